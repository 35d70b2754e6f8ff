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
