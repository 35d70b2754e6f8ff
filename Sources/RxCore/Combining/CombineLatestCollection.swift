extension ObservableType {
  /// Combines the latest elements of all the sequences in a collection.
  ///
  ///     a                      -1---3-|
  ///     b                      --2----|
  ///     combineLatest array +  --3--5-|
  ///
  /// - Complexity: One element is held for each sequence; time in their number for each element.
  /// - Parameters:
  ///   - collection: The sequences, subscribed to in order.
  ///   - resultSelector: Called with the latest elements, in the collection's order, each time one
  ///     of them changes.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure and with what
  ///   `resultSelector` throws. For an empty collection: `resultSelector([])`, then the end.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return JoinedObservable { sink in
      let cells = sources.map { _ in LatestCell<Collection.Element.Element>() }
      let core = CombineLatestCore(sink, cells.map { $0.subscription }) {
        try resultSelector(makeRow(of: cells) { $0.latest })
      }
      if sources.isEmpty {
        core.emitRow()
        core.complete()
      }
      return Swift.zip(sources, cells).map { core.input($0, $1) }
    }
  }

  /// Combines the latest elements of all the sequences in a collection into arrays.
  ///
  ///     a                    -1---3-|
  ///     b                    --2----|
  ///     values               x=[1, 2] y=[3, 2]
  ///     combineLatest array  --x--y-|
  ///
  /// - Complexity: One element is held for each sequence; time in their number for each element.
  /// - Parameter collection: The sequences, subscribed to in order.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure. For an empty
  ///   collection: an empty array, then the end.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}
