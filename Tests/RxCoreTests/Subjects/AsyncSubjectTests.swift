import RxCore
import TestSupport
import Testing

@Suite struct AsyncSubjectTests {
  private let log = Log()
  private let subject = AsyncSubject<Int>()

  private func note(_ name: String) -> any Disposable {
    subject.subscribe { [log] in log.add($0.line(name)) }
  }

  @Test func `observers get the last element once it completes, also later ones`() {
    _ = note("A")
    subject.onNext(1)
    subject.on(.next(2))
    _ = note("B")
    #expect(log.lines == [])
    subject.onCompleted()
    _ = note("C")
    #expect(log.lines == ["A2", "B2", "A|", "B|", "C2", "C|"])
  }

  @Test func `without an element it only completes`() {
    _ = note("A")
    subject.onCompleted()
    _ = note("B")
    #expect(log.lines == ["A|", "B|"])
  }

  @Test func `a failure drops the element`() {
    _ = note("A")
    subject.onNext(1)
    subject.onError(TestFailure())
    _ = note("B")
    #expect(log.lines == ["A#", "B#"])
  }

  @Test func `what comes after the end does not count`() {
    subject.onNext(1)
    subject.onCompleted()
    subject.onNext(2)
    subject.onError(TestFailure())
    _ = note("A")
    #expect(log.lines == ["A1", "A|"])
  }

  @Test func `one that subscribes or sends while the last element is delivered`() {
    _ = subject.subscribe { [self] event in
      log.add(event.line("A"))
      if event.element == 1 {
        _ = note("B")
        subject.onNext(2)
        subject.onError(TestFailure())
      }
    }
    _ = note("C")
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines == ["A1", "B1", "C1", "A|", "C|", "B|"])
  }

  @Test func `it tells whether it has observers`() {
    #expect(!subject.hasObservers)
    let subscription = note("A")
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
    _ = note("B")
    subject.onCompleted()
    #expect(!subject.hasObservers)
  }

  @Test func `one that leaves with the element gets no end`() {
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      subject.subscribe { [log] event in
        log.add(event.line("A"))
        subscription.dispose()
      })
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.lines == ["A1"])
  }

  @Test func `an element that is replaced or dropped is released`() {
    let subject = AsyncSubject<AnyObject?>()
    let replaced = Trace { subject.onNext($0) }
    #expect(replaced.isAlive)
    subject.onNext(nil)
    #expect(!replaced.isAlive)
    let dropped = Trace { subject.onNext($0) }
    #expect(dropped.isAlive)
    subject.onError(TestFailure())
    #expect(!dropped.isAlive)
  }

  @Test func `an element that is replaced dies outside of every lock`() {
    let subject = AsyncSubject<Releasing?>()
    let log = Log()
    subject.onNext(
      Releasing {
        // From another thread, which a lock that is held would keep waiting.
        OtherThread { log.add("\(subject.hasObservers)") }.join(limit: .seconds(10))
      })
    subject.onNext(nil)
    #expect(log.lines == ["false"])
  }

  @Test func `it is neither disposable nor Cancelable, as with its peers`() {
    #expect(!(subject as Any is any Disposable))
  }

  @Test func `its observer and its observable are the subject itself`() {
    #expect(subject.asObserver() === subject)
    #expect(subject.asObservable() === subject)
  }

  @Test func `report 6: an observer may wait for a lock that a caller holds`() {
    for call in [{ $0.onNext(2) }, { _ = $0.hasObservers }] as [(AsyncSubject<Int>) -> Void] {
      let subject = AsyncSubject<Int>()
      subject.onNext(1)
      subject.onCompleted()
      var observe: (() -> Void)?
      let hangs = ForeignLock.hangs {
        observe = $0
      } emit: {
        _ = subject.subscribe(onNext: { _ in observe?() })
      } enter: {
        call(subject)
      }
      #expect(!hangs)
    }
  }

  @Test func `threads that end it at once: one end, with the element or the failure`() {
    let wrong = Race.wrongRounds {
      let (subject, log) = (AsyncSubject<Int>(), Log())
      subject.onNext(1)
      _ = subject.note("", in: log)
      return (subject, log)
    } _: { state, lane in
      if lane == 0 { state.0.onCompleted() } else { state.0.onError(TestFailure()) }
    } isRight: { state in
      _ = state.0.note("", in: state.1)
      return [["1", "|", "1", "|"], ["#", "#"]].contains(state.1.lines)
    }
    #expect(wrong == 0)
  }
}
