extension InfallibleType {
  /// Transforms each element.
  ///
  /// - Parameter transform: Called once for each element.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.map`.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// Transforms each element, and leaves out those that become nil.
  ///
  /// - Parameter transform: Called once for each element.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.compactMap`.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// Emits the elements of a sequence for each element, as they come.
  ///
  /// - Parameter selector: Makes the sequence for an element. It should make one that does not
  ///   fail: nothing on an `Infallible` can take a failure.
  /// - Returns: A sequence that ends once the source and all inner sequences have ended.
  /// - Origin: RxSwift `Infallible.flatMap`.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// Emits the elements of the sequence for the latest element.
  ///
  /// - Parameter selector: Makes the sequence for an element. It should make one that does not
  ///   fail: nothing on an `Infallible` can take a failure.
  /// - Returns: A sequence that ends once the source and the latest inner sequence have ended.
  /// - Origin: RxSwift `Infallible.flatMapLatest`.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    let latest: Observable<Source.Element> = asObservable().flatMapLatest(selector)
    return Infallible(latest)
  }

  /// Emits the elements of the sequence for an element, and drops elements until it has ended.
  ///
  /// - Parameter selector: Makes the sequence for an element. It should make one that does not
  ///   fail: nothing on an `Infallible` can take a failure.
  /// - Returns: A sequence that ends once the source and the inner sequence have ended.
  /// - Origin: RxSwift `Infallible.flatMapFirst`.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst(selector))
  }

  /// Emits the elements of a sequence for each element, one sequence after the other.
  ///
  /// - Parameter selector: Makes the sequence for an element. It should make one that does not
  ///   fail: nothing on an `Infallible` can take a failure.
  /// - Returns: A sequence that ends once the source and all inner sequences have ended.
  /// - Origin: RxSwift `Infallible.concatMap`.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// Accumulates the elements into a value, and emits it after each.
  ///
  /// - Parameters:
  ///   - seed: What each subscription begins with; it is not emitted.
  ///   - accumulator: Changes the value by an element.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.scan(into:)`.
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Accumulates the elements, and emits each result.
  ///
  /// - Parameters:
  ///   - seed: What each subscription begins with; it is not emitted.
  ///   - accumulator: Makes the next result from the last one and an element.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.scan`.
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }
}

extension ObservableType {
  /// Emits the elements of the sequence for the latest element, none of which fails.
  ///
  /// - Parameter selector: Makes the sequence for an element.
  /// - Returns: A sequence that ends once the source and the latest inner sequence have ended. A
  ///   failure of the source, or one that `selector` throws, has nowhere to go: `subscribe` stops
  ///   a debug build, and a release build prints it.
  /// - Origin: RxSwift `flatMapLatest`.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    Infallible(flatMapLatest { try selector($0).asObservable() })
  }
}
