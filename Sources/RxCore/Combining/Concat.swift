extension ObservableType {
  /// Continues with a second sequence once the source has completed.
  ///
  ///     a       -1-2-|
  ///     b       --3-|
  ///     concat  -1-2---3-|
  ///
  /// - Complexity: Constant time for each element. Nested concatenations are one flat loop.
  /// - Parameter second: Subscribed to when the source has completed.
  /// - Returns: A sequence that ends with `second`, and fails with the first failure.
  /// - Origin: Rx.NET `Concat`, RxSwift `concat`.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    ConcatObservable([asObservable(), second.asObservable()], count: 2)
  }

  /// Emits the elements of several sequences, one sequence after the other.
  ///
  /// - Complexity: Constant time for each element. Nested concatenations are one flat loop.
  /// - Parameter sequence: Iterated anew by each subscription; a sequence is asked for when the
  ///   one before it has completed.
  /// - Returns: A sequence that ends with the last one, and fails with the first failure. Without
  ///   sequences it ends at once.
  /// - Origin: Rx.NET `Concat`, RxSwift `concat`.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    ConcatObservable(sequence)
  }

  /// Emits the elements of all the sequences in a collection, one sequence after the other.
  ///
  /// - Complexity: Constant time for each element. Nested concatenations are one flat loop.
  /// - Parameter collection: Each is subscribed to when the one before it has completed.
  /// - Returns: A sequence that ends with the last one, and fails with the first failure. For an
  ///   empty collection it ends at once.
  /// - Origin: Rx.NET `Concat`, RxSwift `concat`.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    ConcatObservable(collection, count: collection.count)
  }

  /// Emits the elements of several sequences, one sequence after the other.
  ///
  /// - Complexity: Constant time for each element. Nested concatenations are one flat loop.
  /// - Parameter sources: Each is subscribed to when the one before it has completed.
  /// - Returns: A sequence that ends with the last one, and fails with the first failure. Without
  ///   sequences it ends at once.
  /// - Origin: Rx.NET `Concat`, RxSwift `concat`.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    ConcatObservable(sources, count: sources.count)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of the sequences that the source emits, one sequence after the other.
  ///
  ///     source         -a-b--|
  ///     a               -1--2-|
  ///     b                     -3-|
  ///     concat nested  --1--2--3-|
  ///
  /// - Complexity: Constant time for each element, on a flat stack; the sequences that wait are
  ///   held, without a bound.
  /// - Returns: A sequence that ends once the source and all its sequences have ended, and fails
  ///   with the first failure.
  /// - Origin: Rx.NET `Concat`, RxSwift `concat`.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

/// A concatenation; one that stands in another is unfolded in its place.
private final class ConcatObservable<Element>: Observable<Element>, @unchecked Sendable {
  private let sources: SourceList<Element>

  init(_ sources: some Sequence<Observable<Element>>, count: Int? = nil) {
    self.sources = SourceList(sources, count: count)
  }

  override func run(_ sink: Sink<Element>) {
    let concat = ConcatSink(sink, sources)
    sink.attach(concat)
    concat.proceed()
  }

  static func sources(of source: Observable<Element>) -> SourceList<Element>? {
    (source as? ConcatObservable<Element>)?.sources
  }
}

private final class ConcatSink<Element>: Succession<Element>, @unchecked Sendable {
  @exclusivity(unchecked) private var unfolding: SourceUnfolding<Element>

  init(_ downstream: Sink<Element>, _ sources: SourceList<Element>) {
    unfolding = SourceUnfolding(sources, ConcatObservable.sources)
    super.init(downstream)
  }

  override func next() -> Step {
    if let source = unfolding.next() { return .source(source) }
    return .completed
  }

  override func onCompleted() {
    proceed()
  }
}
