// What a client must not be able to do with the kernel: each line is to be refused.
import RxCore

final class Homemade: Observable<Int> {}  // error: cannot inherit

func reach(into sequence: Observable<Int>) {
  _ = sequence.map { $0 + 1 }.subscribe(onNext: { _ in })
  sequence.run(0)  // error: 'run' is inaccessible
}
