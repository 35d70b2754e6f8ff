import RxCore
import RxVirtualTime
import XCTest

/// Where an error is handled decides whether the screen lives on.
final class CompletionTrapXCTests: XCTestCase {
  private let queries = ["s": "swift", "b": "bad", "r": "rx"]
  private let shown = [
    "x": "results for swift", "e": "Something went wrong", "y": "results for rx",
    "f": "Search for bad failed",
  ]

  func testAnErrorInsideTheChainTurnsIntoTheFallbackThenCompletion() {
    marbleTest { t in
      let typed = t.hot("--s----b----r---", values: queries)
      let api = t.stub(["swift": "(x|)", "bad": "#", "rx": "(y|)"], values: shown)
      let screen = typed.flatMapLatest { api.call($0) }
        .asDriver(onErrorJustReturn: "Something went wrong")
      t.expect(screen).toBe("--x----[e|]", values: shown)
      t.expect(callsOf: api).toBe("--s----b", values: queries)
      t.expect(subscriptionsOf: typed).toBe("^------!")
    }
  }

  func testAnErrorHandledPerRequestLeavesTheChainAlive() {
    marbleTest { t in
      let typed = t.hot("--s----b----r---", values: queries)
      let api = t.stub(["swift": "(x|)", "bad": "#", "rx": "(y|)"], values: shown)
      let screen = typed.flatMapLatest { query in
        api.call(query).asDriver(onErrorJustReturn: "Search for \(query) failed")
      }
      .asDriver(onErrorDriveWith: .empty())
      t.expect(screen).toBe("--x----f----y---", values: shown)
      t.expect(screen, during: "----------^").toBe("----------f-y", values: shown)
      t.expect(subscriptionsOf: typed).toBe("^")
    }
  }
}
