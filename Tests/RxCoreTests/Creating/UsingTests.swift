import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct UsingTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/using") { c, s in
      let source = try s.first
      switch c.arguments.text {
      case "": return .using({ BooleanDisposable() }, observableFactory: { _ in source })
      case "no resource":
        return .using(
          { () throws -> BooleanDisposable in throw Missing(description: "no resource") },
          observableFactory: { _ in source })
      case "no sequence":
        return .using(
          { BooleanDisposable() },
          observableFactory: { _ in throw Missing(description: "no sequence") })
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `each subscription has a resource of its own`() {
    let log = Log()
    let sequence = using(log) { .just($0) }
    #expect(log.lines == [])
    #expect(sequence.transcript == "1 |")
    #expect(sequence.transcript == "2 |")
    #expect(log.lines == ["make 1", "dispose 1", "make 2", "dispose 2"])
  }

  @Test func `at the end the sequence is disposed first, then the resource`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add("source \($0)") })
    _ = using(log) { _ in tap.sequence }.subscribe(
      onCompleted: { log.add("|") }, onDisposed: { log.add("onDisposed") })
    tap.complete()
    #expect(
      log.lines == [
        "make 1", "source subscribe", "|", "onDisposed", "source dispose", "dispose 1",
      ])
  }

  @Test func `what watches the sequence is told before the resource goes`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    for source in [Observable.empty(), subject.asObservable()] {
      _ = using(log) { _ in source.do(onDispose: { log.add("off") }) }
        .subscribe(onCompleted: { log.add("|") }, onDisposed: { log.add("onDisposed") })
    }
    subject.onCompleted()
    #expect(
      log.lines == [
        "make 1", "|", "onDisposed", "off", "dispose 1",
        "make 1", "|", "onDisposed", "off", "dispose 1",
      ])
  }

  @Test func `on failure the sequence is disposed first, then the resource`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add("source \($0)") })
    _ = using(log) { _ in tap.sequence }.subscribe(onError: { log.add("#\($0)") })
    tap.fail()
    #expect(
      log.lines == ["make 1", "source subscribe", "#broken", "source dispose", "dispose 1"])
  }

  @Test func `disposal disposes the sequence first, then the resource, each once`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add("source \($0)") })
    let subscription = using(log) { _ in tap.sequence }.subscribe()
    subscription.dispose()
    subscription.dispose()
    #expect(log.lines == ["make 1", "source subscribe", "source dispose", "dispose 1"])
  }

  @Test func `a resource whose sequence cannot be made is disposed after the failure`() {
    let log = Log()
    _ = using(log) { _ in throw Broken() }.subscribe(onError: { log.add("#\($0)") })
    #expect(log.lines == ["make 1", "#broken", "dispose 1"])
  }

  @Test func `a resource that nobody wants any more is disposed, and no sequence is made`() {
    let log = Log()
    let subscription = SingleAssignmentDisposable()
    let sequence = Observable<Int>.using {
      subscription.dispose()
      return Resource { log.add("dispose") }
    } observableFactory: { _ in
      log.add("sequence")
      return .just(1)
    }
    let trigger = PublishSubject<Void>()
    subscription.setDisposable(
      trigger.flatMap { sequence }.subscribe { log.add("\($0)") })
    trigger.onNext(())
    #expect(log.lines == ["dispose"])
  }

  @Test func `a sequence that nobody wants any more is not subscribed to`() {
    let log = Log()
    let subscription = SingleAssignmentDisposable()
    let sequence = using(log) { _ in
      subscription.dispose()
      return .deferred {
        log.add("subscribe")
        return .just(1)
      }
    }
    let trigger = PublishSubject<Void>()
    subscription.setDisposable(
      trigger.flatMap { sequence }.subscribe { log.add("\($0)") })
    trigger.onNext(())
    #expect(log.lines == ["make 1", "dispose 1"])
  }

  @Test func `a source that emits while it is subscribed to is stopped in the middle`() {
    let log = Log()
    let sequence = using(log) { _ in Observable.range(start: 1, count: 5) }
    #expect(sequence.do(onNext: { log.add("\($0)") }).take(2).transcript == "1 2 |")
    #expect(log.lines == ["make 1", "1", "2", "dispose 1"])
  }

  @Test func `the resource is free once it has been disposed`() {
    var kept: (any Disposable)?
    let tap = Tap<Int>()
    let trace = Trace { captive in
      let sequence = Observable<Int>.using {
        Resource { withExtendedLifetime(captive) {} }
      } observableFactory: { _ in
        tap.sequence
      }
      kept = sequence.subscribe()
    }
    #expect(trace.isAlive)
    tap.complete()
    #expect(!trace.isAlive)
    kept?.dispose()
  }

  @Test func `a subscription does not keep the factories`() {
    let tap = Tap<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      let sequence = Observable<Int>.using {
        withExtendedLifetime(captive) { BooleanDisposable() }
      } observableFactory: { _ in
        withExtendedLifetime(captive) { tap.sequence }
      }
      subscription = sequence.subscribe()
    }
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @Test func `an end and a disposal at once dispose the resource once`() {
    let wrong = Race.wrongRounds(of: 2_000) {
      Contest()
    } _: { state, lane in
      if lane == 0 { state.tap.complete() } else { state.subscription.dispose() }
    } isRight: {
      $0.log.lines == ["make 1", "dispose 1"]
    }
    #expect(wrong == 0)
  }

  private final class Contest {
    let log = Log()
    let tap = Tap<Int>()
    let subscription: any Disposable

    init() {
      let source = tap.sequence
      subscription = using(log) { _ in source }.subscribe()
    }
  }
}

/// What a factory of these tests cannot make.
private struct Missing: Error, CustomStringConvertible {
  let description: String
}

/// Uses resources that are numbered and tell when they are made and disposed.
private func using(
  _ log: Log, _ makeSequence: @escaping (Int) throws -> Observable<Int>
) -> Observable<Int> {
  var count = 0
  return .using {
    count += 1
    let number = count
    log.add("make \(number)")
    return Resource(number) { log.add("dispose \(number)") }
  } observableFactory: {
    try makeSequence($0.number)
  }
}

/// Tells of each disposal, not of the first alone.
private final class Resource: Disposable, @unchecked Sendable {
  let number: Int
  private let onDispose: () -> Void

  init(_ number: Int = 0, _ onDispose: @escaping () -> Void) {
    self.number = number
    self.onDispose = onDispose
  }

  func dispose() {
    onDispose()
  }
}
