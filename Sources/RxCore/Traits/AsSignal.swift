extension ObservableConvertibleType {
  /// Makes a signal that emits an element in place of a failure.
  ///
  /// - Parameter onErrorJustReturn: Emitted if the source fails.
  /// - Returns: A sequence that ends with the source; a failure becomes the element and then the
  ///   end. To survive failures, convert each inner sequence rather than the whole.
  /// - Origin: RxCocoa `asSignal`.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Makes a signal that goes on with another one in place of a failure.
  ///
  /// - Parameter onErrorSignalWith: Goes on if the source fails.
  /// - Returns: A sequence that ends with the source or, after a failure, with the other one.
  /// - Origin: RxCocoa `asSignal`.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Makes a signal that goes on with one chosen by the failure.
  ///
  /// - Parameter onErrorRecover: Called with the failure; its result goes on.
  /// - Returns: A sequence that ends with the source or, after a failure, with the chosen one.
  /// - Origin: RxCocoa `asSignal`.
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// The relay's elements as a signal.
  ///
  /// - Returns: A sequence that never ends.
  /// - Origin: RxCocoa `asSignal`.
  public func asSignal() -> Signal<Element> {
    SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}
