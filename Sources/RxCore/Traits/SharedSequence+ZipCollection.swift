extension SharedSequence {
  /// Pairs the elements of all the sequences in a collection by their position.
  ///
  /// - Parameters:
  ///   - collection: The sequences, subscribed to in order.
  ///   - resultSelector: Called with one element of each, once all have one.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Pairs the elements of all the sequences in a collection by their position, as arrays.
  ///
  /// - Parameter collection: The sequences, subscribed to in order.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(
      Observable.zip(collection.map { $0.asObservable() }))
  }
}
