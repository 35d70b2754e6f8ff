extension SharedSequence {
  /// A sequence that ends at once.
  ///
  /// - Returns: A sequence with a run of its own for each subscriber.
  /// - Origin: RxCocoa `empty`.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that emits nothing and does not end.
  ///
  /// - Origin: RxCocoa `never`.
  public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .never())
  }

  /// A sequence of one element; on the main queue it is there before the subscription returns.
  ///
  /// - Parameter element: The only element.
  /// - Returns: A sequence with a run of its own for each subscriber, which ends after `element`.
  /// - Origin: RxCocoa `just`.
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that is made when somebody subscribes while nobody else is subscribed.
  ///
  /// - Parameter observableFactory: Makes the sequence for one shared run.
  /// - Returns: A sequence that ends with the one made.
  /// - Origin: RxCocoa `deferred`.
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.deferred { observableFactory().asObservable() })
  }

  /// A sequence of the elements given, emitted on the strategy's scheduler.
  ///
  /// - Parameter elements: Emitted in order.
  /// - Returns: A sequence with a run of its own for each subscriber, which ends after the last
  ///   element.
  /// - Origin: RxCocoa `of`.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(elements, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of an array's elements, emitted on the strategy's scheduler.
  ///
  /// - Parameter array: Its elements are emitted in order.
  /// - Returns: A sequence with a run of its own for each subscriber, which ends after the last
  ///   element.
  /// - Origin: RxCocoa `from`.
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of a Swift sequence's elements, emitted on the strategy's scheduler.
  ///
  /// - Parameter sequence: Iterated anew for each subscriber.
  /// - Returns: A sequence with a run of its own for each subscriber, which ends after the last
  ///   element.
  /// - Origin: RxCocoa `from`.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of an optional's element, if there is one, emitted on the strategy's scheduler.
  ///
  /// - Parameter optional: Nil for a sequence without elements.
  /// - Returns: A sequence with a run of its own for each subscriber.
  /// - Origin: RxCocoa `from(optional:)`.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Counts from 0, one number each period.
  ///
  /// - Parameter period: The time from the subscription to 0, and from number to number.
  /// - Returns: A sequence that does not end.
  /// - Origin: RxCocoa `interval`.
  public static func interval(
    _ period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Counts from 0, one number each period.
  ///
  /// - Parameters:
  ///   - dueTime: The time from the subscription to 0.
  ///   - period: The time from number to number.
  /// - Returns: A sequence that does not end.
  /// - Origin: RxCocoa `timer`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
