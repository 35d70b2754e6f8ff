import RxCore
import TestSupport
import Testing

@Suite struct AnyObserverTests {
  private let log = Log()

  private func sendAll(_ observer: AnyObserver<Int>) {
    observer.onNext(1)
    observer.on(.next(2))
    observer.onCompleted()
    observer.onError(TestFailure())
    observer.onNext(3)
  }

  @Test func `it hands on whatever it gets, after an end as well`() {
    sendAll(AnyObserver { [log] (event: Event<Int>) in log.add(event.line("")) })
    #expect(log.lines == ["1", "2", "|", "#", "3"])
  }

  @Test func `it keeps the observer that it stands for`() {
    var observer: AnyObserver<Int>?
    let subscription = SerialDisposable()
    let trace = Trace { captive in
      let subject = PublishSubject<Int>()
      subscription.disposable = subject.subscribe { [log] event in
        withExtendedLifetime(captive) { log.add(event.line("")) }
      }
      observer = AnyObserver(subject)
    }
    observer?.onNext(1)
    #expect(log.lines == ["1"])
    #expect(trace.isAlive)
    observer = nil
    #expect(!trace.isAlive)
  }

  @Test func `an observer without its type is the same observer`() {
    let subject = PublishSubject<Int>()
    _ = subject.note("", in: log)
    let observer: AnyObserver<Int> = AnyObserver(subject).asObserver()
    observer.onNext(1)
    #expect(log.lines == ["1"])
  }

  @Test func `an observer of other elements transforms them, and what that throws is the error`() {
    let observer = AnyObserver<Int> { [log] event in log.add(event.line("")) }
      .mapObserver { (text: String) throws -> Int in
        guard let number = Int(text) else { throw TestFailure() }
        return number
      }
    observer.onNext("1")
    observer.onNext("x")
    observer.onNext("2")
    observer.onCompleted()
    #expect(log.lines == ["1", "#", "2", "|"])
  }
}
