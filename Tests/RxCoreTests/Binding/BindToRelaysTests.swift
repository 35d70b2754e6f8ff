import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Bind to relays` {
  private struct Broken: Error {}

  @Test func `publish relays get each element and do not hear of the end`() {
    marbleTest { t in
      let relay = PublishRelay<String>()
      let other = PublishRelay<String>()
      t.expect(relay).toBe("--a-b---")
      t.expect(other).toBe("--a-b---")
      _ = t.hot("--a-b-|").bind(to: relay, other)
    }
  }

  @Test func `behavior relays get each element and do not hear of the end`() {
    marbleTest { t in
      let relay = BehaviorRelay(value: "0")
      let other = BehaviorRelay(value: "1")
      t.expect(relay).toBe("0-a-b---")
      t.expect(other).toBe("1-a-b---")
      _ = t.hot("--a-b-|").bind(to: relay, other)
    }
  }

  @Test func `relays get an element in the order given`() {
    let log = Log()
    let first = PublishRelay<Int>()
    let second = PublishRelay<Int>()
    _ = first.bind(onNext: { log.add("first \($0)") })
    _ = second.bind(onNext: { log.add("second \($0)") })
    let subject = PublishSubject<Int>()
    _ = subject.bind(to: second, first)
    subject.onNext(1)
    #expect(log.lines == ["second 1", "first 1"])
  }

  @Test func `a relay whose observer ends the binding leaves later ones without the element`() {
    let (subject, binding) = (PublishSubject<Int>(), SerialDisposable())
    let (ending, later) = (PublishRelay<Int>(), PublishRelay<Int>())
    _ = ending.bind(onNext: { _ in binding.dispose() })
    binding.disposable = subject.bind(to: ending, later)
    let log = Log()
    _ = later.bind(onNext: { log.add("\($0)") })
    subject.onNext(1)
    #expect(log.lines == [])
  }

  @Test func `relays of an optional get the elements as optionals`() {
    marbleTest { t in
      let publish = PublishRelay<String?>()
      let behavior = BehaviorRelay<String?>(value: nil)
      t.expect(publish.map { $0 ?? "-" }).toBe("--a-b---")
      t.expect(behavior.map { $0 ?? "n" }).toBe("n-a-b---")
      let source = t.hot("--a-b-|")
      _ = source.bind(to: publish)
      _ = source.bind(to: behavior)
    }
  }

  @Test func `relays bound to each other come to rest when the echo is filtered out`() {
    let log = Log()
    let first = BehaviorRelay(value: 0)
    let second = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    first.bind(onNext: { log.add("first \($0)") }).disposed(by: bag)
    first.bind(to: second).disposed(by: bag)
    second.filter { [weak first] in $0 != first?.value }.bind(to: first).disposed(by: bag)
    first.accept(1)
    second.accept(2)
    #expect(log.lines == ["first 0", "first 1", "first 2"])
    #expect(second.value == 2)
  }

  @Test func `a failure that reaches a relay stops a debug build and spares a release build`() async
  {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let subject = PublishSubject<Int>()
        _ = subject.bind(to: PublishRelay())
        subject.onError(Broken())
      }
      #expect(result?.standardErrorText.contains("Fatal error: Binding error: Broken()") == true)
    #else
      let relay = BehaviorRelay(value: 0)
      let subject = PublishSubject<Int>()
      _ = subject.bind(to: relay)
      subject.onError(Broken())
      relay.accept(1)
      #expect(relay.value == 1)
    #endif
  }
}
