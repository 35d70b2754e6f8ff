/// A marble diagram as data: what happens in which frame.
package struct MarbleDiagram: Equatable, Sendable {
  /// What a diagram is for, and so what may stand in it.
  package enum Kind: String, CaseIterable, Sendable {
    /// Events of a source that begins when it is subscribed.
    case cold
    /// Events of a source that runs by itself; `^` marks frame 0.
    case hot
    /// Events that an observer must have seen; `{…}` leaves their order open, and `^` marks
    /// frame 0.
    case expected
    /// When a source was subscribed (`^`) and left (`!`).
    case subscription
  }

  /// The events in the order of the text.
  package var events: [MarbleEvent]

  /// The windows of a subscription diagram; the frame of an end is no longer part of one.
  package var windows: [Subscription]

  /// The first frame after all that is written.
  package var end: Int

  /// Reads a diagram.
  ///
  /// - Complexity: Linear in the length of the text.
  /// - Parameters:
  ///   - errorKeys: Keys that stand for errors: an event with such a key is a failure.
  ///   - isMisbehaving: Whether events may follow the completion or the error.
  /// - Throws: The first mistake of the text.
  package static func parse(
    _ text: String, kind: Kind, scale: MarbleScale = .milliseconds,
    errorKeys: Set<String> = [], isMisbehaving: Bool = false
  ) throws(MarbleSyntaxError) -> MarbleDiagram {
    var parser = MarbleParser(
      text, kind: kind, scale: scale, errorKeys: errorKeys, isMisbehaving: isMisbehaving)
    return try parser.parse()
  }
}

/// An event of a diagram.
package struct MarbleEvent: Equatable, Sendable {
  /// What happens.
  package enum Content: Hashable, Sendable {
    /// The element that the key stands for.
    case next(String)
    /// A failure: the one of a key, or the diagram's only one (`#`).
    case error(String?)
    /// The completion.
    case completed
  }

  package var frame: Int
  package var content: Content

  /// Elements that share a group may come in any order.
  package var group: Int?

  /// Where it stands in the text: a Character, counted from 0.
  package var column: Int

  package init(_ frame: Int, _ content: Content, group: Int? = nil, column: Int = 0) {
    self.frame = frame
    self.content = content
    self.group = group
    self.column = column
  }
}
