extension SharedSequenceConvertibleType {
  /// Lets through the elements that fulfil a condition.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `filter`.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filter(predicate))
  }

  /// Leaves out the first elements.
  ///
  /// - Parameter count: How many are left out of each shared run.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `skip`.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Leaves out elements whose key equals the key of the one before.
  ///
  /// - Parameter keySelector: Makes the key of an element.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `distinctUntilChanged`.
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) -> some Equatable
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector))
  }

  /// Leaves out elements that equal the one before.
  ///
  /// - Parameter comparer: Whether the element before and an element count as equal.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `distinctUntilChanged`.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  /// Leaves out elements whose key equals the key of the one before.
  ///
  /// - Parameters:
  ///   - keySelector: Makes the key of an element.
  ///   - comparer: Whether the key before and a key count as equal.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `distinctUntilChanged`.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Leaves out elements that equal the one before.
  ///
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `distinctUntilChanged`.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}
