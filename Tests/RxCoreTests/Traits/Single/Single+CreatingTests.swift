import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Single: creating` {
  private let log = Log()

  @Test func `create reports one event and is torn down after it`() {
    let succeeding = Single<Int>.create { [log] observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(Broken()))
      return Disposables.create { log.add("teardown") }
    }
    _ = succeeding.subscribe(
      onSuccess: { [log] in log.add("\($0)") }, onFailure: { [log] in log.add("\($0)") },
      onDisposed: { [log] in log.add("over") })
    #expect(log.lines == ["1", "over", "teardown"])
    let failing = Single<Int>.create { observer in
      observer(.failure(Broken()))
      observer(.success(1))
      return Disposables.create()
    }
    #expect(failing.events == "#broken")
  }

  @Test func `an event that the first one causes is ignored`() {
    var report: Single<Int>.SingleObserver?
    let single = Single<Int>.create { observer in
      report = observer
      return Disposables.create()
    }
    _ = single.asObservable().subscribe { [log] event in
      log.add("\(event)")
      report?(.success(2))
      report?(.failure(Broken()))
    }
    report?(.success(1))
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test func `of two threads that report one is heard`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { contest, lane in
      contest.report(lane)
    } isRight: {
      $0.isRight
    }
    #expect(wrong == 0)
  }

  private final class Contest {
    private var observer: Single<Int>.SingleObserver?
    private let log = Log()

    init() {
      let single = Single<Int>.create { [self] observer in
        self.observer = observer
        return Disposables.create { [log] in log.add("teardown") }
      }
      _ = single.asObservable().subscribe { [log] event in
        log.add(event.isStopEvent ? "end" : "element")
      }
    }

    func report(_ lane: Int) {
      observer?(lane == 0 ? .success(0) : .failure(Broken()))
    }

    var isRight: Bool {
      [["element", "end", "teardown"], ["end", "teardown"]].contains(log.lines)
    }
  }

  @Test func `each subscription runs create anew, and its disposal tears it down`() {
    var runs = 0
    let single = Single<Int>.create { [log] _ in
      runs += 1
      return Disposables.create { log.add("teardown") }
    }
    single.subscribe(onSuccess: { _ in }).dispose()
    single.subscribe(onSuccess: { _ in }).dispose()
    #expect(runs == 2)
    #expect(log.lines == ["teardown", "teardown"])
  }

  @Test func `a later stage that fails with the element ends it`() {
    let recovered = Single<Int>.create { observer in
      observer(.success(1))
      return Disposables.create()
    }
    .map { _ -> Int in throw Broken() }
    .catch { _ in Single.just(2) }
    #expect(recovered.events == "2")
  }

  @Test func `just on a scheduler emits, and ends with work of its own`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Single.just(7, scheduler: scheduler).asObservable() }
    #expect(result.events == [.next(201, 7), .completed(202)])
  }
}
