import Foundation
import RxBlockingLite
import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Each kind of caller off the main queue waits for each kind of sequence; `CallerOnMainTests` has
/// the callers on it.
@Suite("Every caller gets the right value or the right error", .serialized)
struct CallerTests {
  @Test("a thread in the background", arguments: AwaitedSource.allCases)
  func background(source: AwaitedSource) {
    #expect(Watchdog.run { source.make().wait() } == outcomesElsewhere[source])
  }

  @Test("a test function, which is a task", arguments: AwaitedSource.allCases)
  func testFunction(source: AwaitedSource) {
    #expect(source.make().wait() == outcomesElsewhere[source])
  }

  @Test("a test function on the main actor", arguments: AwaitedSource.allCases)
  @MainActor func mainTask(source: AwaitedSource) {
    let outcome = source.make().wait()
    #expect(isRightInMainTask(outcome, source), "\(outcome)")
  }

  @Test("an async test function on the main actor", arguments: AwaitedSource.allCases)
  @MainActor func mainTaskAsync(source: AwaitedSource) async {
    await Task.yield()
    let outcome = { source.make().wait() }()
    #expect(isRightInMainTask(outcome, source), "\(outcome)")
  }

  @Test("work on the trampoline", arguments: AwaitedSource.allCases)
  func trampoline(source: AwaitedSource) {
    let outcome = Watchdog.run {
      var outcome = ""
      CurrentThreadScheduler.instance.schedule(()) { _ in
        outcome = source.make().wait()
        return Disposables.create()
      }.dispose()
      return outcome
    }
    #expect(outcome == outcomesElsewhere[source])
  }

  @Test("an observer, inside an event of the same sequence", arguments: AwaitedSource.allCases)
  func delivery(source: AwaitedSource) {
    #expect(DeliveryCaller(source).waitOnOtherThread() == outcomesInDelivery[source])
  }

  @Test("awaiting on the main actor", arguments: AwaitedSource.allCases)
  @MainActor func awaitOnMain(source: AwaitedSource) async {
    #expect(await source.make().async.materialize().outcome == outcomesElsewhere[source])
  }

  @Test("awaiting elsewhere", arguments: AwaitedSource.allCases)
  func awaitElsewhere(source: AwaitedSource) async {
    #expect(await source.make().async.materialize().outcome == outcomesElsewhere[source])
  }
}

/// Waits for a sequence inside the first event that an observer of it gets.
final class DeliveryCaller: Sendable {
  private let sequence: AwaitedSequence
  private let kind: AwaitedSource
  private let result = Guarded<String?>(nil)
  let hasEnded = Occasion()

  init(_ kind: AwaitedSource) {
    self.kind = kind
    sequence = kind.make()
  }

  var outcome: String? { result.with { $0 } }

  /// Subscribes and makes the first event come.
  func begin() -> any Disposable {
    // A sequence without an event of its own gets one.
    let source = kind == .never ? sequence.source.startWith(0) : sequence.source
    let subscription = source.materialize().take(1).subscribe(onNext: { [self] _ in
      let outcome = sequence.wait()
      result.with { $0 = outcome }
      hasEnded.comes()
    })
    (source as? PublishSubject<Int>)?.onNext(1)
    sequence.scheduler?.start()
    return subscription
  }

  func waitOnOtherThread() -> String? {
    let subscription = Guarded<(any Disposable)?>(nil)
    let thread = OtherThread { [self] in
      let begun = begin()
      subscription.with { $0 = begun }
    }
    thread.join()
    hasEnded.wait()
    return outcome
  }
}
