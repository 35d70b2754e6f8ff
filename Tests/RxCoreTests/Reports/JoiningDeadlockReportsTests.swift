import Dispatch
import Foundation
import RxCore
import TestSupport
import Testing

/// Public reports of deadlocks in operators of several sequences.
@Suite(.serialized) struct JoiningDeadlockReportsTests {
  /// An operator of two sequences.
  struct Form: CustomStringConvertible, Sendable {
    let description: String
    let join: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>

    init(
      _ name: String,
      _ join: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
    ) {
      description = name
      self.join = join
    }
  }

  private static let joining = [
    Form("zip") { Observable.zip($0, $1) { $0 + $1 } },
    Form("zip of three") { Observable.zip($0, $1, $0) { $0 + $1 + $2 } },
    Form("zip of a collection") { Observable.zip([$0, $1]) { $0.reduce(0, +) } },
    Form("combineLatest") { Observable.combineLatest($0, $1) { $0 + $1 } },
    Form("combineLatest of three") { Observable.combineLatest($0, $1, $0) { $0 + $1 + $2 } },
    Form("combineLatest of a collection") {
      Observable.combineLatest([$0, $1]) { $0.reduce(0, +) }
    },
    Form("merge") { Observable.merge($0, $1) },
    Form("concat") { $0.concat($1) },
    Form("amb") { $0.amb($1) },
    Form("withLatestFrom") { $0.withLatestFrom($1) { $0 + $1 } },
    Form("sample") { $0.sample($1) },
    Form("take(until:)") { $0.take(until: $1) },
    Form("skip(until:)") { $0.skip(until: $1) },
    Form("flatMap") { a, b in a.flatMap { _ in b } },
    Form("flatMapLatest") { a, b in a.flatMapLatest { _ in b } },
    Form("flatMapFirst") { a, b in a.flatMapFirst { _ in b } },
    Form("concatMap") { a, b in a.concatMap { _ in b } },
  ]

  @Test(arguments: joining)
  func `report 2: one shared sequence completes while another one replays`(form: Form) {
    let wrong = Race.wrongRounds(of: 2_000) {
      () -> (PublishSubject<Int>, PublishSubject<Int>, Log) in
      let (a, b, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      let (first, second) = (a.share(replay: 1), b.share(replay: 1))
      _ = second.subscribe()
      b.onNext(1)
      _ = form.join(first, second).subscribe { if $0.isStopEvent { log.add("end") } }
      _ = form.join(second, first).subscribe { if $0.isStopEvent { log.add("end") } }
      return (a, b, log)
    } _: { state, lane in
      if lane == 0 {
        state.0.onNext(2)
        state.0.onCompleted()
      } else {
        state.1.onNext(3)
        state.1.onCompleted()
      }
    } isRight: {
      $0.2.lines == ["end", "end"]
    }
    #expect(wrong == 0)
  }

  /// The ways to share that keep an element.
  enum Sharing: CaseIterable, Sendable {
    case one, two, forever, counted

    func share(_ source: Observable<Int>) -> Observable<Int> {
      switch self {
      case .one: source.share(replay: 1)
      case .two: source.share(replay: 2)
      case .forever: source.share(replay: 1, scope: .forever)
      case .counted: source.replay(1).refCount()
      }
    }
  }

  @Test(arguments: Sharing.allCases)
  func `report 7: many that take one element of a shared sequence on threads of their own`(
    sharing: Sharing
  ) {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let joins: [@Sendable ([Observable<Int>]) -> Observable<Int>] = [
      { Observable.zip($0) { $0.count } },
      { Observable.combineLatest($0) { $0.count } },
      { Observable.merge($0).reduce(0) { count, _ in count + 1 } },
    ]
    for join in joins {
      let shared = sharing.share(.startingWith(1))
      let parts = (0..<300).map { number in
        Observable.just(number).observe(on: scheduler).flatMap { _ in shared }.take(1)
      }
      let (isDone, log) = (Occasion(), Log())
      _ = join(parts).subscribe(
        onNext: { log.add("\($0)") },
        onCompleted: {
          log.add("|")
          isDone.comes()
        })
      isDone.wait()
      #expect(log.lines.suffix(2) == ["300", "|"])
    }
  }

  /// How often what an operator passes on may wait for whoever calls in by its other input.
  @Test(arguments: joining.filter { !["concat", "amb", "take(until:)"].contains($0.description) })
  func `report 9: no lock is held while an element is passed on`(form: Form) {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let hangs = ForeignLock.hangs { observe in
      var isFirst = true
      _ = form.join(a.startWith(0), b).subscribe(onNext: { _ in
        if isFirst { observe() }
        isFirst = false
      })
    } emit: {
      b.onNext(1)
      a.onNext(1)
      b.onNext(2)
    } enter: {
      a.onNext(2)
      b.onNext(3)
      _ = form.join(a, b).subscribe()
      a.onCompleted()
      b.onCompleted()
    }
    #expect(!hangs)
  }

  /// A sequence whose subscription waits in its middle until another thread has emitted into it.
  private static let crossed = Observable<Int>.create { observer in
    let hasEmitted = Occasion()
    let emitter = OtherThread {
      observer.onNext(1)
      hasEmitted.comes()
    }
    hasEmitted.wait()
    emitter.join()
    observer.onCompleted()
    return Disposables.create()
  }

  private static let flattening = [
    Form("flatMap") { a, b in a.flatMap { _ in b } },
    Form("flatMapLatest") { a, b in a.flatMapLatest { _ in b } },
    Form("flatMapFirst") { a, b in a.flatMapFirst { _ in b } },
    Form("concatMap") { a, b in a.concatMap { _ in b } },
    Form("merge") { a, b in a.map { _ in b }.merge() },
    Form("merge(maxConcurrent:)") { a, b in a.map { _ in b }.merge(maxConcurrent: 1) },
    Form("concat") { a, b in a.map { _ in b }.concat() },
    Form("switchLatest") { a, b in a.map { _ in b }.switchLatest() },
  ]

  @Test(arguments: flattening, Sharing.allCases)
  func `report 10: an inner sequence that another thread feeds while it is subscribed to`(
    form: Form, sharing: Sharing
  ) {
    let lines = Watchdog.run { () -> [String] in
      let log = Log()
      _ = sharing.share(form.join(.just(0), Self.crossed)).note("", in: log)
      return log.lines
    }
    #expect(lines == ["1", "|"])
  }

  @Test(arguments: flattening)
  func `report 11: one sequence of a merge goes on elsewhere, the other one is there at once`(
    form: Form
  ) {
    let lines = Watchdog.run { () -> [String] in
      let (log, isFirstThere, hasEnded) = (Log(), Occasion(), Occasion())
      let later = Observable<Int>.create { observer in
        _ = OtherThread {
          isFirstThere.wait()
          observer.onNext(42)
          observer.onCompleted()
        }
        return Disposables.create()
      }
      _ = Observable.merge(form.join(.just(0), later), .just(1)).subscribe { event in
        log.add(event.line(""))
        if event.element == 1 { isFirstThere.comes() }
        if event.isStopEvent { hasEnded.comes() }
      }
      hasEnded.wait()
      return log.lines
    }
    #expect(lines == ["1", "42", "|"])
  }
}
