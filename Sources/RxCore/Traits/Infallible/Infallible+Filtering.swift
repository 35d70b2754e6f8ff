extension InfallibleType {
  /// Lets through the elements that fulfil a condition.
  ///
  /// - Parameter predicate: Called once for each element.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.filter`.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Leaves out elements whose key equals that of the element let through before.
  ///
  /// - Parameter keySelector: Makes the key of an element.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.distinctUntilChanged`.
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) -> some Equatable
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Leaves out elements that equal the element let through before.
  ///
  /// - Parameter comparer: Whether the element before and an element count as equal.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.distinctUntilChanged`.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Leaves out elements whose key equals that of the element let through before.
  ///
  /// - Parameters:
  ///   - keySelector: Makes the key of an element.
  ///   - comparer: Whether the key before and a key count as equal.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.distinctUntilChanged`.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Leaves out elements whose property equals that of the element let through before.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.distinctUntilChanged(at:)`.
  public func distinctUntilChanged(
    at keyPath: KeyPath<Element, some Equatable>
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Lets through the first elements, then completes.
  ///
  /// - Parameter count: How many; at least 0, with which the source is not subscribed to.
  /// - Returns: A sequence that completes with the last of them, or ends with the source.
  /// - Origin: RxSwift `Infallible.take`.
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().take(count))
  }

  /// Lets elements through until another sequence emits, one that does not fail.
  ///
  /// - Parameter other: Its first element ends the sequence; its own completion does not.
  /// - Returns: A sequence that completes with the first element of `other`, or ends with the
  ///   source.
  /// - Origin: RxSwift `Infallible.take(until:)`.
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Lets elements through until another sequence emits.
  ///
  /// - Parameter other: Its first element ends the sequence; its own completion does not. It
  ///   should not fail: nothing on an `Infallible` can take a failure.
  /// - Returns: A sequence that completes with the first element of `other`, or ends with the
  ///   source.
  /// - Origin: RxSwift `Infallible.take(until:)`.
  public func take(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Lets elements through until one fulfils a condition.
  ///
  /// - Parameters:
  ///   - predicate: Called once for each element; `true` ends the sequence.
  ///   - behavior: Whether the element that ends the sequence is emitted.
  /// - Returns: A sequence that completes with that element, or ends with the source.
  /// - Origin: RxSwift `Infallible.take(until:behavior:)`.
  public func take(
    until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Lets elements through as long as they fulfil a condition.
  ///
  /// - Parameters:
  ///   - predicate: Called once for each element; `false` ends the sequence.
  ///   - behavior: Whether the element that ends the sequence is emitted.
  /// - Returns: A sequence that completes with that element, or ends with the source.
  /// - Origin: RxSwift `Infallible.take(while:behavior:)`.
  public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Leaves out elements as long as they fulfil a condition.
  ///
  /// - Parameter predicate: Called for each element until it is `false` for the first time.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.skip(while:)`.
  public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Leaves out elements until another sequence emits.
  ///
  /// - Parameter other: Its first element lets the elements after it through. It should not fail:
  ///   nothing on an `Infallible` can take a failure.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.skip(until:)`.
  public func skip(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}

extension InfallibleType where Element: Equatable {
  /// Leaves out elements that equal the element let through before.
  ///
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.distinctUntilChanged`.
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}
