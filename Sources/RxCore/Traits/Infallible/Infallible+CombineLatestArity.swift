extension Infallible {
  /// Joins the latest elements of two sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  ///   - resultSelector: Called with the latest elements, once all have one.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
    _ source1: I1, _ source2: I2,
    resultSelector: @escaping (I1.Element, I2.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Joins the latest elements of three sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  ///   - resultSelector: Called with the latest elements, once all have one.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3,
    resultSelector: @escaping (I1.Element, I2.Element, I3.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        resultSelector: resultSelector))
  }

  /// Joins the latest elements of four sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  ///   - resultSelector: Called with the latest elements, once all have one.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
    resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), resultSelector: resultSelector))
  }

  /// Joins the latest elements of five sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  ///   - resultSelector: Called with the latest elements, once all have one.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
    resultSelector:
      @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), resultSelector: resultSelector))
  }

  /// Joins the latest elements of six sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  ///   - resultSelector: Called with the latest elements, once all have one.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    resultSelector:
      @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        resultSelector: resultSelector))
  }

  /// Joins the latest elements of seven sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  ///   - resultSelector: Called with the latest elements, once all have one.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType, I7: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    _ source7: I7,
    resultSelector:
      @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)
      -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), resultSelector: resultSelector))
  }

  /// Joins the latest elements of eight sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to next.
  ///   - source8: Subscribed to last.
  ///   - resultSelector: Called with the latest elements, once all have one.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    _ source7: I7, _ source8: I8,
    resultSelector:
      @escaping (
        I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element,
        I8.Element
      ) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable(), resultSelector: resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// Joins the latest elements of two sequences, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<O1: InfallibleType, O2: InfallibleType>(
    _ source1: O1, _ source2: O2
  ) -> Infallible<(O1.Element, O2.Element)> {
    Infallible<(O1.Element, O2.Element)>(
      Observable<Any>.combineLatest(source1.asObservable(), source2.asObservable()))
  }

  /// Joins the latest elements of three sequences, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Infallible<(O1.Element, O2.Element, O3.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable()))
  }

  /// Joins the latest elements of four sequences, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable()))
  }

  /// Joins the latest elements of five sequences, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType,
    O5: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable()))
  }

  /// Joins the latest elements of six sequences, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType,
    O5: InfallibleType, O6: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable()))
  }

  /// Joins the latest elements of seven sequences, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType,
    O5: InfallibleType, O6: InfallibleType, O7: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7
  ) -> Infallible<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  > {
    Infallible<
      (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    >(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable()))
  }

  /// Joins the latest elements of eight sequences, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to next.
  ///   - source8: Subscribed to last.
  /// - Returns: A sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxSwift `Infallible.combineLatest`.
  public static func combineLatest<
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType,
    O5: InfallibleType, O6: InfallibleType, O7: InfallibleType, O8: InfallibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8
  ) -> Infallible<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  > {
    Infallible<
      (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      )
    >(
      Observable<Any>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable()))
  }
}
