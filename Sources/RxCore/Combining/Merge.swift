extension ObservableType {
  /// Emits the elements of all the sequences in a collection as they come.
  ///
  ///     a      -1---3-|
  ///     b      --2----4-|
  ///     merge  -12--3-4-|
  ///
  /// - Complexity: Constant time for each element; a subscription is held for each sequence.
  /// - Parameter sources: The sequences, subscribed to in order.
  /// - Returns: A sequence that ends once all have ended, and fails with the first failure. For an
  ///   empty collection it ends at once.
  /// - Origin: Rx.NET `Merge`, RxSwift `merge`.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    AnonymousObservable { sink in MergeSink(sink, count: sources.count).subscribe(to: sources) }
  }

  /// Emits the elements of all the sequences in an array as they come.
  ///
  /// - Complexity: Constant time for each element; a subscription is held for each sequence.
  /// - Parameter sources: The sequences, subscribed to in order.
  /// - Returns: A sequence that ends once all have ended, and fails with the first failure. For an
  ///   empty array it ends at once.
  /// - Origin: Rx.NET `Merge`, RxSwift `merge`.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    AnonymousObservable { sink in MergeSink(sink, count: sources.count).subscribe(to: sources) }
  }

  /// Emits the elements of several sequences as they come.
  ///
  /// - Complexity: Constant time for each element; a subscription is held for each sequence.
  /// - Parameter sources: The sequences, subscribed to in order.
  /// - Returns: A sequence that ends once all have ended, and fails with the first failure.
  ///   Without sequences it ends at once.
  /// - Origin: Rx.NET `Merge`, RxSwift `merge`.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    AnonymousObservable { sink in MergeSink(sink, count: sources.count).subscribe(to: sources) }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of all the sequences that the source emits, as they come.
  ///
  ///     source        -a--b-|
  ///     a              -1--2--3|
  ///     b                 -4-5-|
  ///     merge nested  --1--[24]-53|
  ///
  /// - Complexity: Constant time for each element; a subscription is held for each sequence.
  /// - Returns: A sequence that ends once the source and all its sequences have ended, and fails
  ///   with the first failure.
  /// - Origin: Rx.NET `Merge`, RxSwift `merge`.
  public func merge() -> Observable<Element.Element> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(FlattenSink({ $0 }, sink)) }
  }

  /// Emits the elements of the sequences that the source emits, a limited number at a time.
  ///
  ///     source          -a-b--|
  ///     a                -1--2-|
  ///     b                      -3-|
  ///     merge nested 1  --1--2--3-|
  ///
  /// - Complexity: Constant time for each element, on a flat stack; the sequences that wait are
  ///   held, without a bound.
  /// - Parameter maxConcurrent: How many run at a time; the others wait, not subscribed to.
  /// - Returns: A sequence that ends once the source and all its sequences have ended, and fails
  ///   with the first failure.
  /// - Origin: Rx.NET `Merge`, RxSwift `merge(maxConcurrent:)`.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      source.run(FlattenSink(maxConcurrent: maxConcurrent, { $0 }, sink))
    }
  }
}

private final class MergeSink<Element>: SerialDelivery<Element>, @unchecked Sendable {
  private let subscriptions: [DisposableSlot]
  /// How many sources have not ended yet. In turns.
  @exclusivity(unchecked) private var running: Int

  init(_ downstream: Sink<Element>, count: Int) {
    subscriptions = (0..<count).map { _ in DisposableSlot() }
    running = count
    super.init(downstream)
    downstream.attach(self)
  }

  func subscribe(to sources: some Collection<Observable<Element>>) {
    if subscriptions.isEmpty { return complete() }
    var index = 0
    for source in sources {
      if isDisposed { return }
      source.run(MergeInput(self, subscriptions[index]))
      index += 1
    }
  }

  func sourceEnded() {
    running -= 1
    if running == 0 { complete() }
  }

  override func disposeInputs() {
    for subscription in subscriptions { subscription.dispose() }
  }
}

private final class MergeInput<Element>: SerialInput<Element> {
  private let sink: MergeSink<Element>

  init(_ sink: MergeSink<Element>, _ subscription: DisposableSlot) {
    self.sink = sink
    super.init(sink, subscription)
  }

  override func take(_ element: Element) {
    sink.downstream.onNext(element)
  }

  override func takeCompletion() {
    sink.sourceEnded()
  }
}
