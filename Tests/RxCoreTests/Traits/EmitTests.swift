import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Emit` {
  private final class Screen {
    let log: Log
    init(_ log: Log) { self.log = log }
  }

  private let log = Log()

  @Test func `observers get the elements and the completion, in the order given`() {
    marbleTest { t in
      let source = t.hot("--a-|").asSignal(onErrorJustReturn: "")
      let log = log
      _ = source.emit(
        to: AnyObserver { log.add("first \($0)@\(t.scheduler.clock)") },
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
      binding.disposable = t.hot("--a-|").asSignal(onErrorJustReturn: "").emit(
        to: ending, AnyObserver { log.add("\($0)") })
      let replay = ReplayRelay<String>.createUnbound()
      let other = SerialDisposable()
      _ = replay.subscribe(onNext: { _ in other.dispose() })
      let last = ReplayRelay<String>.createUnbound()
      _ = last.subscribe(onNext: { log.add("relay \($0)") })
      other.disposable = t.hot("--a-|").asSignal(onErrorJustReturn: "").emit(to: replay, last)
    }
    #expect(log.lines == [])
  }

  @Test func `observers of an optional get the elements as optionals`() {
    marbleTest { t in
      let subject = PublishSubject<String?>()
      t.expect(subject.map { $0 ?? "nil" }).toBe("--a-|")
      _ = t.hot("--a-|").asSignal(onErrorJustReturn: "").emit(to: subject)
    }
  }

  @Test func `relays get the elements and do not hear of the completion`() {
    marbleTest { t in
      let behavior = BehaviorRelay(value: "0")
      let optionalBehavior = BehaviorRelay<String?>(value: nil)
      let publish = PublishRelay<String>()
      let optionalPublish = PublishRelay<String?>()
      t.expect(behavior).toBe("0-a--")
      t.expect(optionalBehavior.map { $0 ?? "n" }).toBe("n-a--")
      t.expect(publish).toBe("--a--")
      t.expect(optionalPublish.map { $0 ?? "n" }).toBe("--a--")
      let signal = t.hot("--a-|").asSignal(onErrorJustReturn: "")
      _ = signal.emit(to: behavior)
      _ = signal.emit(to: optionalBehavior)
      _ = signal.emit(to: publish)
      _ = signal.emit(to: optionalPublish)
    }
  }

  @MainActor
  @Test func `closures are not called once their object is gone`() {
    let relay = PublishRelay<String>()
    var screen: Screen? = Screen(log)
    weak let watched = screen
    let subscription = relay.asSignal().emit(
      with: screen ?? Screen(log), onNext: { $0.log.add($1) },
      onDisposed: { $0.log.add("disposed") })
    relay.accept("a")
    screen = nil
    #expect(watched == nil)
    relay.accept("b")
    subscription.dispose()
    #expect(log.lines == ["a"])
  }

  @MainActor
  @Test func `closures are called at each kind of event`() {
    let subject = PublishSubject<String>()
    let signal = subject.asSignal(onErrorJustReturn: "fallback")
    _ = signal.emit(
      onNext: { log.add($0) }, onCompleted: { log.add("completed") },
      onDisposed: { log.add("disposed") })
    subject.onNext("a")
    subject.onError(RxError.unknown)
    #expect(log.lines == ["a", "fallback", "completed", "disposed"])
  }

  @MainActor
  @Test func `without arguments the sequence runs for what it does on its way`() {
    Signal.just("x").do(onNext: { log.add($0) }).emit().dispose()
    #expect(log.lines == ["x"])
  }

  @Test func `every overload stops the process off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit(to: PublishSubject<String>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit(to: PublishSubject<String?>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit(to: BehaviorRelay(value: ""))
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit(to: BehaviorRelay<String?>(value: nil))
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit(to: PublishRelay<String>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit(to: PublishRelay<String?>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit(with: PublishSubject<Int>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit(onNext: { _ in })
    }
    await #expect(processExitsWith: .failure) {
      _ = Signal.just("x").emit()
    }
  }
}
