import Foundation
import RxCore

func cpu() -> Double { var t = timespec(); clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return Double(t.tv_sec)*1e9+Double(t.tv_nsec) }
func bench(_ name: String, _ n: Int, _ f: () -> Void) { var best = Double.infinity; for _ in 0..<7 { let s = cpu(); f(); best = min(best, cpu()-s) }; print(name, best/Double(n)) }
nonisolated(unsafe) var sum = 0
bench("create.map.filter.map", 1_000_000) {
  _ = Observable<Int>.create { o in for i in 0..<1_000_000 { o.onNext(i) }; o.onCompleted(); return Disposables.create() }
   .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 2 }.subscribe(onNext: { sum &+= $0 })
}
bench("sub/dispose", 100_000) {
  for _ in 0..<100_000 {
  Observable<Int>.create { o in Disposables.create() }
   .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 2 }.subscribe(onNext: { sum &+= $0 }).dispose() }
}
print(sum)
