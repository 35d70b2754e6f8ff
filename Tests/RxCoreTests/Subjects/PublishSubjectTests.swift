import RxCore
import TestSupport
import Testing

@Suite struct PublishSubjectTests {
  private let log = Log()
  private let subject = PublishSubject<Int>()

  private func note(_ name: String) -> any Disposable {
    subject.subscribe { [log] in log.add($0.line(name)) }
  }

  @Test func `an observer gets what comes after it subscribed`() {
    _ = note("A")
    subject.onNext(1)
    _ = note("B")
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["A1", "A2", "B2", "A|", "B|"])
  }

  @Test func `one that subscribes during an event does not get it, but what that caused later`() {
    _ = subject.subscribe(onNext: { [self] element in
      log.add("A\(element)")
      if element == 1 {
        subject.onNext(2)
        _ = note("B")
        subject.onNext(3)
      }
    })
    subject.onNext(1)
    #expect(log.lines == ["A1", "A2", "A3", "B3"])
  }

  @Test func `one that subscribes while the end waits for its turn gets it at once`() {
    _ = subject.subscribe { [self] event in
      log.add(event.line("A"))
      if event.element == 1 {
        subject.onCompleted()
        _ = note("B")
      }
    }
    subject.onNext(1)
    #expect(log.lines == ["A1", "B|", "A|"])
  }

  @Test func `it tells whether it is disposed`() {
    #expect(!subject.isDisposed)
    subject.onCompleted()
    #expect(!subject.isDisposed)
    subject.dispose()
    #expect(subject.isDisposed)
    _ = note("A")
    #expect(log.lines == ["A#"])
  }

  @Test func `its observer and its observable are the subject itself`() {
    #expect(subject.asObserver() === subject)
    #expect(subject.asObservable() === subject)
  }

  @Test func `an observer subscribed in an event's turn is the last in the order`() {
    _ = subject.subscribe(onNext: { [self] element in
      log.add("A\(element)")
      if element == 1 { _ = note("C") }
    })
    _ = note("B")
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["A1", "B1", "A2", "B2", "C2"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `what any subject failed with dies outside of every lock`(kind: SubjectKind) {
    let subject = kind.make()
    let log = Log()
    subject.observer.onError(
      ReleasingFailure {
        // From another thread, which a lock that is held would keep waiting.
        OtherThread { log.add("\(subject.hasObservers)") }.join(limit: .seconds(10))
      })
    subject.dispose()
    #expect(log.lines == ["false"])
  }
}

/// A failure that calls a closure when it is released.
private final class ReleasingFailure: Error, @unchecked Sendable {
  private let atRelease: () -> Void

  init(_ atRelease: @escaping () -> Void) {
    self.atRelease = atRelease
  }

  deinit {
    atRelease()
  }
}
