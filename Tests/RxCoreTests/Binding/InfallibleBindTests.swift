import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Bind of a sequence that does not fail` {
  private let log = Log()
  private let source = Infallible.of("a", "b")

  @Test func `observers get the elements and the completion, in the order given`() {
    _ = source.bind(
      to: AnyObserver { [log] in log.add("first \($0)") },
      AnyObserver { [log] in log.add("second \($0)") })
    #expect(
      log.lines == [
        "first next(a)", "second next(a)", "first next(b)", "second next(b)", "first completed",
        "second completed",
      ])
  }

  @Test func `observers of an optional get the elements as optionals`() {
    _ = source.bind(to: AnyObserver<String?> { [log] in log.add("\($0)") })
    #expect(log.lines == ["next(Optional(\"a\"))", "next(Optional(\"b\"))", "completed"])
  }

  @Test func `a function binds it, with one more argument too`() {
    let count = source.bind { sequence in
      var count = 0
      _ = sequence.subscribe(onNext: { _ in count += 1 })
      return count
    }
    let joined = source.bind(
      to: { sequence in
        { separator in
          var text = ""
          _ = sequence.subscribe(onNext: { text += $0 + separator })
          return text
        }
      }, curriedArgument: ".")
    #expect(count == 2)
    #expect(joined == "a.b.")
  }

  @Test func `a closure gets each element`() {
    _ = source.bind(onNext: { [log] in log.add($0) })
    #expect(log.lines == ["a", "b"])
  }

  @Test func `relays get the elements and do not hear of the completion`() {
    marbleTest { t in
      let (behavior, optionalBehavior) = (
        BehaviorRelay(value: "0"), BehaviorRelay<String?>(value: nil)
      )
      let (publish, optionalPublish) = (PublishRelay<String>(), PublishRelay<String?>())
      let replay = ReplayRelay<String>.create(bufferSize: 1)
      let optionalReplay = ReplayRelay<String?>.create(bufferSize: 1)
      t.expect(behavior).toBe("0-a--")
      t.expect(optionalBehavior.map { $0 ?? "n" }).toBe("n-a--")
      t.expect(publish).toBe("--a--")
      t.expect(optionalPublish.map { $0 ?? "n" }).toBe("--a--")
      t.expect(replay).toBe("--a--")
      t.expect(optionalReplay.map { $0 ?? "n" }).toBe("--a--")
      let source = t.hot("--a-|").asInfallible(onErrorJustReturn: "")
      _ = source.bind(to: behavior)
      _ = source.bind(to: optionalBehavior)
      _ = source.bind(to: publish)
      _ = source.bind(to: optionalPublish)
      _ = source.bind(to: replay)
      _ = source.bind(to: optionalReplay)
    }
  }

  @Test func `an observer that ends the binding leaves later ones without the event`() {
    for event in [Event.next(1), .completed] {
      let log = Log()
      let (subject, binding) = (PublishSubject<Int>(), SerialDisposable())
      let ending = AnyObserver<Int> { event in
        log.add("ending \(event)")
        binding.dispose()
      }
      let later = AnyObserver<Int> { log.add("later \($0)") }
      binding.disposable = subject.asInfallible(onErrorJustReturn: 0).bind(to: ending, later)
      subject.on(event)
      #expect(log.lines == ["ending \(event)"])
      #expect(!subject.hasObservers)
    }
  }

  @Test func `and those of an optional`() {
    for event in [Event.next(1), .completed] {
      let log = Log()
      let (subject, binding) = (PublishSubject<Int>(), SerialDisposable())
      let ending = AnyObserver<Int?> { _ in
        log.add("ending")
        binding.dispose()
      }
      let later = AnyObserver<Int?> { log.add("later \($0)") }
      binding.disposable = subject.asInfallible(onErrorJustReturn: 0).bind(to: ending, later)
      subject.on(event)
      #expect(log.lines == ["ending"])
    }
  }

  @Test func `a binding ends when it is disposed, and releases what it held`() {
    let subject = PublishSubject<String>()
    let source = subject.asInfallible(onErrorJustReturn: "")
    var bindings: [any Disposable] = []
    let (behavior, publish) = (BehaviorRelay(value: "0"), PublishRelay<String>())
    _ = publish.subscribe(onNext: { [log] in log.add("relay \($0)") })
    let trace = Trace { captive in
      let observer = AnyObserver<String> { [log] event in
        withExtendedLifetime(captive) { log.add("\(event)") }
      }
      bindings = [
        source.bind(onNext: { [log] in log.add($0) }),
        source.bind(to: observer), source.bind(to: behavior), source.bind(to: publish),
      ]
    }
    subject.onNext("a")
    for binding in bindings { binding.dispose() }
    #expect(!trace.isAlive)
    subject.onNext("b")
    subject.onCompleted()
    #expect(log.lines == ["a", "next(a)", "relay a"])
    #expect(behavior.value == "a")
  }
}
