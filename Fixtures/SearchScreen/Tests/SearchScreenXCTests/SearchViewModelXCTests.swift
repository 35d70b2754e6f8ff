import RxCore
import RxVirtualTime
import SearchScreen
import XCTest

/// The exercise once more, as a project that uses XCTest would test it.
final class SearchViewModelXCTests: XCTestCase {
  private let queries = ["s": "swift", "b": "bad", "r": "rx"]
  private let found = ["i": [], "x": ["Swift"], "y": ["RxSwift", "RxCocoa"]]

  func testAFailureShowsOnceKeepsEarlierResultsAndSearchingGoesOn() {
    marbleTest { t in
      let typed = t.hot("s 399ms b 399ms r", values: queries)
      let api = t.stub(["swift": "--(x|)", "bad": "--#", "rx": "--(y|)"], values: found)
      let model = t.keep(SearchViewModel(search: api.call))
      t.bind(typed, to: model.query)
      t.expect(model.results).toBe("i 301ms x 799ms y", values: found)
      t.expect(model.isLoading).toBe("f 299ms t-f 397ms t-f 397ms t-f")
      t.expect(model.errorMessage).toBe("702ms e", values: ["e": "Search for bad failed"])
    }
  }

  func testALateSubscriberOfTheMessageSeesNothingOneOfTheResultsSeesThem() {
    marbleTest { t in
      let typed = t.hot("s 399ms b", values: queries)
      let api = t.stub(["swift": "--(x|)", "bad": "--#"], values: found)
      let model = t.keep(SearchViewModel(search: api.call))
      t.bind(typed, to: model.query)
      t.expect(model.results, during: "303ms ^").toBe("303ms x", values: found)
      t.expect(model.results, during: "703ms ^").toBe("703ms x", values: found)
      t.expect(model.errorMessage, during: "703ms ^").toBe("-")
    }
  }

  func testANewerQueryCancelsTheOlderRequest() {
    marbleTest { t in
      let typed = t.hot("s 309ms r", values: queries)
      let api = t.stub(["swift": "500ms (x|)", "rx": "--(y|)"], values: found)
      let model = t.keep(SearchViewModel(search: api.call))
      t.bind(typed, to: model.query)
      t.expect(subscriptionsOf: api).toBe("300ms ^ 309ms !", "610ms ^-!")
      t.expect(model.results).toBe("i 611ms y", values: found)
    }
  }
}
