import RxCore

/// An event that a test expects of a recording, where a predicate may stand for an element or a
/// failure.
///
///     XCTAssertEqual(observer.events, [
///       .next(210) { $0 > 3 },
///       .next(220, 5),
///       .error(230) { $0 is URLError },
///     ])
public struct ExpectedEvent<Element> {
  let entry: TimelineEntry<ElementPattern<Element>>

  /// An element at `time` that fulfils `predicate`.
  public static func next(
    _ time: TestTime, _ predicate: @escaping (Element) -> Bool
  ) -> ExpectedEvent {
    ExpectedEvent(entry: TimelineEntry(time, .next(ElementPattern(where: predicate))))
  }

  /// The completion at `time`.
  public static func completed(_ time: TestTime) -> ExpectedEvent {
    ExpectedEvent(entry: TimelineEntry(time, .completed))
  }

  /// A failure at `time`.
  ///
  /// - Parameter error: Which one; any, if it is nil.
  public static func error(_ time: TestTime, _ error: (any Error)? = nil) -> ExpectedEvent {
    ExpectedEvent(
      entry: TimelineEntry(
        time, .error(error ?? ErrorPattern()), matchesAnyError: error == nil))
  }

  /// A failure at `time` that fulfils `predicate`.
  public static func error(
    _ time: TestTime, _ predicate: @escaping (any Error) -> Bool
  ) -> ExpectedEvent {
    var entry = TimelineEntry<ElementPattern<Element>>(time, .error(ErrorPattern()))
    entry.errorFits = predicate
    return ExpectedEvent(entry: entry)
  }
}

extension ExpectedEvent where Element: Equatable {
  /// This element at `time`.
  public static func next(_ time: TestTime, _ element: Element) -> ExpectedEvent {
    let key = MarbleValues<Element>().key(of: element, by: ==)
    return ExpectedEvent(
      entry: TimelineEntry(time, .next(ElementPattern(element, key: key, by: ==))))
  }
}
