import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Drive` {
  private final class Screen {
    let log: Log
    init(_ log: Log) { self.log = log }
  }

  private let log = Log()

  @Test func `observers get the elements and the completion, in the order given`() {
    marbleTest { t in
      let source = t.hot("--a-|").asDriver(onErrorJustReturn: "")
      let log = log
      _ = source.drive(
        AnyObserver { log.add("first \($0)@\(t.scheduler.clock)") },
        AnyObserver { log.add("second \($0)@\(t.scheduler.clock)") })
    }
    #expect(
      log.lines == [
        "first next(a)@2", "second next(a)@2", "first completed@4", "second completed@4",
      ])
  }

  @Test func `an observer that ends it leaves later ones without the event`() {
    marbleTest { t in
      let (binding, log) = (SerialDisposable(), log)
      let ending = AnyObserver<String> { _ in binding.dispose() }
      binding.disposable = t.hot("--a-|").asDriver(onErrorJustReturn: "").drive(
        ending, AnyObserver { log.add("\($0)") })
      let replay = ReplayRelay<String>.createUnbound()
      let other = SerialDisposable()
      _ = replay.subscribe(onNext: { _ in other.dispose() })
      let last = ReplayRelay<String>.createUnbound()
      _ = last.subscribe(onNext: { log.add("relay \($0)") })
      other.disposable = t.hot("--a-|").asDriver(onErrorJustReturn: "").drive(replay, last)
    }
    #expect(log.lines == [])
  }

  @Test func `observers of an optional get the elements as optionals`() {
    marbleTest { t in
      let subject = PublishSubject<String?>()
      t.expect(subject.map { $0 ?? "nil" }).toBe("--a-|")
      _ = t.hot("--a-|").asDriver(onErrorJustReturn: "").drive(subject)
    }
  }

  @Test func `relays get the elements and do not hear of the completion`() {
    marbleTest { t in
      let relay = BehaviorRelay(value: "0")
      let optional = BehaviorRelay<String?>(value: nil)
      t.expect(relay).toBe("0-a--")
      t.expect(optional.map { $0 ?? "n" }).toBe("n-a--")
      let driver = t.hot("--a-|").asDriver(onErrorJustReturn: "")
      _ = driver.drive(relay)
      _ = driver.drive(optional)
    }
  }

  @MainActor
  @Test func `a function gets the sequence and returns what it likes`() {
    let text = Driver.just("x").drive { source -> String in
      _ = source.subscribe(onNext: { log.add($0) })
      return "done"
    }
    #expect(text == "done")
    #expect(log.lines == ["x"])
  }

  @MainActor
  @Test func `a function of two steps gets the sequence and the argument`() {
    func note(_ source: Observable<String>) -> (String) -> any Disposable {
      { prefix in source.subscribe(onNext: { log.add(prefix + $0) }) }
    }
    Driver.just("x").drive(note, curriedArgument: "> ").dispose()
    #expect(log.lines == ["> x"])
  }

  @MainActor
  @Test func `closures are not called once their object is gone`() {
    let relay = BehaviorRelay(value: "a")
    var screen: Screen? = Screen(log)
    weak let watched = screen
    let subscription = relay.asDriver().drive(
      with: screen ?? Screen(log), onNext: { $0.log.add($1) },
      onDisposed: { $0.log.add("disposed") })
    screen = nil
    #expect(watched == nil)
    relay.accept("b")
    subscription.dispose()
    #expect(log.lines == ["a"])
  }

  @MainActor
  @Test func `closures are called at each kind of event`() {
    let subject = PublishSubject<String>()
    let driver = subject.asDriver(onErrorJustReturn: "fallback")
    _ = driver.drive(
      onNext: { log.add($0) }, onCompleted: { log.add("completed") },
      onDisposed: { log.add("disposed") })
    subject.onNext("a")
    subject.onError(RxError.unknown)
    #expect(log.lines == ["a", "fallback", "completed", "disposed"])
  }

  @MainActor
  @Test func `without arguments the sequence runs for what it does on its way`() {
    Driver.just("x").do(onNext: { log.add($0) }).drive().dispose()
    #expect(log.lines == ["x"])
  }

  @MainActor
  @Test func `main-actor state is within reach of a closure written on the main actor`() {
    let label = Label()
    let subscription = Driver.just("x").drive(onNext: { label.text = $0 })
    #expect(label.text == "x")
    subscription.dispose()
  }

  @MainActor
  private final class Label {
    var text = ""
  }

  @Test func `every overload stops the process off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive(PublishSubject<String>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive(PublishSubject<String?>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive(BehaviorRelay(value: ""))
    }
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive(BehaviorRelay<String?>(value: nil))
    }
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive { _ in 1 }
    }
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive({ _ in { $0 } }, curriedArgument: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive(with: PublishSubject<Int>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive(onNext: { _ in })
    }
    await #expect(processExitsWith: .failure) {
      _ = Driver.just("x").drive()
    }
  }
}
