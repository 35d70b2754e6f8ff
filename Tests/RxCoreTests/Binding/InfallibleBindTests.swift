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
}
