extension InfallibleType {
  /// Joins the latest elements of all the sequences in a collection.
  ///
  /// - Parameters:
  ///   - collection: Subscribed to in this order.
  ///   - resultSelector: Called with the latest elements, once all have one.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(
      Observable.combineLatest(
        collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Joins the latest elements of all the sequences in a collection, as arrays.
  ///
  /// - Parameter collection: Subscribed to in this order.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible(Observable<[Element]>.combineLatest(collection.map { $0.asObservable() }) { $0 })
  }
}
