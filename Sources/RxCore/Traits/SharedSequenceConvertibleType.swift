/// Anything that can be turned into a shared sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How the sequence delivers and shares its elements.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// This sequence as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> {
    asSharedSequence().asObservable()
  }
}
