extension ObservableConvertibleType {
  /// Makes a shared sequence that emits an element in place of a failure.
  ///
  /// - Parameter onErrorJustReturn: Emitted if the source fails.
  /// - Returns: A sequence that ends with the source; a failure becomes the element and then the
  ///   end. To survive failures, convert each inner sequence rather than the whole.
  /// - Origin: RxCocoa `asSharedSequence`.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Makes a shared sequence that goes on with another one in place of a failure.
  ///
  /// - Parameter onErrorDriveWith: Goes on if the source fails.
  /// - Returns: A sequence that ends with the source or, after a failure, with the other one.
  /// - Origin: RxCocoa `asSharedSequence`.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    asSharedSequence(onErrorRecover: { _ in onErrorDriveWith })
  }

  /// Makes a shared sequence that goes on with one chosen by the failure.
  ///
  /// - Parameter onErrorRecover: Called with the failure; its result goes on.
  /// - Returns: A sequence that ends with the source or, after a failure, with the chosen one.
  /// - Origin: RxCocoa `asSharedSequence`.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self,
    onErrorRecover: @escaping (_ error: any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).asObservable() })
  }
}
