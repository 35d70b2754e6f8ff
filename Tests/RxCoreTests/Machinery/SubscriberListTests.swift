import RxCore
import TestSupport
import Testing

/// What holds for every subject.
@Suite struct SubscriberListTests {
  private let log = Log()

  @Test(arguments: SubjectKind.allCases)
  func `observers get an event in the order of their subscription`(kind: SubjectKind) {
    let subject = kind.make()
    let first = subject.note("A", in: log)
    _ = subject.note("B", in: log)
    first.dispose()
    _ = subject.note("C", in: log)
    subject.observer.onNext(1)
    #expect(log.lines == ["B1", "C1"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `the order stays as many observers come and go`(kind: SubjectKind) {
    let subject = kind.make()
    var generator = SeededGenerator(seed: 60)
    var present: [(number: Int, subscription: any Disposable)] = []
    for number in 0..<600 {
      present.append((number, subject.note("\(number)/", in: log)))
      if present.count > 60 {
        let leaving = Int.random(in: 0..<present.count, using: &generator)
        present.remove(at: leaving).subscription.dispose()
      }
    }
    let before = log.lines.count
    subject.observer.onNext(1)
    #expect(Array(log.lines[before...]) == present.map { "\($0.number)/1" })
    for member in present.shuffled(using: &generator) { member.subscription.dispose() }
    #expect(!subject.hasObservers)
  }

  @Test(arguments: SubjectKind.allCases)
  func `an event that comes during a delivery waits for its end`(kind: SubjectKind) {
    let subject = kind.make()
    _ = subject.note("A", in: log) { event in
      if event.element == 1 { subject.observer.onNext(2) }
      if event.element == 2 { subject.observer.onCompleted() }
    }
    _ = subject.note("B", in: log)
    subject.observer.onNext(1)
    #expect(log.lines == ["A1", "B1", "A2", "B2", "A|", "B|"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `once the end is accepted nothing more is, though it still waits`(kind: SubjectKind) {
    let subject = kind.make()
    _ = subject.note("A", in: log) { event in
      guard event.element == 1 else { return }
      subject.observer.onError(TestFailure())
      subject.observer.onNext(2)
      subject.observer.onCompleted()
    }
    _ = subject.note("B", in: log)
    subject.observer.onNext(1)
    #expect(log.lines == ["A1", "B1", "A#", "B#"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `an observer that leaves during an event gets no more of it`(kind: SubjectKind) {
    let subject = kind.make()
    let later = SerialDisposable()
    let itself = SerialDisposable()
    _ = subject.note("A", in: log) { if $0.element == 1 { later.dispose() } }
    itself.disposable = subject.note("B", in: log) { if $0.element == 1 { itself.dispose() } }
    later.disposable = subject.note("C", in: log)
    _ = subject.note("D", in: log) { if $0.element == 1 { subject.observer.onNext(2) } }
    subject.observer.onNext(1)
    #expect(log.lines == ["A1", "B1", "D1", "A2", "D2"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `one that leaves while an event waits for its turn does not get it`(kind: SubjectKind) {
    let subject = kind.make()
    let later = SerialDisposable()
    _ = subject.note("A", in: log) { event in
      if event.element == 1 {
        subject.observer.onNext(2)
        later.dispose()
      }
    }
    later.disposable = subject.note("B", in: log)
    subject.observer.onNext(1)
    #expect(log.lines == ["A1", "A2"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `the end reaches all, once, and nothing comes after it`(kind: SubjectKind) {
    let subject = kind.make()
    _ = subject.note("A", in: log)
    _ = subject.note("B", in: log)
    subject.observer.onError(TestFailure())
    subject.observer.onCompleted()
    subject.observer.onNext(1)
    #expect(log.lines == ["A#", "B#"])
    #expect(!subject.hasObservers)
  }

  @Test(arguments: SubjectKind.allCases)
  func `one that subscribes after the end gets the end`(kind: SubjectKind) {
    let completed = kind.make()
    completed.observer.onCompleted()
    _ = completed.note("A", in: log)
    let failed = kind.make()
    failed.observer.onError(TestFailure())
    _ = failed.note("B", in: log)
    #expect(log.lines == ["A|", "B#"])
    #expect(!completed.hasObservers)
  }

  @Test(arguments: SubjectKind.allCases)
  func `it knows whether it has observers`(kind: SubjectKind) {
    let subject = kind.make()
    #expect(!subject.hasObservers)
    let first = subject.note("A", in: log)
    let second = subject.note("B", in: log)
    first.dispose()
    first.dispose()
    #expect(subject.hasObservers)
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test(arguments: SubjectKind.allCases)
  func `disposal drops the observers without an event; later ones get an error`(
    kind: SubjectKind
  ) {
    let subject = kind.make()
    _ = subject.note("A", in: log)
    subject.observer.onNext(1)
    subject.dispose()
    subject.dispose()
    subject.observer.onNext(2)
    subject.observer.onCompleted()
    #expect(log.lines == ["A1"])
    #expect(!subject.hasObservers)
    var errors: [any Error] = []
    _ = subject.observable.subscribe { event in
      if let error = event.error { errors.append(error) } else { log.add("no error") }
    }
    #expect(errors.map { "\($0)" }.first?.hasSuffix("was already disposed.") == true)
    #expect(log.lines == ["A1"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `disposal during a delivery ends it, and what waits is dropped`(kind: SubjectKind) {
    let subject = kind.make()
    _ = subject.note("A", in: log) { event in
      if event.element == 1 {
        subject.observer.onNext(2)
        subject.dispose()
      }
    }
    _ = subject.note("B", in: log)
    subject.observer.onNext(1)
    #expect(log.lines == ["A1"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `disposal during the delivery of the end leaves later observers without it`(
    kind: SubjectKind
  ) {
    let subject = kind.make()
    var later: (any Disposable)?
    _ = subject.note("A", in: log) { if $0.isCompleted { subject.dispose() } }
    let trace = Trace { captive in
      later = subject.note("B", in: log) { _ in withExtendedLifetime(captive) {} }
    }
    subject.observer.onCompleted()
    #expect(log.lines == ["A|"])
    #expect(!trace.isAlive)
    withExtendedLifetime(later) {}
  }

  @Test(arguments: SubjectKind.allCases)
  func `and so does one during the delivery of an end that had to wait`(kind: SubjectKind) {
    let subject = kind.make()
    _ = subject.note("A", in: log) { event in
      if event.element == 1 { subject.observer.onCompleted() }
      if event.isCompleted { subject.dispose() }
    }
    _ = subject.note("B", in: log)
    subject.observer.onNext(1)
    #expect(log.lines == ["A1", "B1", "A|"])
  }

  @Test(arguments: [SubjectKind.replayOne, .replayTwo, .replayAll])
  func `and so does one in a replay that had to go before the end`(kind: SubjectKind) {
    let subject = kind.make()
    subject.observer.onNext(1)
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      subscription = subject.note("A", in: log) { event in
        withExtendedLifetime(captive) {}
        guard event.element == 1 else { return }
        subject.observer.onCompleted()
        subject.dispose()
      }
    }
    #expect(log.lines == ["A1"])
    #expect(!trace.isAlive)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a delivery that feeds itself without end is reported by its type`() {
    let subject = PublishSubject<Int>()
    let reports = Log()
    _ = subject.subscribe(onNext: { element in
      if element < 100_002 { subject.onNext(element + 1) }
    })
    let handler = FeedbackLoop.Handler { report in reports.add(report) }
    FeedbackLoop.$handler.withValue(handler) { subject.onNext(1) }
    #expect(reports.lines.count == 1)
    #expect(reports.lines.first?.contains("PublishSubject<Int>") == true)
  }
}
