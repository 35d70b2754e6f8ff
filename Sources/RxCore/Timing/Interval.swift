extension ObservableType where Element: FixedWidthInteger {
  /// Counts the periods that have passed: 0, 1, 2 and so on.
  ///
  ///     interval 3ms  ---0--1--2--3
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameters:
  ///   - period: The time before each element, the first one too; a negative one is none at all,
  ///     `.never` emits nothing.
  ///   - scheduler: Measures the time; elements leave on it.
  /// - Returns: A sequence that never ends. After the largest number of its type it goes on with
  ///   the smallest.
  /// - Origin: Rx.NET `Interval`, RxSwift `interval`.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
