extension ObservableType {
  /// Pairs the elements of two sequences by their position.
  ///
  ///     a      -1-2---3--|
  ///     b      --4---5---|
  ///     zip +  --5---7---|
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure and with
  ///   what `resultSelector` throws.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return JoinedObservable { sink in
      let cell1 = ZipCell<O1.Element>()
      let cell2 = ZipCell<O2.Element>()
      let core = ZipCore(sink, [cell1, cell2]) {
        try resultSelector(cell1.takeFirst(), cell2.takeFirst())
      }
      return [core.input(source1, cell1), core.input(source2, cell2)]
    }
  }
}

extension ObservableType where Element == Any {
  /// Pairs the elements of two sequences by their position, as tuples.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.zip(
      source1, source2
    ) { ($0, $1) }
  }
}
