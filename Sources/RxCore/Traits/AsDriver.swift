extension ObservableConvertibleType {
  /// Makes a driver that emits an element in place of a failure.
  ///
  /// - Parameter onErrorJustReturn: Emitted if the source fails.
  /// - Returns: A sequence that ends with the source; a failure becomes the element and then the
  ///   end. To survive failures, convert each inner sequence rather than the whole.
  /// - Origin: RxCocoa `asDriver`.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Makes a driver that goes on with another one in place of a failure.
  ///
  /// - Parameter onErrorDriveWith: Goes on if the source fails.
  /// - Returns: A sequence that ends with the source or, after a failure, with the other one.
  /// - Origin: RxCocoa `asDriver`.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Makes a driver that goes on with one chosen by the failure.
  ///
  /// - Parameter onErrorRecover: Called with the failure; its result goes on.
  /// - Returns: A sequence that ends with the source or, after a failure, with the chosen one.
  /// - Origin: RxCocoa `asDriver`.
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension BehaviorRelay {
  /// The relay's value and its changes as a driver.
  ///
  /// - Returns: A sequence that never ends.
  /// - Origin: RxCocoa `asDriver`.
  public func asDriver() -> Driver<Element> {
    SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension InfallibleType {
  /// Makes a driver of a sequence that does not fail.
  ///
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxCocoa `asDriver`.
  public func asDriver() -> Driver<Element> {
    asDriver(onErrorRecover: { error in
      InfallibleFailure.report(error)
      return .empty()
    })
  }
}
