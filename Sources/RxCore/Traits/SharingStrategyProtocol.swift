/// How a kind of `SharedSequence` delivers and shares its elements.
public protocol SharingStrategyProtocol {
  /// What the elements are delivered on.
  static var scheduler: any SchedulerType { get }

  /// Runs `source` once for all who are subscribed at the same time.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
