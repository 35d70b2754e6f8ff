import RxCore
import TestSupport
import Testing

@Suite struct AsObservableTests {
  /// Counts to a number; fails after it, if told with what.
  private struct Counting: AsyncSequence {
    let last: Int
    var failure: (any Error)?

    struct AsyncIterator: AsyncIteratorProtocol {
      let sequence: Counting
      var number = 0

      mutating func next() async throws -> Int? {
        // An endless one leaves room for the tests beside it.
        if sequence.last == .max { await Task.yield() }
        number += 1
        if number <= sequence.last { return number }
        if let failure = sequence.failure { throw failure }
        return nil
      }
    }

    func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(sequence: self)
    }
  }

  /// The events of a sequence: `1 2 |`.
  private func transcript(_ source: Observable<Int>) async -> String {
    let (log, ended) = (Log(), Moment())
    let subscription = source.subscribe(
      onNext: { log.add("\($0)") }, onError: { log.add("#\($0)") },
      onCompleted: { log.add("|") }, onDisposed: { ended.comes() })
    await ended.wait()
    subscription.dispose()
    return log.lines.joined(separator: " ")
  }

  @Test func `its elements come in order, and its end`() async {
    #expect(await transcript(Counting(last: 3).asObservable()) == "1 2 3 |")
    #expect(await transcript(Counting(last: 0).asObservable(priority: .low)) == "|")
  }

  @Test func `each subscription iterates anew`() async {
    let source = Counting(last: 2).asObservable()
    #expect(await transcript(source) == "1 2 |")
    #expect(await transcript(source) == "1 2 |")
  }

  @Test func `what it throws is the failure`() async {
    #expect(await transcript(Counting(last: 1, failure: Broken()).asObservable()) == "1 #broken")
  }

  @Test func `a CancellationError completes it`() async {
    let source = Counting(last: 1, failure: CancellationError()).asObservable()
    #expect(await transcript(source) == "1 |")
  }

  @Test func `a disposal cancels the task`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let terminated = Moment()
    continuation.onTermination = { _ in terminated.comes() }
    let subscription = stream.asObservable().subscribe()
    subscription.dispose()
    await terminated.wait()
  }

  @Test func `an endless sequence that ignores the cancellation is left`() async {
    let (log, begun) = (Log(), Moment())
    let trace = Holder()
    let subscription = Counting(last: .max).asObservable()
      .do(onNext: { [held = trace.make()] _ in
        _ = held
        begun.comes()
      })
      .subscribe(onDisposed: { log.add("over") })
    await begun.wait()
    subscription.dispose()
    #expect(log.lines == ["over"])
    await trace.released.wait()
  }

  /// Counts once it may, and notes how often it is asked.
  private struct Asked: AsyncSequence {
    let mayBegin = Moment()
    let hasEnded = Moment()
    let log = Log()

    struct AsyncIterator: AsyncIteratorProtocol {
      let sequence: Asked
      let end: Releasing

      mutating func next() async -> Int? {
        await sequence.mayBegin.wait()
        sequence.log.add("asked")
        return sequence.log.lines.count
      }
    }

    func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(sequence: self, end: Releasing { [hasEnded] in hasEnded.comes() })
    }
  }

  @Test func `it is asked for no element that nobody wants`() async {
    let (source, log) = (Asked(), Log())
    let subscription = source.asObservable().take(2).subscribe { log.add("\($0)") }
    source.mayBegin.comes()
    await source.hasEnded.wait()
    #expect(source.log.lines == ["asked", "asked"])
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
    subscription.dispose()
  }

  @Test func `its elements are taken with the priority asked for`() async throws {
    let priorities = AsyncStream<TaskPriority>(unfolding: { Task.currentPriority })
    for priority in [TaskPriority.high, .low] {
      let first = priorities.asObservable(priority: priority).take(1).asSingle()
      // Whoever waits lends a task its own priority, so nobody does meanwhile.
      let taken = Guarded<TaskPriority?>(nil)
      let ended = Occasion()
      let subscription = first.subscribe(onSuccess: { priority in
        taken.with { $0 = priority }
        ended.comes()
      })
      ended.wait()
      #expect(taken.with { $0 } == priority)
      subscription.dispose()
    }
  }

  private final class Holder: Sendable {
    let released = Moment()

    func make() -> Releasing {
      Releasing { [released] in released.comes() }
    }
  }

  @Test func `there and back again`() async throws {
    var elements: [Int] = []
    for try await element in Counting(last: 100).asObservable().values { elements.append(element) }
    #expect(elements == Array(1...100))
  }
}
