import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("Driver and Signal: the exercise")
struct SearchScreenTests {
  private struct Offline: Error {}

  private static let values: [String: [String]] = ["0": [], "x": ["x"], "y": ["y"]]
  private static let flags = ["f": false, "t": true]

  /// A screen whose requests for `swift` and `rx` succeed and for `bad` fail, two frames later.
  private func makeScreen(
    _ t: MarbleTest
  ) -> (screen: SearchScreen, api: MarbleStub<String, [String]>) {
    let api = t.stub(
      ["swift": "--(x|)", "bad": "--#", "rx": "--(y|)"], values: Self.values, error: Offline())
    return (t.keep(SearchScreen(search: api.call)), api)
  }

  @Test("D12: a failure shows its message once, keeps earlier results, and searching goes on")
  func failure() {
    marbleTest { t in
      let (screen, api) = makeScreen(t)
      let queries = ["s": "swift", "b": "bad", "r": "rx"]
      let typed = "--s----b----r---"
      let found = "0---x---------y-"
      let shown = "---------e------"
      t.bind(typed, values: queries, to: screen.query)
      t.expect(callsOf: api).toBe(typed, values: queries)
      t.expect(screen.results).toBe(found, values: Self.values)
      t.expect(screen.errorMessage).toBe(shown, values: ["e": "Search for bad failed"])
    }
  }

  @Test("D12: loading is true exactly while a request runs")
  func loading() {
    marbleTest { t in
      let (screen, _) = makeScreen(t)
      t.bind("--s----b----r---", values: ["s": "swift", "b": "bad", "r": "rx"], to: screen.query)
      t.expect(screen.isLoading).toBe("f-t-f--t-f--t-f-", values: Self.flags)
    }
  }

  @Test("D12: a newer query cancels the older request, and loading stays true")
  func newerQuery() {
    marbleTest { t in
      let (screen, api) = makeScreen(t)
      t.bind("--sr-----", values: ["s": "swift", "r": "rx"], to: screen.query)
      t.expect(screen.results).toBe("0----y---", values: Self.values)
      t.expect(screen.isLoading).toBe("f-t--f---", values: Self.flags)
      t.expect(subscriptionsOf: api).toBe("--^!", "---^-!")
    }
  }

  @Test("D12: a late subscriber sees the results and not the message")
  func lateSubscriber() {
    marbleTest { t in
      let (screen, _) = makeScreen(t)
      t.bind("s----b-----", values: ["s": "swift", "b": "bad"], to: screen.query)
      t.expect(screen.results, during: "---------^").toBe("---------x-", values: Self.values)
      t.expect(screen.errorMessage, during: "---------^").toBe("-----------")
      t.expect(screen.isLoading, during: "---------^").toBe("---------f-", values: Self.flags)
    }
  }

  @MainActor
  @Test("D12: the screen works on the real main scheduler, with requests under control")
  func realMainScheduler() {
    let log = Log()
    let answers = ["swift": PublishSubject<[String]>(), "bad": PublishSubject<[String]>()]
    let screen = SearchScreen { query in answers[query] ?? PublishSubject() }
    let bag = DisposeBag()
    screen.results.drive(onNext: { log.add("\($0)") }).disposed(by: bag)
    screen.isLoading.drive(onNext: { log.add("\($0)") }).disposed(by: bag)
    screen.errorMessage.emit(onNext: { log.add($0) }).disposed(by: bag)
    screen.query.accept("bad")
    answers["bad"]?.onError(Offline())
    screen.query.accept("swift")
    answers["swift"]?.onNext(["x"])
    answers["swift"]?.onCompleted()
    #expect(
      log.lines == [
        "[]", "false", "true", "Search for bad failed", "false", "true", #"["x"]"#, "false",
      ])
  }
}
