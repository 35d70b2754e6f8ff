import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("do")
struct DoTests {
  private struct Thrown: Error, CustomStringConvertible {
    let description = "thrown"
  }

  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Watching/do") { c, s in
      let source = try s.first
      switch c.arguments.text {
      case "onNext": return source.do(onNext: { _ in })
      case "everything": return Self.logging(source, Log())
      case "throwing onNext": return source.do(onNext: { _ in throw Thrown() })
      case "throwing afterNext": return source.do(afterNext: { _ in throw Thrown() })
      case "throwing onError": return source.do(onError: { _ in throw Thrown() })
      case "throwing afterError": return source.do(afterError: { _ in throw Thrown() })
      case "throwing onCompleted": return source.do(onCompleted: { throw Thrown() })
      case "throwing afterCompleted": return source.do(afterCompleted: { throw Thrown() })
      default: throw c.unknownArguments
      }
    }
  }

  private static func logging<Element>(
    _ source: Observable<Element>, _ log: Log
  ) -> Observable<Element> {
    source.do(
      onNext: { log.add("onNext \($0)") }, afterNext: { log.add("afterNext \($0)") },
      onError: { log.add("onError \($0)") }, afterError: { log.add("afterError \($0)") },
      onCompleted: { log.add("onCompleted") }, afterCompleted: { log.add("afterCompleted") },
      onSubscribe: { log.add("onSubscribe") }, onSubscribed: { log.add("onSubscribed") },
      onDispose: { log.add("onDispose") })
  }

  @Test("a source that emits at once has emitted by the time of onSubscribed")
  func synchronousSource() {
    let log = Log()
    _ = Self.logging(.single(1), log).subscribe { log.add("\($0)") }
    #expect(
      log.lines == [
        "onSubscribe", "onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed",
        "afterCompleted", "onSubscribed", "onDispose",
      ])
  }

  @Test("onDispose comes once, after the source's own disposal")
  func disposal() {
    let log = Log()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { log.add("source disposed") }
    }
    let subscription = Self.logging(source, log).subscribe()
    subscription.dispose()
    subscription.dispose()
    #expect(
      log.lines == [
        "onSubscribe", "onNext 1", "afterNext 1", "onSubscribed", "source disposed", "onDispose",
      ])
  }

  @Test("onDispose comes for a source that nothing can stop, after its end or the disposal")
  func disposalOfSourcesWithoutOne() {
    let log = Log()
    for source in [Observable.just(1), .empty(), .error(MarbleError()), .from(optional: 1)] {
      _ = source.do(onSubscribed: { log.add("subscribed") }, onDispose: { log.add("disposed") })
        .subscribe(onError: { _ in })
    }
    #expect(log.lines == Array(repeating: ["subscribed", "disposed"], count: 4).flatMap { $0 })
    let never = Observable<Int>.never().do(onDispose: { log.add("never disposed") }).subscribe()
    never.dispose()
    #expect(log.lines.last == "never disposed")
  }

  @Test("onDispose comes before the next source of a concatenation begins")
  func disposalInAConcatenation() {
    let log = Log()
    let first = Observable.just(1).do(onDispose: { log.add("disposed") })
    _ = first.concat(Observable.just(2).do(onSubscribe: { log.add("subscribe") }))
      .subscribe { log.add("\($0)") }
    #expect(log.lines == ["next(1)", "disposed", "subscribe", "next(2)", "completed"])
  }

  @Test("a failure is told before and after it passes")
  func failure() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = Self.logging(subject, log).subscribe { log.add("\($0)") }
    subject.onError(MarbleError())
    #expect(
      log.lines == [
        "onSubscribe", "onSubscribed", "onError marble error", "error(marble error)",
        "afterError marble error", "onDispose",
      ])
  }

  @Test("a closure that throws after the end changes nothing")
  func thrownTooLate() {
    let log = Log()
    let ending = Observable.just(1).do(afterCompleted: { throw MarbleError() })
    _ = ending.concat(Observable.just(2)).subscribe { log.add("\($0)") }
    let failing = Observable<Int>.error(MarbleError()).do(afterError: { _ in throw MarbleError() })
    _ = failing.catchAndReturn(3).subscribe { log.add("\($0)") }
    #expect(log.lines == ["next(1)", "next(2)", "completed", "next(3)", "completed"])
  }

  /// A sequence that tells when it is subscribed to and when that is over.
  private static func told(
    _ source: Observable<Int>, _ name: String, _ log: Log
  ) -> Observable<Int> {
    source.do(
      onError: { _ in log.add("\(name) fails") }, afterError: { _ in log.add("\(name) failed") },
      onCompleted: { log.add("\(name) ends") }, afterCompleted: { log.add("\(name) ended") },
      onSubscribe: { log.add("\(name) on") }, onDispose: { log.add("\(name) off") })
  }

  @Test("onDispose comes before the source begins that follows a hot one", arguments: [0, 1, 2])
  func disposalBeforeTheNext(way: Int) {
    let log = Log()
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (a, b) = (Self.told(first, "a", log), Self.told(second, "b", log))
    let subscription = [
      a.concat(b), a.ifEmpty(switchTo: b), Observable.of(a, b).concatMap { $0 },
    ][way].subscribe()
    first.onCompleted()
    #expect(log.lines == ["a on", "a ends", "a off", "b on", "a ended"])
    subscription.dispose()
    #expect(log.lines.last == "b off")
  }

  @Test("onDispose comes before the source begins that follows a failure", arguments: [0, 1, 2])
  func disposalBeforeTheNextAttempt(way: Int) {
    let log = Log()
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (a, b) = (Self.told(first, "a", log), Self.told(second, "b", log))
    var attempts = 0
    let attempt = Observable<Int>.deferred {
      attempts += 1
      return attempts == 1 ? a : b
    }
    let subscription = [a.catch { _ in b }, .catch(sequence: [a, b]), attempt.retry()][way]
      .subscribe()
    first.onError(MarbleError())
    #expect(log.lines == ["a on", "a fails", "a off", "b on", "a failed"])
    subscription.dispose()
    #expect(log.lines.last == "b off")
  }

  @Test("one do after another tells its end before the one behind it does")
  func severalInARow() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = Self.told(Self.told(subject, "a", log), "b", log).subscribe { log.add("\($0)") }
    subject.onCompleted()
    #expect(
      log.lines == [
        "b on", "a on", "a ends", "b ends", "completed", "b ended", "b off", "a ended", "a off",
      ])
  }

  @Test("onDispose comes at the end also where nobody behind disposes the source")
  func endWithoutDisposal() {
    let log = Log()
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = Observable.merge(Self.told(source, "a", log), other).subscribe()
    source.onCompleted()
    #expect(log.lines.contains("a off"))
    subscription.dispose()
    #expect(log.lines.count { $0 == "a off" } == 1)
  }
}
