extension SharedSequence {
  /// Pairs the elements of two sequences by their position.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
    SharedSequence(
      Observable.zip(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector)
    )
  }

  /// Pairs the elements of three sequences by their position.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        resultSelector: resultSelector))
  }

  /// Pairs the elements of four sequences by their position.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), resultSelector: resultSelector))
  }

  /// Pairs the elements of five sequences by their position.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), resultSelector: resultSelector))
  }

  /// Pairs the elements of six sequences by their position.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
      Element
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        resultSelector: resultSelector))
  }

  /// Pairs the elements of seven sequences by their position.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  ///   - resultSelector: Called with one element of each, once all have one.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
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
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), resultSelector: resultSelector))
  }

  /// Pairs the elements of eight sequences by their position.
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
  ///   - resultSelector: Called with one element of each, once all have one.
  ///     It should not throw: nothing on a shared sequence can take the failure.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
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
  ) -> SharedSequence<O1.SharingStrategy, Element>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy, O7.SharingStrategy == O8.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable(), resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Pairs the elements of two sequences by their position, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2
  ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element)>
  where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
    SharedSequence(Observable.zip(source1.asObservable(), source2.asObservable()))
  }

  /// Pairs the elements of three sequences by their position, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy
  {
    SharedSequence(
      Observable.zip(source1.asObservable(), source2.asObservable(), source3.asObservable()))
  }

  /// Pairs the elements of four sequences by their position, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> SharedSequence<O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable()))
  }

  /// Pairs the elements of five sequences by their position, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> SharedSequence<
    O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable()))
  }

  /// Pairs the elements of six sequences by their position, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> SharedSequence<
    O1.SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable()))
  }

  /// Pairs the elements of seven sequences by their position, as tuples.
  ///
  /// - Parameters:
  ///   - source1: Subscribed to first.
  ///   - source2: Subscribed to next.
  ///   - source3: Subscribed to next.
  ///   - source4: Subscribed to next.
  ///   - source5: Subscribed to next.
  ///   - source6: Subscribed to next.
  ///   - source7: Subscribed to last.
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7
  ) -> SharedSequence<
    O1.SharingStrategy,
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable()))
  }

  /// Pairs the elements of eight sequences by their position, as tuples.
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
  /// - Returns: A shared sequence that ends as `Observable.zip` does.
  /// - Origin: RxCocoa `zip`.
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8
  ) -> SharedSequence<
    O1.SharingStrategy,
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  >
  where
    SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
    O2.SharingStrategy == O3.SharingStrategy, O3.SharingStrategy == O4.SharingStrategy,
    O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy, O7.SharingStrategy == O8.SharingStrategy
  {
    SharedSequence(
      Observable.zip(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable()))
  }
}
