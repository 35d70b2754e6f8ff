extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Continues with a single once the source has completed.
  ///
  /// - Parameter second: Subscribed to when the source has completed and been released.
  /// - Returns: A single that ends with `second`, and fails with the first failure.
  /// - Origin: RxSwift `andThen`.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: continued(by: second.source))
  }

  /// Continues with a maybe once the source has completed.
  ///
  /// - Parameter second: Subscribed to when the source has completed and been released.
  /// - Returns: A maybe that ends with `second`, and fails with the first failure.
  /// - Origin: RxSwift `andThen`.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: continued(by: second.source))
  }

  /// Continues with another completable once the source has completed.
  ///
  /// - Parameter second: Subscribed to when the source has completed and been released.
  /// - Returns: A completable that ends with `second`, and fails with the first failure.
  /// - Origin: RxSwift `andThen`.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: .concat(Steps(first: raw, second: second.source)))
  }

  /// Continues with an observable once the source has completed.
  ///
  /// - Parameter second: Subscribed to when the source has completed and been released.
  /// - Returns: A sequence that ends with `second`, and fails with the first failure.
  /// - Origin: RxSwift `andThen`.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    continued(by: second)
  }

  private func continued<Result>(by second: Observable<Result>) -> Observable<Result> {
    .concat(Steps(first: raw.map { (_: Never) -> Result in }, second: second))
  }
}

/// Two sequences, one after the other; the iterator lets go of each when it gives it.
private struct Steps<Element>: Collection {
  struct Iterator: IteratorProtocol {
    var first: Observable<Element>?
    var second: Observable<Element>?

    mutating func next() -> Observable<Element>? {
      if let first = first.take() { return first }
      return second.take()
    }
  }

  let first: Observable<Element>
  let second: Observable<Element>

  var startIndex: Int { 0 }

  var endIndex: Int { 2 }

  subscript(position: Int) -> Observable<Element> {
    position == 0 ? first : second
  }

  func index(after position: Int) -> Int {
    position + 1
  }

  func makeIterator() -> Iterator {
    Iterator(first: first, second: second)
  }
}
