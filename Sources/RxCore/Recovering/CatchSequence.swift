extension ObservableType {
  /// Tries one sequence after another until one does not fail.
  ///
  ///     a              -1-#
  ///     b              -2-#
  ///     c              -3-|
  ///     catchSequence  -1--2--3-|
  ///
  /// - Complexity: Constant time for each element. Nested ones are one flat loop.
  /// - Parameter sequence: Iterated anew by each subscription; a sequence is asked for when the
  ///   one before it has failed.
  /// - Returns: A sequence that ends with the first one that ends, and fails with the failure of
  ///   the last one. Without sequences it ends at once.
  /// - Origin: Rx.NET `Catch`, RxSwift `catch(sequence:)`.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    CatchSequenceObservable(SourceList(sequence))
  }

  /// Tries one sequence after another until one does not fail.
  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    `catch`(sequence: sequence)
  }
}

private final class CatchSequenceObservable<Element>: Observable<Element>, @unchecked Sendable {
  private let sources: SourceList<Element>

  init(_ sources: SourceList<Element>) {
    self.sources = sources
  }

  override func run(_ sink: Sink<Element>) {
    let catching = CatchSequenceSink(sink, sources)
    sink.attach(catching)
    catching.proceed()
  }

  static func sources(of source: Observable<Element>) -> SourceList<Element>? {
    (source as? CatchSequenceObservable<Element>)?.sources
  }
}

private final class CatchSequenceSink<Element>: Succession<Element>, @unchecked Sendable {
  private var unfolding: SourceUnfolding<Element>
  private var lastFailure: (any Error)?

  init(_ downstream: Sink<Element>, _ sources: SourceList<Element>) {
    unfolding = SourceUnfolding(sources, CatchSequenceObservable.sources)
    super.init(downstream)
  }

  override func next() -> Step {
    if let source = unfolding.next() { return .source(source) }
    return lastFailure.map(Step.error) ?? .completed
  }

  override func onError(_ error: any Error) {
    lastFailure = error
    proceed()
  }
}
