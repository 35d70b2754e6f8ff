extension SharedSequenceConvertibleType {
  /// Emits an element before all others.
  ///
  /// - Parameter element: Emitted at the subscription.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `startWith`.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// Joins each element to the latest one of another sequence.
  ///
  /// - Parameters:
  ///   - second: Until it has emitted, elements are left out.
  ///   - resultSelector: Called with an element and the latest one of `second`.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `withLatestFrom`.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Emits, at each element, the latest one of another sequence.
  ///
  /// - Parameter second: Until it has emitted, elements are left out.
  /// - Returns: A shared sequence that ends with this one.
  /// - Origin: RxCocoa `withLatestFrom`.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence(asObservable().withLatestFrom(second))
  }

  /// Emits the elements of all the sequences in a collection as they come.
  ///
  /// - Parameter sources: The sequences, subscribed to in order.
  /// - Returns: A shared sequence that ends once all have ended.
  /// - Origin: RxCocoa `merge`.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of all the sequences in an array as they come.
  ///
  /// - Parameter sources: The sequences, subscribed to in order.
  /// - Returns: A shared sequence that ends once all have ended.
  /// - Origin: RxCocoa `merge`.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// - Parameter sources: The sequences, subscribed to in order.
  /// - Returns: A shared sequence that ends once all have ended.
  /// - Origin: RxCocoa `merge`.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Emits the elements of all inner sequences as they come.
  ///
  /// - Returns: A shared sequence of the inner ones' strategy that ends once all have ended.
  /// - Origin: RxCocoa `merge`.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// Emits the elements of the inner sequences as they come, some of them at a time.
  ///
  /// - Parameter maxConcurrent: How many run at a time; the others wait in order.
  /// - Returns: A shared sequence of the inner ones' strategy that ends once all have ended.
  /// - Origin: RxCocoa `merge(maxConcurrent:)`.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().merge(maxConcurrent: maxConcurrent))
  }
}

extension SharedSequence {
  /// Emits the elements of one sequence after the other.
  ///
  /// - Parameter sequence: Each is subscribed to once the one before has ended.
  /// - Returns: A shared sequence that ends with the last one.
  /// - Origin: RxCocoa `concat`.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Emits the elements of one sequence after the other.
  ///
  /// - Parameter collection: Each is subscribed to once the one before has ended.
  /// - Returns: A shared sequence that ends with the last one.
  /// - Origin: RxCocoa `concat`.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(collection.map { $0.asObservable() }))
  }
}
