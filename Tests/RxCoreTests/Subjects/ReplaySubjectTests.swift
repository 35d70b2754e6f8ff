import RxCore
import TestSupport
import Testing

@Suite struct ReplaySubjectTests {
  private let log = Log()

  private func note(_ subject: ReplaySubject<Int>, _ name: String) -> any Disposable {
    subject.subscribe { [log] in log.add($0.line(name)) }
  }

  @Test(arguments: [(0, [3]), (1, [2, 3]), (2, [1, 2, 3]), (5, [1, 2, 3])])
  func `a new observer gets the last elements first`(size: Int, expected: [Int]) {
    let subject = ReplaySubject<Int>.create(bufferSize: size)
    subject.onNext(1)
    subject.on(.next(2))
    _ = note(subject, "")
    subject.onNext(3)
    #expect(log.lines == expected.map(String.init))
  }

  @Test func `without bound all elements are kept`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...1_000 { subject.onNext(element) }
    _ = note(subject, "")
    #expect(log.lines == (1...1_000).map(String.init))
  }

  @Test func `a long run keeps the last elements only`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    for element in 1...1_000 { subject.onNext(element) }
    _ = note(subject, "")
    #expect(log.lines == ["998", "999", "1000"])
  }

  @Test func `after the end a new observer gets the elements and the end`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for element in 1...3 { subject.onNext(element) }
    subject.onError(TestFailure())
    subject.onNext(4)
    _ = note(subject, "A")
    #expect(log.lines == ["A2", "A3", "A#"])
  }

  @Test func `one that leaves during its replay gets no more`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    let passed = subject.map { [log] element in
      log.add("passed \(element)")
      return element
    }
    _ = passed.take(2).subscribe { [log] in log.add($0.line("A")) }
    #expect(log.lines == ["passed 1", "A1", "passed 2", "A2", "A|"])
  }

  @Test func `its disposal drops what it kept`() {
    let subject = ReplaySubject<AnyObject>.create(bufferSize: 2)
    let trace = Trace { subject.onNext($0) }
    #expect(trace.isAlive)
    subject.dispose()
    #expect(!trace.isAlive)
  }

  @Test func `one that subscribes while the disposal releases others gets the error alone`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    var late: Releasing? = Releasing { [log] in _ = subject.subscribe { log.add($0.line("late")) } }
    _ = subject.subscribe { [late] _ in withExtendedLifetime(late) {} }
    late = nil
    subject.dispose()
    #expect(log.lines == ["late#"])
  }

  @Test func `an element that makes room is released`() {
    let subject = ReplaySubject<AnyObject?>.create(bufferSize: 1)
    let trace = Trace { subject.onNext($0) }
    #expect(trace.isAlive)
    subject.onNext(nil)
    #expect(!trace.isAlive)
  }

  @Test func `it is no Cancelable, as with its peers`() {
    #expect(!(ReplaySubject<Int>.createUnbounded() as Any is any Cancelable))
  }

  @Test func `its observer and its observable are the subject itself`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    #expect(subject.asObserver() === subject)
    #expect(subject.asObservable() === subject)
  }

  @Test func `a negative size stops the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ReplaySubject<Int>.create(bufferSize: -1)
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("bufferSize: -1"))
  }
}
