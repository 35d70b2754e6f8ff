/// A sequence made for a user interface: it does not fail, it delivers on the main queue, and it
/// runs once for all who are subscribed at the same time.
///
/// What a late subscriber gets is up to the strategy: a `Driver` replays its latest element, a
/// `Signal` nothing.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType, Sendable
{
  private let source: Observable<Element>

  /// Shares a source that does not fail and delivers on the strategy's scheduler already.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Takes a source that needs no sharing besides: each subscriber may have a run of its own.
  init(raw source: Observable<Element>) {
    self.source = source
  }

  public func asObservable() -> Observable<Element> {
    source
  }

  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    self
  }
}
