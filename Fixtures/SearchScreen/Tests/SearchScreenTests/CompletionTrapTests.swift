import RxCore
import RxVirtualTime
import Testing

@Suite("Where an error is handled")
struct CompletionTrapTests {
  private let queries = ["s": "swift", "b": "bad", "r": "rx"]
  private let shown = [
    "x": "results for swift", "e": "Something went wrong", "y": "results for rx",
    "f": "Search for bad failed",
  ]

  @Test("an error inside the chain turns into the fallback, then completion")
  func trap() {
    marbleTest { t in
      let typed = t.hot("--s----b----r---", values: queries)
      let api = t.stub(["swift": "(x|)", "bad": "#", "rx": "(y|)"], values: shown)
      let screen = typed.flatMapLatest { api.call($0) }
        .asDriver(onErrorJustReturn: "Something went wrong")
      t.expect(screen)
        .toBe("--x----[e|]", values: shown)
      t.expect(callsOf: api)
        .toBe("--s----b", values: queries)
      t.expect(subscriptionsOf: typed)
        .toBe("^------!")
    }
  }

  @Test("a late subscriber of the completed driver starts the chain anew")
  func lateSubscriberOfTheTrap() {
    marbleTest { t in
      let typed = t.hot("--s----b----r---", values: queries)
      let api = t.stub(["swift": "(x|)", "bad": "#", "rx": "(y|)"], values: shown)
      let screen = typed.flatMapLatest { api.call($0) }
        .asDriver(onErrorJustReturn: "Something went wrong")
      t.expect(screen).toBe("--x----[e|]", values: shown)
      t.expect(screen, during: "---------^").toBe("------------y", values: shown)
    }
  }

  @Test("an error handled per request leaves the chain alive")
  func mend() {
    marbleTest { t in
      let typed = t.hot("--s----b----r---", values: queries)
      let api = t.stub(["swift": "(x|)", "bad": "#", "rx": "(y|)"], values: shown)
      let screen = typed.flatMapLatest { query in
        api.call(query).asDriver(onErrorJustReturn: "Search for \(query) failed")
      }
      .asDriver(onErrorDriveWith: .empty())
      t.expect(screen)
        .toBe("--x----f----y---", values: shown)
      t.expect(screen, during: "----------^")
        .toBe("----------f-y", values: shown)
      t.expect(callsOf: api)
        .toBe("--s----b----r", values: queries)
      t.expect(subscriptionsOf: typed)
        .toBe("^")
    }
  }
}
