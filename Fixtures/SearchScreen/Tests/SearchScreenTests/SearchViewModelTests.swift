import RxCore
import RxVirtualTime
import SearchScreen
import Testing

@Suite("The search screen")
struct SearchViewModelTests {
  private let found = ["i": [], "x": ["Swift"], "y": ["RxSwift", "RxCocoa"]]

  @Test("a failure shows once, keeps earlier results, and searching goes on")
  func failureLeavesSearchingAlive() {
    marbleTest { t in
      let queries = t.hot("s 399ms b 399ms r", values: Self.queries)
      let api = t.stub(["swift": "--(x|)", "bad": "--#", "rx": "--(y|)"], values: found)
      let model = t.keep(SearchViewModel(search: api.call))
      t.bind(queries, to: model.query)
      t.expect(callsOf: api)
        .toBe("300ms s 399ms b 399ms r", values: Self.queries)
      t.expect(model.results)
        .toBe("i 301ms x 799ms y", values: found)
      t.expect(model.isLoading)
        .toBe("f 299ms t-f 397ms t-f 397ms t-f")
      t.expect(model.errorMessage)
        .toBe("702ms e", values: ["e": "Search for bad failed"])
    }
  }

  @Test("a late subscriber of the message sees nothing, one of the results sees them")
  func lateSubscribers() {
    marbleTest { t in
      let queries = t.hot("s 399ms b 399ms r", values: Self.queries)
      let api = t.stub(["swift": "--(x|)", "bad": "--#", "rx": "--(y|)"], values: found)
      let model = t.keep(SearchViewModel(search: api.call))
      t.bind(queries, to: model.query)
      t.expect(model.results, during: "303ms ^")
        .toBe("303ms x 798ms y", values: found)
      t.expect(model.results, during: "703ms ^")
        .toBe("703ms x 398ms y", values: found)
      t.expect(model.errorMessage, during: "703ms ^")
        .toBe("-")
      t.expect(model.errorMessage, during: "702ms ^")
        .toBe("702ms e", values: ["e": "Search for bad failed"])
      t.expect(model.isLoading, during: "701ms ^")
        .toBe("701ms tf 397ms t-f")
      t.expect(model.isLoading, during: "703ms ^")
        .toBe("703ms f 396ms t-f")
    }
  }

  @Test("loading is true exactly while a request runs")
  func loading() {
    marbleTest { t in
      let queries = t.hot("s 399ms b", values: Self.queries)
      let api = t.stub(["swift": "--x--y---|", "bad": "|"], values: found)
      let model = t.keep(SearchViewModel(search: api.call))
      t.bind(queries, to: model.query)
      t.expect(model.results)
        .toBe("i 301ms x--y", values: found)
      t.expect(model.isLoading)
        .toBe("f 299ms t 8ms f 390ms [tf]")
    }
  }

  @Test("a newer query cancels the older request, and loading does not flicker")
  func newerQueryCancels() {
    marbleTest { t in
      let queries = t.hot("s 309ms r", values: Self.queries)
      let api = t.stub(["swift": "500ms (x|)", "rx": "--(y|)"], values: found)
      let model = t.keep(SearchViewModel(search: api.call))
      t.bind(queries, to: model.query)
      t.expect(subscriptionsOf: api)
        .toBe("300ms ^ 309ms !", "610ms ^-!")
      t.expect(model.results)
        .toBe("i 611ms y", values: found)
      t.expect(model.isLoading)
        .toBe("f 299ms t 311ms f")
    }
  }

  @Test("only the query after which typing rests is searched for")
  func debounces() {
    marbleTest { t in
      let queries = t.hot("b 98ms r 199ms s", values: Self.queries)
      let api = t.stub(["swift": "--(x|)"], values: found)
      let model = t.keep(SearchViewModel(search: api.call))
      t.bind(queries, to: model.query)
      t.expect(callsOf: api)
        .toBe("599ms s", values: Self.queries)
      t.expect(model.results)
        .toBe("i 600ms x", values: found)
    }
  }

  private static let queries = ["s": "swift", "b": "bad", "r": "rx"]
}
