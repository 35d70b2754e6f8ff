import Foundation
import RxCore

extension ObservableConvertibleType {
  /// Makes the sequence's elements available to code that waits for them.
  ///
  /// - Parameter timeout: How many seconds each call may wait; nil for no limit. What the
  ///   sequence emits while it is subscribed to is delivered whatever the limit.
  /// - Returns: The sequence in a form whose members block the calling thread.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}
