extension ObservableType where Element: ObservableConvertibleType {
  /// Emits what the latest of the sequences that arrive emits.
  ///
  ///     source        -a----b---|
  ///     a             -1-2----3|
  ///     b             -4-5-6|
  ///     switchLatest  --1-2--4-5-6|
  ///
  /// - Complexity: Constant time for each element; the latest sequence is held.
  /// - Returns: A sequence that completes once the source and the latest sequence have, and fails
  ///   with either of them.
  /// - Origin: Rx.NET `Switch`, RxSwift `switchLatest`.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}
