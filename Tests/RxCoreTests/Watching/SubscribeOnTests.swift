import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("subscribe(on:)")
struct SubscribeOnTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Watching/subscribeOn") { c, s in
      switch c.arguments.text {
      case "": try s.first.subscribe(on: s.scheduler)
      case "main": try s.first.subscribe(on: MainScheduler.instance)
      default: throw c.unknownArguments
      }
    }
  }

  @Test("the subscription and its disposal are both scheduled")
  func bothAreScheduled() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test("disposal before the subscription prevents it")
  func disposedBefore() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let subscription = source.subscribe(on: scheduler).subscribe()
    subscription.dispose()
    scheduler.start()
    #expect(source.subscriptions.isEmpty)
  }

  @Test("a source that holds the scheduler while it is subscribed to can be stopped")
  func stopsWhatHoldsTheScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    var emitted = 0
    let endless = Observable<Int>.create { observer in
      while emitted < 1_000 {
        emitted += 1
        observer.onNext(emitted)
      }
      return Disposables.create()
    }
    var mapped = 0
    var elements: [Int] = []
    _ = endless.map { number -> Int in
      mapped += 1
      return number
    }.subscribe(on: scheduler).take(2).subscribe(onNext: { elements.append($0) })
    scheduler.start()
    #expect(elements == [1, 2])
    #expect(mapped == 2)
  }

  @Test("however disposal and subscription meet, the source is torn down on the scheduler")
  func tearsDownOnTheScheduler() {
    let wrong = Race.wrongRounds(of: 20_000) {
      Meeting()
    } _: { meeting, lane in
      if lane == 0 { meeting.scheduler.run() } else { meeting.subscription.dispose() }
    } isRight: { meeting in
      meeting.scheduler.run()
      return !meeting.wasTornDownElsewhere
    }
    #expect(wrong == 0)
  }

  /// A source whose subscription is scheduled.
  private final class Meeting: @unchecked Sendable {
    let scheduler = StepScheduler()
    let subscription = SingleAssignmentDisposable()
    private(set) var wasTornDownElsewhere = false

    init() {
      let source = Observable<Int>.create { [unowned self] _ in
        Disposables.create { [unowned self] in
          self.wasTornDownElsewhere = !self.scheduler.isRunningHere
        }
      }
      subscription.setDisposable(source.subscribe(on: scheduler).subscribe())
    }
  }

  /// Runs what is scheduled when told to.
  private final class StepScheduler: ImmediateSchedulerType, @unchecked Sendable {
    private let work = Guarded<[() -> Void]>([])
    private let runner = Guarded<ThreadIdentity?>(nil)

    var isRunningHere: Bool { runner.with { $0 } == .current }

    func schedule<StateType>(
      _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
      let slot = SingleAssignmentDisposable()
      work.with { $0.append { if !slot.isDisposed { slot.setDisposable(action(state)) } } }
      return slot
    }

    func run() {
      runner.with { $0 = .current }
      while let next = work.with({ $0.isEmpty ? nil : $0.removeFirst() }) { next() }
      runner.with { $0 = nil }
    }
  }
}
