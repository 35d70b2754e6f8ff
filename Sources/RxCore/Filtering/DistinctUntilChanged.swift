extension ObservableType {
  /// Drops elements that equal the one let through before.
  ///
  ///     source                -a-a-b-b-a-|
  ///     distinctUntilChanged  -a---b---a-|
  ///
  /// - Complexity: One comparison for each element; one element is held.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: Rx.NET `DistinctUntilChanged`, RxSwift `distinctUntilChanged`.
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }

  /// Drops elements whose key equals that of the one let through before.
  ///
  ///     source                       -a-A-b-B-a-|
  ///     distinctUntilChanged letter  -a---b---a-|
  ///
  /// - Complexity: One key and one comparison for each element; one key is held.
  /// - Parameter keySelector: Called once for each element.
  /// - Returns: A sequence that ends with the source, and fails with what `keySelector` throws.
  /// - Origin: Rx.NET `DistinctUntilChanged`, RxSwift `distinctUntilChanged(_:)`.
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) throws -> some Equatable
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops elements that a comparison of your own finds equal to the one let through before.
  ///
  ///     source                     -1-2-3-4-1-|
  ///     distinctUntilChanged near  -1---3---1-|
  ///
  /// - Complexity: One comparison for each element; one element is held.
  /// - Parameter comparer: Called with the element let through before and the present one; `true`
  ///   drops the present one.
  /// - Returns: A sequence that ends with the source, and fails with what `comparer` throws.
  /// - Origin: Rx.NET `DistinctUntilChanged`, RxSwift `distinctUntilChanged(_:)`.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops elements whose key a comparison of your own finds equal to the one let through before.
  ///
  ///     source                            -a-B-c-|
  ///     distinctUntilChanged letter near  -a---c-|
  ///
  /// - Complexity: One key and one comparison for each element; one key is held.
  /// - Parameters:
  ///   - keySelector: Called once for each element.
  ///   - comparer: Called with the key of the element let through before and the present key;
  ///     `true` drops the present element.
  /// - Returns: A sequence that ends with the source, and fails with what the closures throw.
  /// - Origin: Rx.NET `DistinctUntilChanged`, RxSwift `distinctUntilChanged(_:comparer:)`.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K,
    comparer: @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      source.run(DistinctUntilChangedSink(keySelector, comparer, sink))
    }
  }

  /// Drops elements whose property equals that of the one let through before.
  ///
  ///     source                         -a-A-b-B-a-|
  ///     distinctUntilChanged property  -a---b---a-|
  ///
  /// - Complexity: One comparison for each element; one property is held.
  /// - Parameter keyPath: The property that is compared.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `distinctUntilChanged(at:)`.
  public func distinctUntilChanged(
    at keyPath: KeyPath<Element, some Equatable>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }
}

private final class DistinctUntilChangedSink<Element, Key>: Stage<Element, Element> {
  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool
  /// The key of the element let through last. In an object of its own, because an optional of
  /// unknown type costs a look-up of its type for each element.
  @exclusivity(unchecked) private var previous: KeyPlace<Key>?

  init(
    _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool, _ downstream: Sink<Element>
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    do {
      let key = try keySelector(element)
      if let previous {
        if try comparer(previous.key, key) { return }
        // The key that gives way dies once the element has passed: its release may emit.
        var exchanged = key
        swap(&previous.key, &exchanged)
        downstream.onNext(element)
        withExtendedLifetime(exchanged) {}
      } else {
        previous = KeyPlace(key)
        downstream.onNext(element)
      }
    } catch {
      downstream.onError(error)
    }
  }
}

private final class KeyPlace<Key> {
  @exclusivity(unchecked) var key: Key

  init(_ key: Key) {
    self.key = key
  }
}
