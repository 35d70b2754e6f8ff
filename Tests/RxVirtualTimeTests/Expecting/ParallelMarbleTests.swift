import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Marble tests in parallel` {
  #if TSAN
    private static let count = 150
  #else
    private static let count = 1000
  #endif

  /// A view model that knows nothing of virtual time.
  private final class Search {
    let query = PublishRelay<String>()
    let results: Driver<[String]>
    let alerts: Signal<String>

    init(_ search: @escaping (String) -> Observable<[String]>) {
      let failures = PublishRelay<String>()
      results = query.asObservable()
        .debounce(.milliseconds(3), scheduler: MainScheduler.instance)
        .flatMapLatest { query in
          search(query)
            .delay(.milliseconds(2), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
            .do(onError: { _ in failures.accept(query) })
            .catchAndReturn([])
        }
        .asDriver(onErrorJustReturn: [])
      alerts = failures.asSignal()
    }
  }

  /// What is wrong in one test; the numbers in it are its own.
  private static func failures(of index: Int) -> [MarbleFailure] {
    marbleFailures { t in
      let search = t.keep(
        Search { $0 == "bad" ? .error(RxError.unknown) : .just([$0, "\(index)"]) })
      t.bind(
        "-a-b----d----c", values: ["a": "x", "b": "\(index)", "d": "bad", "c": "y"],
        to: search.query)
      t.expect(search.results)
        .toBe(
          "--------b--n------c",
          values: ["b": ["\(index)", "\(index)"], "n": [], "c": ["y", "\(index)"]])
      t.expect(search.alerts).toBe("-----------d", values: ["d": "bad"])
      let late = Observable<Int>.timer(
        .milliseconds(index), scheduler: SerialDispatchQueueScheduler(qos: .default))
      t.expect(late.asDriver(onErrorJustReturn: 1)).toBe(" @\(index)ms (0|)")
    }
  }

  @Test func `a thousand at once do not disturb each other`() async {
    let wrong = await withTaskGroup(of: [String].self) { group in
      for index in 0..<Self.count {
        group.addTask { Self.failures(of: index).map(\.text) }
      }
      return await group.reduce(into: [String]()) { $0 += $1 }
    }
    #expect(wrong == [])
  }

  @Test func `asynchronous ones take turns on the threads, and keep their own clocks`() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<Self.count {
        group.addTask {
          await marbleTest { t in
            let relay = BehaviorRelay(value: 0)
            t.expect(relay.asDriver().delay(.milliseconds(index))).toBe(
              "@\(index)ms ab", values: ["a": 0, "b": index])
            t.advance(to: 0)
            await Task.yield()
            t.advance(to: 1)
            relay.accept(index)
            await Task.yield()
            #expect(MainScheduler.instance.now == Date(timeIntervalSince1970: 0.001))
          }
        }
      }
    }
  }
}
