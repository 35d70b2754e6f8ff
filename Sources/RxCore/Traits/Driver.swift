/// State for a user interface: it does not fail, delivers on the main queue, runs once for all
/// subscribers, and replays its latest element to a late one.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares one run and replays its latest element, as long as anybody is subscribed.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType {
    SharingScheduler.make()
  }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// This sequence as a driver.
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }
}
