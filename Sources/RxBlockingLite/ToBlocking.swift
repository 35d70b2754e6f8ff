import Foundation
import RxCore

extension ObservableConvertibleType {
  /// Makes the sequence's elements available to code that waits for them.
  ///
  /// While a virtual scheduler overrides the real ones, each call drives its clock.
  ///
  /// - Parameter timeout: How many seconds each call may wait, 0 or more; nil for no limit. What
  ///   the sequence emits while it is subscribed to is delivered whatever the limit. Virtual
  ///   seconds where virtual time is driven.
  /// - Returns: The sequence in a form whose members block the calling thread.
  /// - Origin: RxBlocking `toBlocking(timeout:)`; virtual time is ours.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(asObservable(), WaitLimit(timeout))
  }

  /// Makes the sequence's elements available to code that waits for them.
  ///
  /// - Parameter timeout: How long each call may wait, as in `toBlocking(timeout:)` with seconds.
  /// - Returns: The sequence in a form whose members block the calling thread.
  public func toBlocking(timeout: Duration) -> BlockingObservable<Element> {
    BlockingObservable(asObservable(), WaitLimit(timeout))
  }

  /// Makes the sequence's elements available to code that waits for them.
  ///
  /// - Parameter timeout: How long each call may wait, as in `toBlocking(timeout:)` with seconds;
  ///   `.never` for no limit.
  /// - Returns: The sequence in a form whose members block the calling thread.
  @_disfavoredOverload
  public func toBlocking(timeout: RxTimeInterval) -> BlockingObservable<Element> {
    BlockingObservable(asObservable(), WaitLimit(timeout))
  }

  /// Makes the elements of a sequence that runs on virtual time available to code that waits for
  /// them: each call drives the clock of `scheduler` and returns, or throws, without delay.
  ///
  /// - Parameters:
  ///   - scheduler: The `TestScheduler`, or another virtual one, that the sequence runs on. A real
  ///     scheduler moves by itself and is waited for as without this parameter.
  ///   - timeout: How many virtual seconds each call may take, 0 or more; nil for no limit.
  /// - Returns: The sequence in a form whose members block the calling thread. They throw
  ///   `BlockingError.blockedForever` as soon as the scheduler has no work left.
  public func toBlocking(
    on scheduler: any SchedulerType, timeout: TimeInterval? = nil
  ) -> BlockingObservable<Element> {
    BlockingObservable(asObservable(), WaitLimit(timeout), on: scheduler)
  }
}
