import RxCore
import TestSupport
import Testing

@Suite struct BehaviorSubjectTests {
  private let log = Log()
  private let subject = BehaviorSubject(value: 0)

  private func note(_ name: String) -> any Disposable {
    subject.subscribe { [log] in log.add($0.line(name)) }
  }

  @Test func `a new observer gets the value first, at once`() throws {
    _ = note("A")
    subject.onNext(1)
    _ = note("B")
    subject.on(.next(2))
    subject.onCompleted()
    #expect(log.lines == ["A0", "A1", "B1", "A2", "B2", "A|", "B|"])
  }

  @Test func `after the end a new observer gets the end alone`() {
    subject.onNext(1)
    subject.onCompleted()
    _ = note("A")
    #expect(log.lines == ["A|"])
  }

  @Test func `after a failure a new observer gets the failure alone`() {
    subject.onError(TestFailure())
    _ = note("A")
    #expect(log.lines == ["A#"])
  }

  @Test func `after the disposal a new observer gets the error alone`() {
    subject.dispose()
    _ = note("A")
    #expect(log.lines == ["A#"])
    #expect(subject.isDisposed)
  }

  @Test func `the value is the last element accepted, also while earlier ones are delivered`() {
    _ = subject.subscribe(onNext: { [self] element in
      if element == 1 { subject.onNext(2) }
      log.add("A\(element) \((try? subject.value()) ?? -1)")
    })
    _ = note("B")
    subject.onNext(1)
    #expect(log.lines == ["A0 0", "B0", "A1 2", "B1", "A2 2", "B2"])
  }

  @Test func `the value stays after the completion`() throws {
    subject.onNext(1)
    subject.onCompleted()
    subject.onNext(2)
    #expect(try subject.value() == 1)
  }

  @Test func `the value is refused after a failure, with its error`() {
    subject.onError(TestFailure())
    #expect(throws: TestFailure.self) { try subject.value() }
  }

  @Test func `the value is refused after the disposal`() {
    subject.dispose()
    #expect { try subject.value() } throws: { error in
      if case RxError.disposed(let object) = error { object === subject } else { false }
    }
  }

  @Test func `one that subscribes during an event gets the newest value and then only newer ones`()
  {
    _ = subject.subscribe(onNext: { [self] element in
      log.add("A\(element)")
      if element == 1 {
        subject.onNext(2)
        _ = note("B")
        subject.onNext(3)
      }
    })
    subject.onNext(1)
    #expect(log.lines == ["A0", "A1", "B2", "A2", "A3", "B3"])
  }

  @Test func `one that subscribes during another thread's delivery gets its value at once`() {
    let (isInside, mayLeave) = (Occasion(), Occasion())
    _ = subject.subscribe(onNext: { [log] element in
      log.add("A\(element)")
      if element == 1 {
        isInside.comes()
        mayLeave.wait()
      }
    })
    let other = OtherThread { [subject] in subject.onNext(1) }
    isInside.wait()
    subject.onNext(2)
    _ = note("B")
    subject.onNext(3)
    #expect(log.lines == ["A0", "A1", "B2"])
    mayLeave.comes()
    other.join()
    #expect(log.lines == ["A0", "A1", "B2", "A2", "A3", "B3"])
  }

  @Test func `an element is released once it is no longer the value`() {
    let subject = BehaviorSubject<AnyObject?>(value: nil)
    let trace = Trace { subject.onNext($0) }
    #expect(trace.isAlive)
    subject.onNext(nil)
    #expect(!trace.isAlive)
  }

  @Test func `its observer and its observable are the subject itself`() {
    #expect(subject.asObserver() === subject)
    #expect(subject.asObservable() === subject)
  }
}
