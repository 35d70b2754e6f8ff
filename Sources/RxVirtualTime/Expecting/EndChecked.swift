/// What a marble test asks, when time has run out and its subscriptions are gone, whether the test
/// has left something behind.
///
/// Handed to `MarbleTest.checkAtEnd(_:)` by whoever makes it.
package protocol EndChecked {
  /// What is left, in the order in which it came; asked once.
  var endFindings: [EndFinding] { get }
}

/// Something that a test has left behind.
package struct EndFinding {
  /// What lets it pass where the test allows it. Findings of `unexaminedCalls` and
  /// `unexaminedSubscriptions` count in strict tests only.
  package let leftover: MarbleTest.Leftover

  /// One sentence or two; how to allow it is added.
  package let text: String

  /// Lines that show it, without an indent; empty if there is nothing to show.
  package let diagram: String

  /// A line below; empty for none.
  package let hint: String

  /// Where it was made.
  package let location: CodeLocation

  package init(
    _ leftover: MarbleTest.Leftover, _ text: String, diagram: String = "", hint: String = "",
    at location: CodeLocation
  ) {
    self.leftover = leftover
    self.text = text
    self.diagram = diagram
    self.hint = hint
    self.location = location
  }

  /// The whole report.
  var report: String {
    let sentences = "\(text) If that is meant: t.allow(.\(leftover))."
    let lines = diagram.split(separator: "\n", omittingEmptySubsequences: false)
    let drawn = diagram.isEmpty ? [] : lines.map { "    " + $0 }
    return ([sentences] + drawn + (hint.isEmpty ? [] : [hint])).joined(separator: "\n")
  }
}
