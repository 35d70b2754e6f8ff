extension ObservableType {
  /// Joins the elements of all the sequences in a collection by their position.
  ///
  ///     a            -1-2---3--|
  ///     b            --4---5---6-|
  ///     zip array +  --5---7---9-|
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - collection: The sequences, subscribed to in order.
  ///   - resultSelector: Called with one element of each, in the collection's order, once all
  ///     have one.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left and completes no row; at once for an empty collection. It fails with the first
  ///   failure and with what `resultSelector` throws.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return JoinedObservable { sink in
      let cells = sources.map { _ in ZipCell<Collection.Element.Element>() }
      let core = ZipCore(sink, cells, endsWithoutPartner: true) {
        try resultSelector(makeRow(of: cells) { $0.takeFirst() })
      }
      if sources.isEmpty { core.complete() }
      return Swift.zip(sources, cells).map { core.input($0, $1) }
    }
  }

  /// Joins the elements of all the sequences in a collection by their position, as arrays.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameter collection: The sequences, subscribed to in order.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left and completes no row; at once for an empty collection. It fails with the first
  ///   failure.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
