import RxCore

/// An event at its frame, expected or seen.
package struct TimelineEntry<Element> {
  package var frame: Int
  package var event: Event<Element>

  /// Expected elements that share a group may come in any order.
  package var group: Int?

  /// Whether the expected error stands for whatever error comes.
  package var matchesAnyError: Bool

  /// Whether an error is the expected one, where that is not a matter of equality.
  var errorFits: ((any Error) -> Bool)?

  package init(
    _ frame: Int, _ event: Event<Element>, group: Int? = nil, matchesAnyError: Bool = false
  ) {
    self.frame = frame
    self.event = event
    self.group = group
    self.matchesAnyError = matchesAnyError
  }
}
