extension ObservableType where Element: FixedWidthInteger {
  /// Emits integers, each one greater than the one before.
  ///
  ///     range 3 for 4  (3456|)
  ///
  /// - Complexity: Constant time for each element.
  /// - Parameters:
  ///   - start: The first element.
  ///   - count: How many; not negative, and the last element must be representable, otherwise
  ///     the process stops.
  ///   - scheduler: Each element, and the completion, is a piece of work of its own on it. On the
  ///     current thread's, sequences that emit at the same time take turns.
  /// - Returns: A sequence that completes after the last element, at once for a `count` of zero.
  /// - Origin: Rx.NET `Range`, RxSwift `range`.
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    guard count >= 0 else {
      fatalError("range(start: \(start), count: \(count)): count must not be negative.")
    }
    if count > 0, start.addingReportingOverflow(count - 1).overflow {
      fatalError("range(start: \(start), count: \(count)): the last element overflows.")
    }
    return AnonymousObservable { sink in RangeSource(start, count, sink).start(on: scheduler) }
  }
}

private final class RangeSource<Element: FixedWidthInteger>: PullSource<Element>,
  @unchecked Sendable
{
  @exclusivity(unchecked) private var upcoming: Element
  /// How many are still to come. An integer type of unknown size would be slow to count in; more
  /// than fit are never reached.
  @exclusivity(unchecked) private var remaining: UInt64
  private let one: Element = 1

  init(_ start: Element, _ count: Element, _ downstream: Sink<Element>) {
    upcoming = start
    remaining = UInt64(clamping: count)
    super.init(downstream)
  }

  override func emit(_ pace: Pace) -> Bool {
    while !isStopped {
      if remaining == 0 {
        onCompleted()
        return false
      }
      remaining -= 1
      let element = upcoming
      upcoming &+= one
      downstream.onNext(element)
      if pace.isStepOver { return true }
    }
    return false
  }
}
