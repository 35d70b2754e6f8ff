extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Joins the elements of two maybes.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  ///   - resultSelector: Called with the elements once all have come.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure, or with what `resultSelector` throws.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(row: .zip(source1.pairable, source2.pairable, resultSelector: resultSelector))
  }

  /// Joins the elements of three maybes.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  ///   - resultSelector: Called with the elements once all have come.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure, or with what `resultSelector` throws.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      row: .zip(
        source1.pairable, source2.pairable, source3.pairable, resultSelector: resultSelector))
  }

  /// Joins the elements of four maybes.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  ///   - resultSelector: Called with the elements once all have come.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure, or with what `resultSelector` throws.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      row: .zip(
        source1.pairable, source2.pairable, source3.pairable, source4.pairable,
        resultSelector: resultSelector))
  }

  /// Joins the elements of five maybes.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  ///   - resultSelector: Called with the elements once all have come.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure, or with what `resultSelector` throws.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      row: .zip(
        source1.pairable, source2.pairable, source3.pairable, source4.pairable, source5.pairable,
        resultSelector: resultSelector))
  }

  /// Joins the elements of six maybes.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  ///   - resultSelector: Called with the elements once all have come.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure, or with what `resultSelector` throws.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      row: .zip(
        source1.pairable, source2.pairable, source3.pairable, source4.pairable, source5.pairable,
        source6.pairable, resultSelector: resultSelector))
  }

  /// Joins the elements of seven maybes.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  ///   - resultSelector: Called with the elements once all have come.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure, or with what `resultSelector` throws.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      row: .zip(
        source1.pairable, source2.pairable, source3.pairable, source4.pairable, source5.pairable,
        source6.pairable, source7.pairable, resultSelector: resultSelector))
  }

  /// Joins the elements of eight maybes.
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
  ///   - resultSelector: Called with the elements once all have come.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure, or with what `resultSelector` throws.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      row: .zip(
        source1.pairable, source2.pairable, source3.pairable, source4.pairable, source5.pairable,
        source6.pairable, source7.pairable, source8.pairable, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Joins the elements of two maybes, as a tuple.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>
  ) -> PrimitiveSequence<Trait, (E1, E2)> {
    PrimitiveSequence<Trait, (E1, E2)>.zip(source1, source2) { ($0, $1) }
  }

  /// Joins the elements of three maybes, as a tuple.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
    PrimitiveSequence<Trait, (E1, E2, E3)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Joins the elements of four maybes, as a tuple.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4)>.zip(source1, source2, source3, source4) {
      ($0, $1, $2, $3)
    }
  }

  /// Joins the elements of five maybes, as a tuple.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)>.zip(source1, source2, source3, source4, source5)
    { ($0, $1, $2, $3, $4) }
  }

  /// Joins the elements of six maybes, as a tuple.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Joins the elements of seven maybes, as a tuple.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)>.zip(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Joins the elements of eight maybes, as a tuple.
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
  /// - Returns: A maybe that is empty as soon as one source ends without an element. It fails with
  ///   the first failure.
  /// - Origin: RxSwift `Maybe.zip`.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
    _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
    PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)>.zip(
      source1, source2, source3, source4, source5, source6, source7, source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
