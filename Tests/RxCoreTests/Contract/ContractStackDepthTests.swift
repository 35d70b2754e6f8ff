import Foundation
import RxCore
import TestSupport
import Testing

/// Law 6: loops are flat, and nesting goes deep enough for any use.
@Suite("Contract: stack", .serialized) struct ContractStackDepthTests {
  #if DEBUG
    private static let scale = 2
  #else
    private static let scale = 1
  #endif
  /// Levels for 8 MB and for 512 KB; sanitizers' frames are of another size.
  #if TSAN
    private static let levels: [(levels: Int, stack: Int)] = []
  #else
    private static let levels = [
      (levels: 10_000 / scale, stack: 8 << 20), (levels: 600 / scale, stack: 512 << 10),
    ]
  #endif

  struct Nesting: CustomStringConvertible, Sendable {
    let description: String
    let wrap: @Sendable (Observable<Int>) -> Observable<Int>

    init(_ name: String, _ wrap: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
      description = name
      self.wrap = wrap
    }
  }

  static let nestings = [
    Nesting("map") { $0.map { $0 + 1 } },
    Nesting("filter") { $0.filter { _ in true } },
    Nesting("compactMap") { $0.compactMap { $0 } },
    Nesting("scan") { $0.scan(0, accumulator: +) },
    Nesting("distinctUntilChanged") { $0.distinctUntilChanged() },
    Nesting("take") { $0.take(5) },
    Nesting("take(until:)") { $0.take(until: Observable<Int>.never()) },
    Nesting("skip") { $0.skip(0) },
    Nesting("startWith") { $0.startWith(0).skip(1) },
    Nesting("concat") { $0.concat(Observable<Int>.empty()) },
    Nesting("concat behind") { Observable<Int>.empty().concat($0) },
    Nesting("merge") { Observable.merge($0, Observable<Int>.empty()) },
    Nesting("combineLatest") { Observable.combineLatest($0, Observable.just(0)) { a, b in a + b } },
    Nesting("zip") { Observable.zip($0, Observable.just(0)) { a, b in a + b } },
    Nesting("withLatestFrom") { $0.withLatestFrom(Observable.just(1)) { a, b in a + b } },
    Nesting("flatMap") { $0.flatMap { Observable.just($0) } },
    Nesting("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    Nesting("concatMap") { $0.concatMap { Observable.just($0) } },
    Nesting("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    Nesting("enumerated") { $0.enumerated().map(\.element) },
    Nesting("dematerialize") { $0.map { Event.next($0) }.dematerialize() },
    Nesting("amb") { $0.amb(Observable<Int>.never()) },
    Nesting("groupBy") { $0.groupBy { $0 }.merge() },
    Nesting("window") {
      $0.window(timeSpan: .never, count: 0, scheduler: MainScheduler.instance).merge()
    },
    Nesting("catch") { $0.catch { Observable.error($0) } },
    Nesting("catchAndReturn") { $0.catchAndReturn(0) },
    Nesting("retry") { $0.retry(2) },
    Nesting("retry(when:)") { $0.retry { (failures: Observable<any Error>) in failures } },
    Nesting("do") { $0.do(onNext: { _ in }) },
    Nesting("do(onDispose:)") { $0.do(onDispose: {}) },
    Nesting("observe(on:)") { $0.observe(on: CurrentThreadScheduler.instance) },
    Nesting("subscribe(on:)") { $0.subscribe(on: CurrentThreadScheduler.instance) },
    Nesting("materialize") { $0.materialize().compactMap(\.element) },
    Nesting("share") { $0.share() },
    Nesting("share(replay: 1)") { $0.share(replay: 1) },
    Nesting("publish.refCount") { $0.publish().refCount() },
    Nesting("replay.refCount") { $0.replay(1).refCount() },
    Nesting("multicast.refCount") { $0.multicast(PublishSubject()).refCount() },
    Nesting("timeout") { $0.timeout(.seconds(1), scheduler: ManualScheduler()) },
    Nesting("withUnretained") { $0.withUnretained(MainScheduler.instance) { $1 } },
    Nesting("deferred") { source in Observable.deferred { source } },
  ]

  @Test("any operator nests 10,000 levels deep on 8 MB", arguments: nestings)
  func nests(_ nesting: Nesting) {
    for (levels, stack) in Self.levels {
      let events: Int? = Watchdog.run(stackSize: stack) {
        var chain = Observable.just(1)
        for _ in 0..<levels { chain = nesting.wrap(chain) }
        var events = 0
        chain.subscribe { _ in events += 1 }.dispose()
        return events
      }
      #expect((events ?? 0) >= 1, "\(nesting) \(levels)")
    }
  }

  @Test("flatMap and catch may call themselves")
  func recursion() {
    for (levels, stack) in Self.levels {
      let sums: [Int]? = Watchdog.run(stackSize: stack) {
        func down(_ n: Int) -> Observable<Int> {
          n == 0 ? .just(0) : Observable.just(n).flatMap { down($0 - 1) }
        }
        func failing(_ n: Int) -> Observable<Int> {
          n == 0 ? .just(0) : Observable.error(ContractError()).catch { _ in failing(n - 1) }
        }
        var seen: [Int] = []
        down(levels).subscribe(onNext: { seen.append($0) }).dispose()
        failing(levels).subscribe(onNext: { seen.append($0) }).dispose()
        return seen
      }
      #expect(sums == [0, 0])
    }
  }

  @Test("100,000 sequences one after another need no stack")
  func loopsAreFlat() {
    let count = 100_000
    let seen: [Int]? = Watchdog.run(stackSize: 512 << 10) {
      var seen: [Int] = []
      func tally(_ sequence: Observable<Int>) {
        var elements = 0
        sequence.subscribe(onNext: { _ in elements += 1 }).dispose()
        seen.append(elements)
      }
      tally(Observable.concat((0..<count).map { Observable.just($0) }))
      tally(Observable.range(start: 0, count: count).concatMap { Observable.just($0) })
      tally(Observable.range(start: 0, count: count).concatMap { Observable.of($0) })
      tally(
        Observable.range(start: 0, count: count).map { Observable.just($0) }
          .merge(maxConcurrent: 1))
      tally(
        Observable.range(start: 0, count: count).map { Observable.just($0) }
          .merge(maxConcurrent: 3))
      var attempts = 0
      tally(
        Observable<Int>.deferred {
          attempts += 1
          return attempts < count ? .error(ContractError()) : .just(1)
        }.retry())
      attempts = 0
      tally(
        Observable<Int>.deferred {
          attempts += 1
          return attempts < count ? .error(ContractError()) : .just(1)
        }.retry(count))
      return seen
    }
    #expect(seen == [count, count, count, count, count, 1, 1])
  }

  @Test("waiting inner sequences are released one after another without stack")
  func releasedQueueIsFlat() {
    let count = 100_000
    let seen: Int? = Watchdog.run(stackSize: 512 << 10) {
      let first = PublishSubject<Int>()
      var elements = 0
      let subscription = Observable.range(start: 0, count: count)
        .concatMap { $0 == 0 ? first.asObservable() : Observable.just($0) }
        .subscribe(onNext: { _ in elements += 1 })
      first.onCompleted()
      subscription.dispose()
      return elements
    }
    #expect(seen == count - 1)
  }

  @Test("a tail that calls itself is flat where concat and catch can see it")
  func tails() {
    let count = 100_000
    let seen: [Int]? = Watchdog.run(stackSize: 512 << 10) {
      var chain = [Observable.just(0)]
      for _ in 0..<count { chain.append(Observable.just(0).concat(chain[chain.count - 1])) }
      var elements = 0
      chain[count].subscribe(onNext: { _ in elements += 1 }).dispose()
      var handled = [Observable.just(0)]
      for _ in 0..<count {
        let rest = handled[handled.count - 1]
        handled.append(Observable.error(ContractError()).catch { _ in rest })
      }
      var caught = 0
      handled[count].subscribe(onNext: { _ in caught += 1 }).dispose()
      // Released level by level: what such a chain costs to release is not the operators' concern.
      while chain.popLast() != nil {}
      while handled.popLast() != nil {}
      return [elements, caught]
    }
    #expect(seen == [count + 1, 1])
  }
}
