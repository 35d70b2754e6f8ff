extension ObservableType {
  /// Combines the latest elements of two sequences.
  ///
  ///     a                -1---3-|
  ///     b                --2----|
  ///     combineLatest +  --3--5-|
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure and with what
  ///   `resultSelector` throws.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return JoinedObservable { sink in
      let cell1 = LatestCell<O1.Element>()
      let cell2 = LatestCell<O2.Element>()
      let core = CombineLatestCore(sink, [cell1.subscription, cell2.subscription]) {
        try resultSelector(cell1.latest, cell2.latest)
      }
      return [core.input(source1, cell1), core.input(source2, cell2)]
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of two sequences into tuples.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.combineLatest(
      source1, source2
    ) { ($0, $1) }
  }
}
