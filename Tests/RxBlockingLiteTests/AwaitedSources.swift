import Dispatch
import Foundation
import RxBlockingLite
import RxCore
import RxVirtualTime

/// The kinds of sequences that each kind of caller waits for.
enum AwaitedSource: String, CaseIterable, Sendable {
  case synchronous, mainQueue, backgroundQueue, virtual, never, error, afterSome, subject

  /// A sequence of this kind, ready to be waited for.
  ///
  /// Where it does not end, a limit of no time ends the wait.
  func make() -> AwaitedSequence {
    switch self {
    case .synchronous:
      return AwaitedSequence(.of(1, 2))
    case .mainQueue:
      return AwaitedSequence(.of(1, 2, scheduler: MainScheduler.asyncInstance))
    case .backgroundQueue:
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "background")
      return AwaitedSequence(.of(1, 2, scheduler: queue))
    case .virtual:
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createColdObservable([
        .next(10, 1), .next(20, 2), .completed(30, Int.self),
      ])
      return AwaitedSequence(source.asObservable(), on: scheduler)
    case .never:
      return AwaitedSequence(.never(), timeout: 0)
    case .error:
      return AwaitedSequence(.error(Refusal()))
    case .afterSome:
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "ticking")
      return AwaitedSequence(
        Observable<Int>.interval(.milliseconds(1), scheduler: queue).take(3))
    case .subject:
      return AwaitedSequence(PublishSubject<Int>(), timeout: 0)
    }
  }
}

/// A sequence and how it is to be waited for.
struct AwaitedSequence: Sendable {
  let source: Observable<Int>
  let scheduler: TestScheduler?
  let timeout: TimeInterval?

  init(_ source: Observable<Int>, on scheduler: TestScheduler? = nil, timeout: TimeInterval? = nil)
  {
    self.source = source
    self.scheduler = scheduler
    self.timeout = timeout
  }

  var blocking: BlockingObservable<Int> {
    if let scheduler { return source.toBlocking(on: scheduler, timeout: timeout) }
    return source.toBlocking(timeout: timeout)
  }

  var async: AsyncObservable<Int> {
    let timeout = timeout.map { Duration.seconds($0) }
    if let scheduler { return source.toAsync(on: scheduler, timeout: timeout) }
    return source.toAsync(timeout: timeout)
  }

  /// Waits for all elements: what came, and how it ended.
  func wait() -> String {
    blocking.materialize().outcome
  }
}

extension MaterializedSequenceResult {
  /// The elements and the end, and for a wait that was given up the reason's first words.
  var outcome: String {
    switch self {
    case .completed(let elements):
      return "\(elements)"
    case .failed(let elements, BlockingError.blockedForever(_, let reason, _)):
      let words = reason.split(separator: " ").prefix(7).joined(separator: " ")
      return "\(elements) blocked forever: \(words)"
    case .failed(let elements, let error):
      return "\(elements) \(error)"
    }
  }
}

/// What each kind of sequence gives to a caller that blocks nothing which the sequence needs.
let outcomesElsewhere: [AwaitedSource: String] = [
  .synchronous: "[1, 2]",
  .mainQueue: "[1, 2]",
  .backgroundQueue: "[1, 2]",
  .virtual: "[1, 2]",
  .never: "[] Sequence timeout.",
  .error: "[] Refusal()",
  .afterSome: "[0, 1, 2]",
  .subject: "[] Sequence timeout.",
]

/// Whether a caller on the main queue inside a task got what it should. A queue in the background
/// may have been quicker than the look at what has come.
func isRightInMainTask(_ outcome: String, _ source: AwaitedSource) -> Bool {
  guard source == .backgroundQueue || source == .afterSome else {
    return outcome == outcomesInMainTask[source]
  }
  return outcome == outcomesElsewhere[source]
    || outcome.hasSuffix(" blocked forever: the call blocks the main queue inside")
}

/// What each kind of sequence gives to a caller on the main queue inside a task.
private let outcomesInMainTask: [AwaitedSource: String] = [
  .synchronous: "[1, 2]",
  .mainQueue: "[] blocked forever: the call blocks the main queue inside",
  .virtual: "[1, 2]",
  .never: "[] blocked forever: the call blocks the main queue inside",
  .error: "[] Refusal()",
  .subject: "[] blocked forever: the call blocks the main queue inside",
]

/// What each kind of sequence gives to an observer of it, in its first event.
let outcomesInDelivery: [AwaitedSource: String] = [
  .synchronous: "[1, 2]",
  .mainQueue: "[] blocked forever: the call blocks work of the main",
  .backgroundQueue: "[] blocked forever: the call blocks the serial queue background,",
  .virtual: "[] blocked forever: the call comes from work of the",
  .never: "[] Sequence timeout.",
  .error: "[] Refusal()",
  .afterSome: "[] blocked forever: the call blocks the serial queue ticking,",
  .subject: "[] blocked forever: the call comes from a delivery of",
]
