import RxCore

/// How what happened differs from what was expected.
package struct TimelineDifference {
  /// The class of the first difference.
  package enum Kind: Equatable, Sendable {
    case late(by: Int)
    case early(by: Int)
    /// An expected event never came.
    case missing
    /// An event came that nobody expected.
    case extra
    case otherValue
    /// Two events came in the other order.
    case otherOrder
    /// An error instead of the completion, the other way round, or another error.
    case otherTerminal
    /// The expected end never came, nor any other.
    case neverEnded
    /// An event was expected, or came, when the subscription was over already.
    case afterDisposal
  }

  /// An expected event beside the one that came for it.
  package struct Pair: Equatable, Sendable {
    /// Its place among the expected events; nil for an extra event.
    package let expected: Int?
    /// Its place among the events that came; nil for a missing event.
    package let actual: Int?
    package let agrees: Bool
  }

  /// All events, in order.
  package let pairs: [Pair]

  /// The place of the first pair that does not agree.
  package let first: Int

  package let kind: Kind

  /// The frame of the first difference.
  package let frame: Int

  /// The shift that all events after the first difference have in common; nil if they have none.
  package let commonShift: Int?

  /// How many pairs do not agree.
  package let count: Int

  /// Compares what was expected with what came; nil if they agree.
  ///
  /// - Complexity: Linear in the number of events while they agree; a difference is looked for in
  ///   blocks of bounded size.
  /// - Parameter disposedAt: The frame at which the subscription was disposed of.
  package init?<Element>(
    expected: [TimelineEntry<Element>], actual: [TimelineEntry<Element>], disposedAt: Int? = nil,
    areEqual: @escaping (Element, Element) -> Bool
  ) {
    let alignment = TimelineAlignment(expected: expected, actual: actual, areEqual: areEqual)
    let pairs = alignment.pairs()
    guard let first = pairs.firstIndex(where: { !$0.agrees }) else { return nil }
    self.pairs = pairs
    self.first = first
    count = pairs.count { !$0.agrees }
    kind = alignment.kind(of: first, in: pairs, disposedAt: disposedAt)
    let frames = alignment.frames(of: pairs[first])
    frame = min(frames.expected ?? .max, frames.actual ?? .max)
    commonShift = alignment.commonShift(behind: first, in: pairs)
  }
}
