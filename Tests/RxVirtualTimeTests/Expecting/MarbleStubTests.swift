import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Marble stub` {
  @Test func `it answers with diagrams and records its calls`() {
    marbleTest { t in
      let api = t.stub(["swift": "--(x|)", "bad": "--#"], values: ["x": [1, 2]])
      let results = BehaviorRelay<[Int]>(value: [])
      t.bind("-s---b--", values: ["s": "swift", "b": "bad"], to: t.calling(api, into: results))
      t.expect(results).toBe("i--x----", values: ["i": [], "x": [1, 2]])
      t.expect(callsOf: api).toBe("-s---b--", values: ["s": "swift", "b": "bad"])
      t.expect(subscriptionsOf: api).toBe("-^-!-^-!")
    }
  }

  @Test func `an argument without an answer is a failure at the stub's line`() {
    let line = #line + 2
    let failures = marbleFailures { t in
      let stub = t.stub([1: "a|", 2: "b|"])
      t.expect(stub.call(3)).toBe("-")
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(
      failures.first?.text
        == "The stub has no answer to 3, which came at frame 0. It has answers to: 1, 2.")
  }

  @Test func `other calls than expected are reported as calls`() {
    let failures = marbleFailures { t in
      let stub = t.stub(["x": "-a|", "y": "|"])
      t.bind("-x", to: t.calling(stub, into: BehaviorRelay(value: "")))
      t.expect(callsOf: stub, label: "api").toBe("-y")
    }
    #expect(
      failures.map(\.text) == [
        """
        api: calls differ from expected at frame 1
            frame     |.
            source    -x
            expected  -y
            actual    -x
                       ▲ expected next(y) here; next(x) came.
          ≠ next(y) @ 1       next(x) @ 1
          to accept: "-x"
        """
      ])
  }

  @Test func `each answer is cold`() {
    marbleTest { t in
      let stub = t.stub(["x": "-a|"])
      let answer = stub.call("x")
      t.expect(answer, during: "--^").toBe("---a|")
      t.expect(answer, during: "----^").toBe("-----a|")
      t.expect(subscriptionsOf: stub).toBe("--^-!", "----^-!")
    }
  }

  @Test func `a closure answers any argument`() {
    marbleTest { t in
      let api = t.stub { (query: String) in query.isEmpty ? "|" : "--(x|)" }
      t.expect(t.hot("-s-e").flatMap { api.call($0 == "e" ? "" : "swift") }).toBe("---x")
      t.expect(callsOf: api).toBe("-s-e", values: ["s": "swift", "e": ""])
      let numbers: MarbleStub<Int, Int> = t.stub(values: ["x": 10]) { $0 > 1 ? "x|" : "|" }
      t.expect(numbers.call(2)).toBe("x|", values: ["x": 10])
      t.expect(numbers.call(1)).toBe("|")
    }
  }

  @Test func `a mistake in what the closure says is reported at the stub's line`() {
    let line = #line + 2
    let failures = marbleFailures { t in
      let api = t.stub { (number: Int) in number > 1 ? "-a|" : "-(a" }
      t.expect(t.hot("-1-2", values: ["1": 1, "2": 2]).flatMap(api.call)).toBe("-")
    }
    #expect(failures.map(\.location.line) == [line])
    #expect(failures.first?.text.hasPrefix("marble syntax error [unclosed] in cold") == true)
  }

  @Test func `answers that are left before their end are cancellations`() {
    marbleTest { t in
      let api = t.stub(["a": "---x", "b": "-y|", "c": "--z|"])
      t.expect(t.hot("-a--b---c-").flatMapLatest(api.call), during: "^---------!").toBe(
        "-----y----")
      t.expect(callsOf: api).toBe("-a--b---c")
      t.expect(cancellationsOf: api).toBe("----a-----c")
      t.expect(subscriptionsOf: api, for: "b").toBe("----^-!")
      t.expect(subscriptionsOf: api, for: "d").toBe()
    }
  }

  @Test func `a stub has a name in reports`() {
    let failures = marbleFailures { t in
      let api = t.stub(["x": "-a|"], label: "api")
      t.expect(api.call("x")).toBe("-a|")
      t.expect(callsOf: api).toBe("-")
      t.expect(cancellationsOf: api).toBe("x")
      t.expect(subscriptionsOf: api, for: "x").toBe()
      t.expect(api.call("y")).toBe("-")
    }
    let heads = [
      "api has no answer to y, which came at frame 0. It has answers to: x.",
      "api: calls differ from expected at frame 0",
      "api: cancellations differ from expected at frame 0",
      "api: subscriptions differ from expected at frame 0",
    ]
    #expect(failures.count == heads.count)
    for (failure, head) in zip(failures, heads) { #expect(failure.text.hasPrefix(head)) }
  }
}

extension MarbleTest {
  /// An observer that calls the stub with each element and gives its answers to a relay.
  fileprivate func calling<Element>(
    _ stub: MarbleStub<String, Element>, into relay: BehaviorRelay<Element>
  ) -> AnyObserver<String> {
    AnyObserver { event in
      guard let argument = event.element else { return }
      _ = stub.call(argument).subscribe(onNext: relay.accept, onError: { _ in })
    }
  }
}
