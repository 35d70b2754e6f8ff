import Foundation
import RxCore

/// A sequence whose members subscribe to it and block the calling thread until they know.
///
/// On the main queue the run loop turns meanwhile, so that work for the main queue can run;
/// elsewhere the thread sleeps. Each call subscribes anew.
public struct BlockingObservable<Element> {
  let source: Observable<Element>
  /// In seconds; nil for no limit.
  let timeout: TimeInterval?
}

extension BlockingObservable {
  /// Waits for the end of the sequence.
  ///
  /// - Returns: All elements.
  /// - Throws: The sequence's failure, or `RxError.timeout`; `materialize()` keeps the elements.
  public func toArray() throws -> [Element] {
    try collect().elementsOrFailure()
  }

  /// Waits for the first element and then ends the subscription.
  ///
  /// - Returns: The first element; nil where the sequence completed without one.
  /// - Throws: The sequence's failure, or `RxError.timeout`.
  public func first() throws -> Element? {
    try collect(atMost: 1).elementsOrFailure().first
  }

  /// Waits for the end of the sequence.
  ///
  /// - Returns: The last element; nil where the sequence completed without one.
  /// - Throws: The sequence's failure, or `RxError.timeout`.
  public func last() throws -> Element? {
    try collect().elementsOrFailure().last
  }

  /// Waits until it is sure that the sequence has exactly one element.
  ///
  /// - Returns: That element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement` as soon as there is a second
  ///   one, the sequence's failure, or `RxError.timeout`.
  public func single() throws -> Element {
    try single { _ in true }
  }

  /// Waits until it is sure that exactly one element of the sequence fulfils a condition.
  ///
  /// - Parameter predicate: The condition; what it throws ends the subscription and the call.
  /// - Returns: That element.
  /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement` as soon as a second one fulfils
  ///   it, the sequence's failure, or `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let elements = try collect(atMost: 2, where: predicate).elementsOrFailure()
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  /// Waits for the end of the sequence.
  ///
  /// - Returns: All elements, and the failure if there was one; a timeout is `RxError.timeout`.
  public func materialize() -> MaterializedSequenceResult<Element> {
    collect()
  }

  private func collect(
    atMost limit: Int? = nil, where isWanted: @escaping (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let collector = BlockingCollector(limit: limit, isWanted: isWanted)
    return Trampoline.current.withFreshLevel {
      let subscription = source.subscribe(collector)
      if !collector.hasEnded { collector.wait(seconds: timeout) }
      subscription.dispose()
      return collector.finish()
    }
  }
}
