extension ObservableConvertibleType {
  /// Makes a sequence that emits an element in place of a failure.
  ///
  /// - Parameter element: Emitted if the source fails.
  /// - Returns: A sequence that ends with the source; a failure becomes the element and the end.
  /// - Origin: RxSwift `asInfallible(onErrorJustReturn:)`.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// Makes a sequence that goes on with another one in place of a failure.
  ///
  /// - Parameter infallible: Goes on if the source fails.
  /// - Returns: A sequence that ends with the source or, after a failure, with the other one.
  /// - Origin: RxSwift `asInfallible(onErrorFallbackTo:)`.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// Makes a sequence that goes on with one chosen by the failure.
  ///
  /// - Parameter onErrorRecover: Called with the failure; its result goes on.
  /// - Returns: A sequence that ends with the source or, after a failure, with the chosen one.
  /// - Origin: RxSwift `asInfallible(onErrorRecover:)`.
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}

extension SharedSequence {
  /// This sequence, which does not fail, without its promise of the main queue.
  ///
  /// - Returns: A sequence that shares this one's runs and ends with it.
  /// - Origin: RxCocoa `asInfallible`.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension PublishRelay {
  /// The relay's elements as a sequence that does not fail.
  ///
  /// - Returns: A sequence that never ends.
  /// - Origin: RxRelay `asInfallible`.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension BehaviorRelay {
  /// The relay's value and its changes as a sequence that does not fail.
  ///
  /// - Returns: A sequence that never ends.
  /// - Origin: RxRelay `asInfallible`.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension ReplayRelay {
  /// The relay's elements as a sequence that does not fail.
  ///
  /// - Returns: A sequence that never ends.
  /// - Origin: RxRelay `asInfallible`.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}
