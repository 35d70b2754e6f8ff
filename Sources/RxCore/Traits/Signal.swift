/// Events for a user interface: it does not fail, delivers on the main queue, runs once for all
/// subscribers, and replays nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares one run, as long as anybody is subscribed.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType {
    SharingScheduler.make()
  }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// This sequence as a signal.
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }
}
