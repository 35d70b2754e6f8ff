import Foundation

/// The conformance cases of one operator, read from `Fixtures/Operators/<Shelf>/<operator>.marbles`.
///
///     # A comment.
///
///     a case is a line at the margin
///       source      -a-b-----c|
///       debounce    3ms
///       expected    ------b---(c|)
///       subscribed  ^---------!
///       origin      rule
///
/// The labels stand in this order:
/// - `source`, or `a`, `b`, … for several: cold, unless the diagram has `^` or the label reads
///   `hot source`, `hot a`. None for an operator that makes a sequence.
/// - the operator (the file's name) and its arguments;
/// - `values`: `k=text` for each marble that does not stand for itself, `x=[1, 2] y=(a, b)`;
///   a word without `=` belongs to the value before it;
/// - `disposed`: a diagram whose `!` is when the subscription is disposed;
/// - `expected`: what is emitted;
/// - `subscribed`: one line for each source, in the sources' order: `^--!` (several windows in
///   one diagram, overlapping ones after a comma, `-` for never);
/// - `origin`: `rule`, or the peer whose behaviour is the reason (`RxSwift 6.10`), and
///   `differs: …` where the project does something else.
package struct OperatorFixture: Sendable {
  /// The shelf and the operator: `Timing/debounce`.
  package let name: String
  package let cases: [FixtureCase]

  /// Reads the fixture of an operator.
  package init(_ name: String) throws {
    let path = "Fixtures/Operators/\(name).marbles"
    guard
      let text = try? String(contentsOf: ProjectFolder.url.appending(path: path), encoding: .utf8)
    else {
      throw FixtureError(
        location: FixtureLocation(file: path, line: 0), message: "There is no such fixture.")
    }
    try self.init(name, text: text)
  }

  /// Reads a fixture from its text.
  package init(_ name: String, text: String) throws(FixtureError) {
    self.name = name
    let operatorName = name.split(separator: "/").last.map(String.init) ?? name
    var reader = FixtureReader(
      file: "Fixtures/Operators/\(name).marbles", operatorName: operatorName)
    cases = try reader.read(text)
  }
}
