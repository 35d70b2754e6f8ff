import Dispatch
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct BufferTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/buffer", of: Int.self) { c, s in
      let time = try c.word() == "never" ? .never : try c.interval()
      return try s.first.buffer(timeSpan: time, count: c.integer(1), scheduler: s.scheduler)
    }
  }

  @Test func `on the main scheduler it runs on the virtual clock that overrides it`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var records: [String] = []
    let source = scheduler.createHotObservable([.next(10, 1), .next(12, 2), .completed(18)])
    scheduler.scheduleAt(5) {
      _ = source.buffer(timeSpan: .seconds(6), count: 3, scheduler: MainScheduler.instance)
        .subscribe { records.append("\($0)@\(scheduler.clock)") }
    }
    scheduler.start()
    #expect(records == ["next([1])@11", "next([2])@17", "next([])@18", "completed@18"])
  }

  @Test func `an element that an array causes is in the next one`() {
    let tap = Tap<Int>()
    var arrays: [[Int]] = []
    let subscription = tap.sequence
      .buffer(timeSpan: .never, count: 2, scheduler: LateScheduler())
      .subscribe(onNext: { array in
        arrays.append(array)
        if array == [1, 2] {
          for element in 3...5 { tap.emit(element) }
          arrays.append([])
        }
      })
    for element in 1...2 { tap.emit(element) }
    tap.emit(6)
    #expect(arrays == [[1, 2], [], [3, 4], [5, 6]])
    subscription.dispose()
  }

  @Test func `a timer that was too late to be stopped sends nothing`() {
    let scheduler = LateScheduler()
    let tap = Tap<Int>()
    var arrays: [[Int]] = []
    let subscription = tap.sequence.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
      .subscribe(onNext: { arrays.append($0) })
    for element in 1...3 { tap.emit(element) }
    scheduler.run(0)
    #expect(arrays == [[1, 2]])
    scheduler.run(1)
    #expect(arrays == [[1, 2], [3]])
    subscription.dispose()
    scheduler.run(2)
    #expect(arrays == [[1, 2], [3]])
  }

  @Test func `no timer is started once nobody listens`() {
    let scheduler = LateScheduler()
    let tap = Tap<Int>()
    _ = tap.sequence.buffer(timeSpan: .seconds(1), count: 1, scheduler: scheduler).take(1)
      .subscribe()
    tap.emit(1)
    #expect(scheduler.count == 1)
  }

  @Test func `each subscription collects for itself`() {
    let arrays = Observable.of(1, 2, 3)
      .buffer(timeSpan: .never, count: 2, scheduler: LateScheduler())
    #expect(arrays.transcript == "[1, 2] [3] |")
    #expect(arrays.transcript == "[1, 2] [3] |")
  }

  @Test func `what waits is released with the subscription and on failure`() {
    let source = PublishSubject<AnyObject>()
    let arrays = source.buffer(timeSpan: .never, count: 3, scheduler: LateScheduler())
    let subscription = arrays.subscribe()
    let first = Trace { source.onNext($0) }
    #expect(first.isAlive)
    subscription.dispose()
    #expect(!first.isAlive)
    let failing = arrays.subscribe(onError: { _ in })
    let second = Trace { source.onNext($0) }
    source.onError(Broken())
    #expect(!second.isAlive)
    failing.dispose()
  }

  @Test func `arrays leave on the scheduler, full ones too`() {
    let places = Watchdog.run { () -> [Bool] in
      let key = DispatchSpecificKey<Bool>()
      let queue = DispatchQueue(label: "buffer")
      queue.setSpecific(key: key, value: true)
      let scheduler = SerialDispatchQueueScheduler(
        queue: queue, internalSerialQueueName: "buffer.serial")
      let hasEnded = DispatchSemaphore(value: 0)
      var places: [Bool] = []
      let subscription = Observable.range(start: 0, count: 5)
        .buffer(timeSpan: .seconds(3_600), count: 2, scheduler: scheduler)
        .subscribe(
          onNext: { _ in places.append(DispatchQueue.getSpecific(key: key) == true) },
          onCompleted: { hasEnded.signal() })
      hasEnded.wait()
      subscription.dispose()
      return places
    }
    #expect(places == [true, true, true])
  }

  @Test func `no lock is held while an observer runs`() {
    let tap = Tap<Int>()
    let scheduler = LateScheduler()
    let hangs = ForeignLock.hangs { observe in
      _ = tap.sequence.buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
        .subscribe(onNext: { _ in observe() })
      tap.emit(1)
    } emit: {
      tap.emit(2)
    } enter: {
      tap.emit(3)
      scheduler.run(0)
      tap.complete()
    }
    #expect(!hangs)
  }

  @Test func `no element is lost or doubled where its time and the last element meet`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { state, lane in
      if lane == 0 {
        for element in 1...20 { state.tap.emit(element) }
      } else {
        for index in 0..<20 { state.scheduler.run(index) }
      }
    } isRight: { state in
      state.tap.complete()
      return state.elements == Array(1...20)
    }
    #expect(wrong == 0)
  }

  private final class Contest: @unchecked Sendable {
    let tap = Tap<Int>()
    let scheduler = LateScheduler()
    /// Not protected: two events at once would be a race on it.
    private(set) var elements: [Int] = []

    init() {
      _ = tap.sequence.buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
        .subscribe(onNext: { self.elements += $0 })
    }
  }
}
