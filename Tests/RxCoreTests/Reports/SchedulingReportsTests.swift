import Foundation
import RxCore
import RxVirtualTime
import Synchronization
import TestSupport
import Testing

/// Public reports about disposal, and about which scheduler runs what.
@Suite(.serialized) struct SchedulingReportsTests {
  /// A chain whose elements arrive on a serial queue.
  struct Chain: CustomStringConvertible, Sendable {
    let description: String
    let build: @Sendable (Observable<Int>, SerialDispatchQueueScheduler) -> Observable<Int>

    init(
      _ name: String,
      _ build:
        @escaping @Sendable (Observable<Int>, SerialDispatchQueueScheduler) -> Observable<Int>
    ) {
      description = name
      self.build = build
    }
  }

  private static let chains = [
    Chain("observe(on:)") { $0.observe(on: $1) },
    Chain("subscribe(on:) and observe(on:)") {
      $0.subscribe(on: SerialDispatchQueueScheduler(qos: .default)).observe(on: $1)
    },
    Chain("two queues") {
      $0.observe(on: SerialDispatchQueueScheduler(qos: .default)).observe(on: $1)
    },
    Chain("delay") { $0.delay(.nanoseconds(0), scheduler: $1) },
    Chain("throttle") { $0.throttle(.nanoseconds(0), scheduler: $1) },
    Chain("buffer") {
      $0.buffer(timeSpan: .seconds(60), count: 1, scheduler: $1).map(\.count)
    },
  ]

  /// Notes what begins after a disposal has returned.
  private final class Lateness: Sendable {
    let isOver = Atomic<Bool>(false)
    let late = Atomic<Int>(0)
    let hasBegun = Occasion()
    private let count = Atomic<Int>(0)

    func pass() {
      if isOver.load(ordering: .acquiring) { late.add(1, ordering: .relaxed) }
      if count.add(1, ordering: .relaxed).oldValue == 0 { hasBegun.comes() }
    }
  }

  /// Feeds a chain from a thread until the disposal has been made.
  ///
  /// - Returns: How many elements began after the disposal had returned.
  private func lateElements(
    _ chain: Chain, _ dispose: (any Disposable, SerialDispatchQueueScheduler, Lateness) -> Void
  ) -> Int {
    let (subject, lateness) = (PublishSubject<Int>(), Lateness())
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let subscription = chain.build(subject, scheduler).subscribe(onNext: { _ in lateness.pass() })
    let feeder = OtherThread {
      var number = 0
      while !lateness.isOver.load(ordering: .relaxed) || number < 10 {
        number += 1
        subject.onNext(number)
      }
    }
    lateness.hasBegun.wait()
    dispose(subscription, scheduler, lateness)
    feeder.join()
    let isDrained = Occasion()
    _ = scheduler.schedule(()) {
      isDrained.comes()
      return Disposables.create()
    }
    isDrained.wait()
    return lateness.late.load(ordering: .relaxed)
  }

  @Test(arguments: chains)
  func `report 28: at most one event begins after a disposal on another thread`(chain: Chain) {
    for _ in 1...50 {
      let late = lateElements(chain) { subscription, _, lateness in
        var bag: DisposeBag? = DisposeBag(disposing: subscription)
        withExtendedLifetime(bag) {}
        bag = nil
        lateness.isOver.store(true, ordering: .releasing)
      }
      #expect(late <= 1)
    }
  }

  @Test(arguments: chains)
  func `report 28: no event begins after a disposal on its own queue`(chain: Chain) {
    for _ in 1...50 {
      let late = lateElements(chain) { subscription, scheduler, lateness in
        let isDisposed = Occasion()
        _ = scheduler.schedule(()) {
          subscription.dispose()
          lateness.isOver.store(true, ordering: .releasing)
          isDisposed.comes()
          return Disposables.create()
        }
        isDisposed.wait()
      }
      #expect(late == 0)
    }
  }

  private func lines(of source: Observable<Int>) -> [String] {
    let log = Log()
    _ = source.do(
      onSubscribe: { log.add("subscribe") }, onSubscribed: { log.add("subscribed") },
      onDispose: { log.add("dispose") }
    ).note("", in: log)
    return log.lines
  }

  @Test func `report 31: a source that emits at once has done so by the time of onSubscribed`() {
    let replay = ReplaySubject<Int>.createUnbounded()
    replay.onNext(1)
    replay.onCompleted()
    for source in [Observable.just(1), .from(optional: 1), replay] {
      #expect(lines(of: source) == ["subscribe", "1", "|", "subscribed", "dispose"])
    }
    #expect(lines(of: .empty()) == ["subscribe", "|", "subscribed", "dispose"])
    #expect(lines(of: .error(TestFailure())) == ["subscribe", "#", "subscribed", "dispose"])
  }

  @Test func `report 31: a source that waits for its turn emits after onSubscribed`() {
    let sources: [Observable<Int>] = [
      .of(1), .from([1]), .from(1...1), .range(start: 1, count: 1),
      .repeatElement(1).take(1),
      .generate(initialState: 1, condition: { $0 < 2 }, iterate: { $0 + 1 }),
      .just(1, scheduler: CurrentThreadScheduler.instance),
    ]
    for source in sources {
      #expect(lines(of: source) == ["subscribe", "subscribed", "1", "|", "dispose"])
    }
  }

  @Test func `report 32: the scheduler of the subscription ends it, too`() {
    let ends: [(Recorded<Event<Int>>, Int)] = [
      (.completed(220), 221), (.error(220, TestFailure()), 221), (.next(220, 2), 1001),
    ]
    let forms: [(Observable<Int>, TestScheduler) -> Observable<Int>] = [
      { $0.subscribe(on: $1) },
      { Maybe(raw: $0).subscribe(on: $1).asObservable() },
      { Single(raw: $0).subscribe(on: $1).asObservable() },
    ]
    for (index, form) in forms.enumerated() {
      for (end, time) in ends where index == 0 || end.value.isStopEvent {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), end])
        _ = scheduler.start { form(source.asObservable(), scheduler) }
        #expect(source.subscriptions == [Subscription(201, time)])
      }
    }
  }

  @Test func `report 35: repeated work that is disposed right away does no harm`() {
    let concurrent = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let never = Observable<Int>.never()
    let buffers = never.buffer(timeSpan: .nanoseconds(1), count: 1, scheduler: concurrent)
    let windows = never.window(timeSpan: .nanoseconds(1), count: 1, scheduler: concurrent)
    let sources = [
      Observable<Int>.interval(.nanoseconds(1), scheduler: concurrent),
      Observable<Int>.timer(.nanoseconds(0), period: .nanoseconds(1), scheduler: concurrent),
      buffers.map(\.count), windows.map { _ in 0 },
    ]
    let count = Watchdog.run { () -> Int in
      for source in sources { for _ in 1...2_500 { source.subscribe().dispose() } }
      for _ in 1...2_500 {
        concurrent.schedulePeriodic(0, startAfter: .nanoseconds(0), period: .nanoseconds(1)) {
          $0 + 1
        }.dispose()
      }
      return sources.count
    }
    #expect(count == sources.count)
  }

  @Test func `report 35: no tick comes after a disposal on the same queue`() {
    for _ in 1...200 {
      let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
      let lateness = Lateness()
      let subscription = Observable<Int>.interval(.nanoseconds(1_000), scheduler: scheduler)
        .subscribe(onNext: { _ in lateness.pass() })
      let isDrained = Occasion()
      _ = scheduler.schedule(()) {
        subscription.dispose()
        lateness.isOver.store(true, ordering: .releasing)
        return Disposables.create()
      }
      _ = scheduler.schedule(()) {
        isDrained.comes()
        return Disposables.create()
      }
      isDrained.wait()
      #expect(lateness.late.load(ordering: .relaxed) == 0)
    }
  }
}
