extension ObservableType {
  /// Joins the elements of three sequences by their position.
  ///
  ///     a      -1--1-|
  ///     b      --2--1|
  ///     c      ---3-1|
  ///     zip +  ---6-3|
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure and with
  ///   what `resultSelector` throws.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    return JoinedObservable { sink in
      let cell1 = ZipCell<O1.Element>()
      let cell2 = ZipCell<O2.Element>()
      let cell3 = ZipCell<O3.Element>()
      let core = ZipCore(sink, [cell1, cell2, cell3]) {
        try resultSelector(cell1.takeFirst(), cell2.takeFirst(), cell3.takeFirst())
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
      ]
    }
  }

  /// Joins the elements of four sequences by their position.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure and with
  ///   what `resultSelector` throws.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
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
      let cell1 = ZipCell<O1.Element>()
      let cell2 = ZipCell<O2.Element>()
      let cell3 = ZipCell<O3.Element>()
      let cell4 = ZipCell<O4.Element>()
      let core = ZipCore(sink, [cell1, cell2, cell3, cell4]) {
        try resultSelector(
          cell1.takeFirst(), cell2.takeFirst(), cell3.takeFirst(), cell4.takeFirst())
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4),
      ]
    }
  }

  /// Joins the elements of five sequences by their position.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure and with
  ///   what `resultSelector` throws.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
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
      let cell1 = ZipCell<O1.Element>()
      let cell2 = ZipCell<O2.Element>()
      let cell3 = ZipCell<O3.Element>()
      let cell4 = ZipCell<O4.Element>()
      let cell5 = ZipCell<O5.Element>()
      let core = ZipCore(sink, [cell1, cell2, cell3, cell4, cell5]) {
        try resultSelector(
          cell1.takeFirst(), cell2.takeFirst(), cell3.takeFirst(), cell4.takeFirst(),
          cell5.takeFirst())
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4), core.input(source5, cell5),
      ]
    }
  }

  /// Joins the elements of six sequences by their position.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure and with
  ///   what `resultSelector` throws.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
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
      let cell1 = ZipCell<O1.Element>()
      let cell2 = ZipCell<O2.Element>()
      let cell3 = ZipCell<O3.Element>()
      let cell4 = ZipCell<O4.Element>()
      let cell5 = ZipCell<O5.Element>()
      let cell6 = ZipCell<O6.Element>()
      let core = ZipCore(sink, [cell1, cell2, cell3, cell4, cell5, cell6]) {
        try resultSelector(
          cell1.takeFirst(), cell2.takeFirst(), cell3.takeFirst(), cell4.takeFirst(),
          cell5.takeFirst(), cell6.takeFirst())
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4), core.input(source5, cell5), core.input(source6, cell6),
      ]
    }
  }

  /// Joins the elements of seven sequences by their position.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure and with
  ///   what `resultSelector` throws.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
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
      let cell1 = ZipCell<O1.Element>()
      let cell2 = ZipCell<O2.Element>()
      let cell3 = ZipCell<O3.Element>()
      let cell4 = ZipCell<O4.Element>()
      let cell5 = ZipCell<O5.Element>()
      let cell6 = ZipCell<O6.Element>()
      let cell7 = ZipCell<O7.Element>()
      let core = ZipCore(sink, [cell1, cell2, cell3, cell4, cell5, cell6, cell7]) {
        try resultSelector(
          cell1.takeFirst(), cell2.takeFirst(), cell3.takeFirst(), cell4.takeFirst(),
          cell5.takeFirst(), cell6.takeFirst(), cell7.takeFirst())
      }
      return [
        core.input(source1, cell1), core.input(source2, cell2), core.input(source3, cell3),
        core.input(source4, cell4), core.input(source5, cell5), core.input(source6, cell6),
        core.input(source7, cell7),
      ]
    }
  }

  /// Joins the elements of eight sequences by their position.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to next.
  ///   - source8: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure and with
  ///   what `resultSelector` throws.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
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
      let cell1 = ZipCell<O1.Element>()
      let cell2 = ZipCell<O2.Element>()
      let cell3 = ZipCell<O3.Element>()
      let cell4 = ZipCell<O4.Element>()
      let cell5 = ZipCell<O5.Element>()
      let cell6 = ZipCell<O6.Element>()
      let cell7 = ZipCell<O7.Element>()
      let cell8 = ZipCell<O8.Element>()
      let core = ZipCore(sink, [cell1, cell2, cell3, cell4, cell5, cell6, cell7, cell8]) {
        try resultSelector(
          cell1.takeFirst(), cell2.takeFirst(), cell3.takeFirst(), cell4.takeFirst(),
          cell5.takeFirst(), cell6.takeFirst(), cell7.takeFirst(), cell8.takeFirst())
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
  /// Joins the elements of three sequences by their position, as tuples.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.zip(
      source1, source2, source3
    ) { ($0, $1, $2) }
  }

  /// Joins the elements of four sequences by their position, as tuples.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zip(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// Joins the elements of five sequences by their position, as tuples.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zip(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Joins the elements of six sequences by their position, as tuples.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Joins the elements of seven sequences by their position, as tuples.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  > {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
      .zip(
        source1, source2, source3, source4, source5, source6, source7
      ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Joins the elements of eight sequences by their position, as tuples.
  ///
  /// - Complexity: Elements that wait for their row are held, without a bound.
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to next.
  ///   - source8: Subscribed to last.
  /// - Returns: A sequence that ends once all have ended. It fails with the first failure.
  /// - Origin: Rx.NET `Zip`, RxSwift `zip`.
  public static func zip<
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
    >.zip(
      source1, source2, source3, source4, source5, source6, source7, source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
