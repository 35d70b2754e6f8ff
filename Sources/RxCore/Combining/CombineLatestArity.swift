extension ObservableType {
  /// Combines the latest elements of three sequences.
  ///
  ///     a                -1----|
  ///     b                --2---|
  ///     c                ---3-4|
  ///     combineLatest +  ---6-7|
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure and with what
  ///   `resultSelector` throws.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    return JoinedObservable { sink in
      let cell1 = LatestCell<O1.Element>()
      let cell2 = LatestCell<O2.Element>()
      let cell3 = LatestCell<O3.Element>()
      let core = CombineLatestCore(
        sink, [cell1.subscription, cell2.subscription, cell3.subscription]
      ) {
        try resultSelector(cell1.latest, cell2.latest, cell3.latest)
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
      ]
    }
  }

  /// Combines the latest elements of four sequences.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure and with what
  ///   `resultSelector` throws.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    return JoinedObservable { sink in
      let cell1 = LatestCell<O1.Element>()
      let cell2 = LatestCell<O2.Element>()
      let cell3 = LatestCell<O3.Element>()
      let cell4 = LatestCell<O4.Element>()
      let core = CombineLatestCore(
        sink, [cell1.subscription, cell2.subscription, cell3.subscription, cell4.subscription]
      ) {
        try resultSelector(cell1.latest, cell2.latest, cell3.latest, cell4.latest)
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4),
      ]
    }
  }

  /// Combines the latest elements of five sequences.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure and with what
  ///   `resultSelector` throws.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    return JoinedObservable { sink in
      let cell1 = LatestCell<O1.Element>()
      let cell2 = LatestCell<O2.Element>()
      let cell3 = LatestCell<O3.Element>()
      let cell4 = LatestCell<O4.Element>()
      let cell5 = LatestCell<O5.Element>()
      let core = CombineLatestCore(
        sink,
        [
          cell1.subscription, cell2.subscription, cell3.subscription, cell4.subscription,
          cell5.subscription,
        ]
      ) {
        try resultSelector(cell1.latest, cell2.latest, cell3.latest, cell4.latest, cell5.latest)
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4), core.input(source5, cell5),
      ]
    }
  }

  /// Combines the latest elements of six sequences.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure and with what
  ///   `resultSelector` throws.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
      Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    let source6 = source6.asObservable()
    return JoinedObservable { sink in
      let cell1 = LatestCell<O1.Element>()
      let cell2 = LatestCell<O2.Element>()
      let cell3 = LatestCell<O3.Element>()
      let cell4 = LatestCell<O4.Element>()
      let cell5 = LatestCell<O5.Element>()
      let cell6 = LatestCell<O6.Element>()
      let core = CombineLatestCore(
        sink,
        [
          cell1.subscription, cell2.subscription, cell3.subscription, cell4.subscription,
          cell5.subscription, cell6.subscription,
        ]
      ) {
        try resultSelector(
          cell1.latest, cell2.latest, cell3.latest, cell4.latest, cell5.latest, cell6.latest)
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4), core.input(source5, cell5), core.input(source6, cell6),
      ]
    }
  }

  /// Combines the latest elements of seven sequences.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure and with what
  ///   `resultSelector` throws.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
      throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    let source6 = source6.asObservable()
    let source7 = source7.asObservable()
    return JoinedObservable { sink in
      let cell1 = LatestCell<O1.Element>()
      let cell2 = LatestCell<O2.Element>()
      let cell3 = LatestCell<O3.Element>()
      let cell4 = LatestCell<O4.Element>()
      let cell5 = LatestCell<O5.Element>()
      let cell6 = LatestCell<O6.Element>()
      let cell7 = LatestCell<O7.Element>()
      let core = CombineLatestCore(
        sink,
        [
          cell1.subscription, cell2.subscription, cell3.subscription, cell4.subscription,
          cell5.subscription, cell6.subscription, cell7.subscription,
        ]
      ) {
        try resultSelector(
          cell1.latest, cell2.latest, cell3.latest, cell4.latest, cell5.latest, cell6.latest,
          cell7.latest)
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4), core.input(source5, cell5), core.input(source6, cell6),
        core.input(source7, cell7),
      ]
    }
  }

  /// Combines the latest elements of eight sequences.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to next.
  ///   - source8: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure and with what
  ///   `resultSelector` throws.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    let source6 = source6.asObservable()
    let source7 = source7.asObservable()
    let source8 = source8.asObservable()
    return JoinedObservable { sink in
      let cell1 = LatestCell<O1.Element>()
      let cell2 = LatestCell<O2.Element>()
      let cell3 = LatestCell<O3.Element>()
      let cell4 = LatestCell<O4.Element>()
      let cell5 = LatestCell<O5.Element>()
      let cell6 = LatestCell<O6.Element>()
      let cell7 = LatestCell<O7.Element>()
      let cell8 = LatestCell<O8.Element>()
      let core = CombineLatestCore(
        sink,
        [
          cell1.subscription, cell2.subscription, cell3.subscription, cell4.subscription,
          cell5.subscription, cell6.subscription, cell7.subscription, cell8.subscription,
        ]
      ) {
        try resultSelector(
          cell1.latest, cell2.latest, cell3.latest, cell4.latest, cell5.latest, cell6.latest,
          cell7.latest, cell8.latest)
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4), core.input(source5, cell5), core.input(source6, cell6),
        core.input(source7, cell7), core.input(source8, cell8),
      ]
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of three sequences into tuples.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(
      source1, source2, source3
    ) { ($0, $1, $2) }
  }

  /// Combines the latest elements of four sequences into tuples.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatest(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// Combines the latest elements of five sequences into tuples.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.combineLatest(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Combines the latest elements of six sequences into tuples.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
      .combineLatest(
        source1, source2, source3, source4, source5, source6
      ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Combines the latest elements of seven sequences into tuples.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  > {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
      .combineLatest(
        source1, source2, source3, source4, source5, source6, source7
      ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Combines the latest elements of eight sequences into tuples.
  ///
  /// - Complexity: One element of each sequence is held; constant time for each element.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to next.
  ///   - source8: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended, or when an element comes from the only
  ///   one left while another never emitted. It fails with the first failure.
  /// - Origin: Rx.NET `CombineLatest`, RxSwift `combineLatest`.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  > {
    Observable<
      (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      )
    >.combineLatest(
      source1, source2, source3, source4, source5, source6, source7, source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
