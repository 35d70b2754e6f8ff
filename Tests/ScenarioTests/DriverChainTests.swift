import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("Driver and Signal: chains and their end")
struct DriverChainTests {
  private struct Broken: Error {}

  private static let queries = ["s": "swift", "b": "bad", "r": "rxswift"]
  private static let shown = [
    "s": "results for swift", "r": "results for rxswift", "w": "Something went wrong",
    "f": "Search for bad failed",
  ]

  private static func search(_ query: String) -> Observable<String> {
    query == "bad" ? .error(Broken()) : .just("results for \(query)")
  }

  @Test("D08: an error inside the chain becomes the fallback and the end: later queries are lost")
  func completionTrap() {
    marbleTest { t in
      let queries = t.hot("--s--b----r--", values: Self.queries)
      let screen =
        queries
        .flatMapLatest { Self.search($0) }
        .asDriver(onErrorJustReturn: "Something went wrong")
      t.expect(screen).toBe("--s--(w|)", values: Self.shown)
      t.expect(subscriptionsOf: queries).toBe("^----!")
    }
  }

  @Test("D09: an error handled per request leaves the chain of queries alive")
  func handledPerRequest() {
    marbleTest { t in
      let queries = t.hot("--s--b----r--", values: Self.queries)
      let screen =
        queries
        .flatMapLatest { query in
          Self.search(query).asDriver(onErrorJustReturn: "Search for \(query) failed")
        }
        .asDriver(onErrorDriveWith: .empty())
      t.expect(screen).toBe("--s--f----r--", values: Self.shown)
      t.expect(subscriptionsOf: queries).toBe("^------------")
    }
  }

  @MainActor
  @Test("D08, D09: the trap and its mend on the real main scheduler")
  func onMain() {
    let trap = Log()
    let mend = Log()
    let queries = PublishSubject<String>()
    let bag = DisposeBag()
    queries.flatMapLatest { Self.search($0) }
      .asDriver(onErrorJustReturn: "Something went wrong")
      .drive(onNext: { trap.add($0) }, onCompleted: { trap.add("completed") })
      .disposed(by: bag)
    queries
      .flatMapLatest {
        Self.search($0).asDriver(onErrorJustReturn: "Search for \($0) failed")
      }
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { mend.add($0) }, onCompleted: { mend.add("completed") })
      .disposed(by: bag)
    for query in ["swift", "bad", "rxswift"] { queries.onNext(query) }
    #expect(trap.lines == ["results for swift", "Something went wrong", "completed"])
    #expect(
      mend.lines == ["results for swift", "Search for bad failed", "results for rxswift"])
  }

  @Test("D10: map and distinctUntilChanged keep the trait")
  func operatorsKeepTheTrait() {
    marbleTest { t in
      let typed = BehaviorRelay(value: "")
      let texts = ["a": "a", "b": "ab", "c": "abc", "d": "abcd", "e": " ab "]
      t.bind("--a-b-c-d-e-", values: texts, to: typed)
      let validation: Driver<String> = typed.asDriver()
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .map { $0.count >= 3 ? "valid" : "too short" }
        .distinctUntilChanged()
      t.expect(validation).toBe(
        "s-----v---s-", values: ["s": "too short", "v": "valid"])
    }
  }

  @MainActor
  @Test("D10: map and distinctUntilChanged on the real main scheduler")
  func operatorsOnMain() {
    let log = Log()
    let typed = BehaviorRelay(value: "")
    let subscription = typed.asDriver()
      .map { $0.count >= 3 ? "valid" : "too short" }
      .distinctUntilChanged()
      .drive(onNext: { log.add($0) })
    for text in ["a", "ab", "abc", "abcd", "ab"] { typed.accept(text) }
    #expect(log.lines == ["too short", "valid", "too short"])
    subscription.dispose()
  }

  @Test("D13: catchAndReturn on an observable ends it just as the trait's fallback does")
  func catchAndReturn() {
    marbleTest { t in
      let source = t.cold("--a--#", error: Broken())
      t.expect(source.catchAndReturn("x")).toBe("--a--(x|)")
      t.expect(source.asDriver(onErrorJustReturn: "x")).toBe("--a--(x|)")
      t.expect(source.asSignal(onErrorJustReturn: "x")).toBe("--a--(x|)")
    }
  }
}
