extension SharedSequence {
  /// Combines the latest elements of all the sequences in a collection.
  ///
  /// - Parameters:
  ///   - collection: The sequences, subscribed to in order.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Combines the latest elements of all the sequences in a collection, as arrays.
  ///
  /// - Parameter collection: The sequences, subscribed to in order.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(
      Observable.combineLatest(collection.map { $0.asObservable() }))
  }
}
