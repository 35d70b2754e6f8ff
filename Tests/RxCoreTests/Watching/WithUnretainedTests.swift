import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct WithUnretainedTests {
  private final class Owner: CustomStringConvertible {
    let description = "object"
    let letters = ["1": "a", "2": "b"]
  }

  @Test func `obeys its fixture`() {
    OperatorFixture.run("Watching/withUnretained") { c, s -> Observable<String> in
      var owner: Owner? = Owner()
      guard let object = owner else { throw c.unknownArguments }
      let source = try s.first
      if c.arguments.text.isEmpty {
        return source.withUnretained(object).map { object, number in "(\(object), \(number))" }
          .do(onDispose: { withExtendedLifetime(object) {} })
      }
      guard try c.word() == (c.words.count == 1 ? "combined" : "combined,") else {
        throw c.unknownArguments
      }
      let combined = source.withUnretained(object) { $0.letters[$1] ?? $1 }
      if c.words.count == 4 {
        _ = s.scheduler.scheduleRelative((), dueTime: try c.interval(3)) { _ in
          owner = nil
          return Disposables.create()
        }
        return combined
      }
      return combined.do(onDispose: { withExtendedLifetime(object) {} })
    }
  }

  @Test func `the object is kept alive neither by the sequence nor by a subscription`() {
    let source = PublishSubject<Int>()
    var sequence: Observable<(AnyObject, Int)>?
    var kept: (any Disposable)?
    let trace = Trace { object in
      sequence = source.withUnretained(object)
      kept = sequence?.subscribe()
      source.onNext(1)
    }
    #expect(!trace.isAlive)
    kept?.dispose()
  }

  @Test func `the end that the object's going brings stops the source and frees the observer`() {
    let source = PublishSubject<Int>()
    let log = Log()
    var owner: Owner? = Owner()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = owner.map { owner in
        source.withUnretained(owner) { $1 }.subscribe { event in
          withExtendedLifetime(captive) { log.add("\(event)") }
        }
      }
    }
    source.onNext(1)
    owner = nil
    #expect(source.hasObservers)
    #expect(trace.isAlive)
    source.onNext(2)
    #expect(log.lines == ["next(1)", "completed"])
    #expect(!source.hasObservers)
    #expect(!trace.isAlive)
    kept?.dispose()
  }

  @Test func `an element that the end itself causes does not pass`() {
    let source = Tap<Int>()
    let log = Log()
    var owner: Owner? = Owner()
    _ = owner.map { owner in
      source.sequence.withUnretained(owner) { $1 }.materialize().subscribe { event in
        log.add("\(event)")
        if event.element?.isCompleted == true { source.emit(3) }
      }
    }
    source.emit(1)
    owner = nil
    source.emit(2)
    #expect(log.lines == ["next(next(1))", "next(completed)", "completed"])
  }

  @Test func `the object may go while its own element is being delivered`() {
    let source = PublishSubject<Int>()
    var elements: [Int] = []
    var owner: Owner? = Owner()
    _ = owner.map { object in
      source.withUnretained(object).subscribe(onNext: { object, element in
        elements.append(element)
        owner = nil
      })
    }
    source.onNext(1)
    source.onNext(2)
    #expect(elements == [1])
    #expect(!source.hasObservers)
  }

  @Test func `each subscription ends by itself`() {
    let log = Log()
    let first = PublishSubject<Int>()
    var isFirst = true
    let source = Observable.deferred { () -> Observable<Int> in
      defer { isFirst = false }
      return isFirst ? first : .of(7)
    }
    let owner = Owner()
    let sequence = source.withUnretained(owner) { $1 }
    _ = sequence.subscribe { log.add("A \($0)") }
    _ = sequence.subscribe { log.add("B \($0)") }
    first.onNext(1)
    #expect(log.lines == ["B next(7)", "B completed", "A next(1)"])
    withExtendedLifetime(owner) {}
  }
}
