import RxCore
import TestSupport
import Testing

/// What the subjects keep alive, and how long.
@Suite struct SubscriberMembersTests {
  private func capturing(_ captive: AnyObject) -> (Event<Int>) -> Void {
    { _ in withExtendedLifetime(captive) {} }
  }

  @Test(arguments: SubjectKind.allCases)
  func `a subject keeps its observers`(kind: SubjectKind) {
    let subject = kind.make()
    let trace = Trace { _ = subject.observable.subscribe(capturing($0)) }
    #expect(trace.isAlive)
    withExtendedLifetime(subject) {}
  }

  @Test(arguments: SubjectKind.allCases)
  func `a subject that is dropped frees its observers, though the subscription is kept`(
    kind: SubjectKind
  ) {
    var subject: AnySubject? = kind.make()
    var kept: (any Disposable)?
    let trace = Trace { kept = subject?.observable.subscribe(capturing($0)) }
    subject = nil
    #expect(!trace.isAlive)
    kept?.dispose()
  }

  @Test(arguments: SubjectKind.allCases)
  func `a subscription that is disposed frees its observer, though both ends are kept`(
    kind: SubjectKind
  ) {
    let subject = kind.make()
    var kept: (any Disposable)?
    let trace = Trace { kept = subject.observable.subscribe(capturing($0)) }
    kept?.dispose()
    #expect(!trace.isAlive)
    withExtendedLifetime(subject) {}
  }

  @Test(arguments: SubjectKind.allCases)
  func `the end frees the observers, though subject and subscription are kept`(
    kind: SubjectKind
  ) {
    let subject = kind.make()
    var kept: (any Disposable)?
    let trace = Trace { kept = subject.observable.map { $0 }.subscribe(capturing($0)) }
    subject.observer.onCompleted()
    #expect(!trace.isAlive)
    withExtendedLifetime((subject, kept)) {}
  }

  @Test(arguments: SubjectKind.allCases)
  func `the disposal of a subject frees its observers, though all else is kept`(
    kind: SubjectKind
  ) {
    let subject = kind.make()
    var kept: (any Disposable)?
    let trace = Trace { kept = subject.observable.subscribe(capturing($0)) }
    subject.dispose()
    #expect(!trace.isAlive)
    withExtendedLifetime((subject, kept)) {}
  }

  @Test(arguments: SubjectKind.allCases)
  func `a disposal during a delivery frees the observers after it`(kind: SubjectKind) {
    let subject = kind.make()
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = subject.observable.subscribe { event in
        if event.element == 1 { subject.dispose() }
        withExtendedLifetime(captive) {}
      }
    }
    subject.observer.onNext(1)
    #expect(!trace.isAlive)
    withExtendedLifetime((subject, kept)) {}
  }

  @Test(arguments: SubjectKind.allCases)
  func `one that leaves does not end the others`(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log()
    var bag: DisposeBag? = DisposeBag(disposing: subject.note("A", in: log))
    _ = subject.note("B", in: log)
    bag = nil
    subject.observer.onNext(1)
    #expect(log.lines == ["B1"])
    #expect(bag == nil)
  }
}
