import Foundation
import RxCore
import TestSupport
import Testing

@Suite struct SkipUntilTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/skipUntil") { c, s in
      switch c.arguments.text {
      case "": return try s.first.skip(until: s.second)
      case "just": return try s.first.skip(until: Observable.just(1))
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `report 52: a source that ends before anything has passed is the end`() {
    let (source, other) = (Tap<Int>(), Tap<Int>())
    let log = Log()
    _ = source.sequence.skip(until: other.sequence).subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { log.add("|") },
      onDisposed: { log.add("onDisposed") })
    source.emit(1)
    source.complete()
    #expect(log.lines == ["|", "onDisposed"])
  }

  @Test func `the source is subscribed to first, and the other one is left at its first element`() {
    let log = Log()
    let source = Tap<Int>(log: { log.add("source \($0)") })
    let other = Tap<Int>(log: { log.add("other \($0)") })
    let subscription = source.sequence.skip(until: other.sequence).subscribe()
    other.emit(0)
    log.add("emitted")
    subscription.dispose()
    #expect(
      log.lines == [
        "source subscribe", "other subscribe", "other dispose", "emitted", "source dispose",
      ])
  }

  @Test func `at the end both are disposed, the source first`() {
    let log = Log()
    let source = Tap<Int>(log: { log.add("source \($0)") })
    let other = Tap<Int>(log: { log.add("other \($0)") })
    _ = source.sequence.skip(until: other.sequence).subscribe(onCompleted: { log.add("|") })
    source.complete()
    #expect(
      log.lines == [
        "source subscribe", "other subscribe", "|", "source dispose", "other dispose",
      ])
  }

  @Test func `the failure of the other sequence disposes both`() {
    let log = Log()
    let source = Tap<Int>(log: { log.add("source \($0)") })
    let other = Tap<Int>(log: { log.add("other \($0)") })
    _ = source.sequence.skip(until: other.sequence).subscribe(onError: { log.add("#\($0)") })
    other.fail()
    source.emit(1)
    #expect(
      log.lines == [
        "source subscribe", "other subscribe", "#broken", "source dispose", "other dispose",
      ])
  }

  @Test func `the other sequence is not subscribed to once the source has ended`() {
    let other = Tap<Int>()
    #expect(Observable.just(1).skip(until: other.sequence).transcript == "|")
    #expect(other.observers.isEmpty)
  }

  @Test func `each subscription waits for itself`() {
    let (source, other) = (Tap<Int>(), PublishSubject<Int>())
    let log = Log()
    let sequence = source.sequence.skip(until: other)
    let first = sequence.subscribe(onNext: { log.add("first \($0)") })
    other.onNext(0)
    let second = sequence.subscribe(onNext: { log.add("second \($0)") })
    source.emit(1)
    #expect(log.lines == ["first 1"])
    first.dispose()
    second.dispose()
    #expect(!other.hasObservers)
  }

  @Test func `an element that makes the other sequence emit is dropped itself`() {
    let (source, other) = (Tap<Int>(), Tap<Int>())
    var seen: [Int] = []
    _ = source.sequence.do(afterNext: { _ in other.emit(0) }).skip(until: other.sequence)
      .subscribe(onNext: { seen.append($0) })
    for element in 1...3 { source.emit(element) }
    #expect(seen == [2, 3])
  }

  @Test func `the other sequence is free once it has emitted`() {
    let source = Tap<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      let other = Observable<Int>.create { observer in
        observer.onNext(0)
        return Disposables.create { withExtendedLifetime(captive) {} }
      }
      subscription = source.sequence.skip(until: other).subscribe()
    }
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @Test func `the other sequence is free once it has ended`() {
    let source = Tap<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      let other = Observable<Int>.create { observer in
        observer.onCompleted()
        return Disposables.create()
      }
      subscription = source.sequence
        .skip(until: other.map { element in withExtendedLifetime(captive) { element } }).subscribe()
    }
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @Test func `what opens it carries no element to another thread`() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let wrong = Race.wrongRounds(of: 2_000) {
      Crossing(source.skip(until: other))
    } _: { state, lane in
      if lane == 0 {
        state.emitter = Thread.current
        for element in 1...20 { source.onNext(element) }
      } else {
        other.onNext(0)
      }
    } isRight: {
      $0.end()
      return $0.isRight
    }
    #expect(wrong == 0)
  }

  /// Notes where elements arrive, and whether they are the last ones without a gap.
  private final class Crossing: @unchecked Sendable {
    var emitter: Thread?
    private var seen: [Int] = []
    private var hasStrayed = false
    private var subscription: (any Disposable)?

    init(_ sequence: Observable<Int>) {
      subscription = sequence.subscribe(onNext: { [unowned self] element in
        seen.append(element)
        if Thread.current != emitter { hasStrayed = true }
      })
    }

    var isRight: Bool { !hasStrayed && seen == Array((1...20).suffix(seen.count)) }

    func end() {
      subscription?.dispose()
    }
  }

  @Test func `a failure and an end at once are one end`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { state, lane in
      if lane == 0 { state.source.complete() } else { state.other.fail() }
    } isRight: {
      $0.log.lines.count == 1
    }
    #expect(wrong == 0)
  }

  private final class Contest {
    let (source, other) = (Tap<Int>(), Tap<Int>())
    let log = Log()

    init() {
      _ = source.sequence.skip(until: other.sequence).subscribe { [log] in log.add("\($0)") }
    }
  }

  @available(*, deprecated)
  @Test func `its old name does the same`() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    var seen: [Int] = []
    let subscription = source.skipUntil(other).subscribe(onNext: { seen.append($0) })
    source.onNext(1)
    other.onNext(0)
    source.onNext(2)
    #expect(seen == [2])
    subscription.dispose()
  }
}
