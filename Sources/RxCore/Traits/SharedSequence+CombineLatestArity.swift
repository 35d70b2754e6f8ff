extension SharedSequence {
  /// Combines the latest elements of two sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of three sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        resultSelector: resultSelector))
  }

  /// Combines the latest elements of four sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of five sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of six sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
      Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        resultSelector: resultSelector))
  }

  /// Combines the latest elements of seven sequences.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
      throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of eight sequences.
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
  ///   - resultSelector: Called with the latest elements each time one of them changes.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      ) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy, O7.SharingStrategy == O8.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable(), resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the latest elements of two sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
    SharedSequence(Observable.combineLatest(source1.asObservable(), source2.asObservable()))
  }

  /// Combines the latest elements of three sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable()))
  }

  /// Combines the latest elements of four sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable()))
  }

  /// Combines the latest elements of five sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable()))
  }

  /// Combines the latest elements of six sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> SharedSequence<
    SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable()))
  }

  /// Combines the latest elements of seven sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7
  ) -> SharedSequence<
    SharingStrategy,
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable()))
  }

  /// Combines the latest elements of eight sequences into tuples.
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
  /// - Returns: A shared sequence that ends as `Observable.combineLatest` does.
  /// - Origin: RxCocoa `combineLatest`.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8
  ) -> SharedSequence<
    SharingStrategy,
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy, O7.SharingStrategy == O8.SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable()))
  }
}
