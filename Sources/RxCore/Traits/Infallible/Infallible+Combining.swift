extension InfallibleType {
  /// Emits the elements of this sequence, then those of a second one.
  ///
  /// - Parameter second: Subscribed to once this sequence has completed. It should not fail:
  ///   nothing on an `Infallible` can take a failure.
  /// - Returns: A sequence that ends with the second one.
  /// - Origin: RxSwift `Infallible.concat`.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// Emits the elements of all the sequences in a sequence, one after the other.
  ///
  /// - Parameter sequence: Iterated step by step, as sequences complete.
  /// - Returns: A sequence that ends with the last one.
  /// - Origin: RxSwift `Infallible.concat`.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Emits the elements of all the sequences in a collection, one after the other.
  ///
  /// - Parameter collection: The sequences, in this order.
  /// - Returns: A sequence that ends with the last one.
  /// - Origin: RxSwift `Infallible.concat`.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(Observable.concat(collection.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences, one after the other.
  ///
  /// - Parameter sources: The sequences, in this order.
  /// - Returns: A sequence that ends with the last one.
  /// - Origin: RxSwift `Infallible.concat`.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(Observable.concat(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of all the sequences in a collection as they come.
  ///
  /// - Parameter sources: Subscribed to in this order.
  /// - Returns: A sequence that ends once all have ended.
  /// - Origin: RxSwift `Infallible.merge`.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of all the sequences in an array as they come.
  ///
  /// - Parameter sources: Subscribed to in this order.
  /// - Returns: A sequence that ends once all have ended.
  /// - Origin: RxSwift `Infallible.merge`.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// - Parameter sources: Subscribed to in this order.
  /// - Returns: A sequence that ends once all have ended.
  /// - Origin: RxSwift `Infallible.merge`.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits an element before those of the source.
  ///
  /// - Parameter element: Emitted first.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: RxSwift `Infallible.startWith`.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// Joins each element with the latest one of a second sequence.
  ///
  /// - Parameters:
  ///   - second: Subscribed to first; its end has no effect.
  ///   - resultSelector: Called with an element and the latest one of `second`.
  /// - Returns: A sequence that ends with this one. Elements that come before the first of
  ///   `second` are left out.
  /// - Origin: RxSwift `Infallible.withLatestFrom`.
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType
  ) -> Infallible<ResultType> {
    Infallible(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Emits the latest element of a second sequence whenever this one emits.
  ///
  /// - Parameter second: Subscribed to first; its end has no effect.
  /// - Returns: A sequence that ends with this one. Elements that come before the first of
  ///   `second` are left out.
  /// - Origin: RxSwift `Infallible.withLatestFrom`.
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().withLatestFrom(second))
  }
}
