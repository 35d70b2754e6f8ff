import Foundation
import RxCore
import TestSupport
import Testing

/// Inputs that only store must never deliver, however the threads meet.
@Suite("Inputs that only store")
struct StoringInputTests {
  /// Runs `taps` on this thread while another one calls `write` without a pause, and counts what
  /// `observe` saw on other threads.
  private func strays(
    _ make: (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>
  ) -> (strays: Int, deliveries: Int) {
    let taps = PublishSubject<Int>()
    let written = PublishSubject<Int>()
    let tapper = Thread.current
    var strays = 0
    var deliveries = 0
    let subscription = make(taps, written).subscribe(onNext: { _ in
      if Thread.current != tapper { strays += 1 }
      deliveries += 1
    })
    let isOver = BooleanDisposable()
    let hasEnded = DispatchSemaphore(value: 0)
    written.onNext(0)
    Thread {
      var number = 0
      while !isOver.isDisposed {
        number += 1
        written.onNext(number)
      }
      hasEnded.signal()
    }.start()
    for tap in 0..<100_000 { taps.onNext(tap) }
    isOver.dispose()
    hasEnded.wait()
    subscription.dispose()
    return (strays, deliveries)
  }

  @Test("the second of withLatestFrom never delivers a tap")
  func withLatestFrom() {
    let result = Watchdog.run { strays { taps, written in taps.withLatestFrom(written) } }
    #expect(result?.strays == 0)
    #expect(result?.deliveries == 100_000)
  }

  @Test("the source of sample never delivers")
  func sample() {
    let result = Watchdog.run {
      strays { taps, written in written.sample(taps, defaultValue: -1) }
    }
    #expect(result?.strays == 0)
    #expect(result?.deliveries == 100_000)
  }

  @Test("elements of timed operators leave on their scheduler")
  func timed() {
    let counts = Watchdog.run { () -> [Int] in
      let key = DispatchSpecificKey<Bool>()
      let queue = DispatchQueue(label: "timed")
      queue.setSpecific(key: key, value: true)
      let scheduler = SerialDispatchQueueScheduler(
        queue: queue, internalSerialQueueName: "timed.serial")
      let operators: [(Observable<Int>) -> Observable<Int>] = [
        { $0.delay(.microseconds(50), scheduler: scheduler) },
        { $0.debounce(.nanoseconds(0), scheduler: scheduler) },
      ]
      return operators.map { apply in
        let source = PublishSubject<Int>()
        var strays = 0
        let subscription = apply(source).subscribe(onNext: { _ in
          if DispatchQueue.getSpecific(key: key) != true { strays += 1 }
        })
        for number in 0..<10_000 { source.onNext(number) }
        subscription.dispose()
        return strays
      }
    }
    #expect(counts == [0, 0])
  }
}
