import RxCore

/// A place in a fixture, as it stands in a report.
package struct FixtureLocation: Hashable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: Int

  package var description: String { "\(file):\(line)" }
}

/// What is wrong with a fixture, and where.
package struct FixtureError: Error, Equatable, CustomStringConvertible {
  package let location: FixtureLocation
  package let message: String

  package var description: String { "\(location): \(message)" }
}

/// The text of one labelled line.
package struct FixtureText: Hashable, Sendable {
  package let location: FixtureLocation
  package let text: String

  func fails(_ message: String) -> FixtureError {
    FixtureError(location: location, message: message)
  }
}

/// An input of the operator.
package struct FixtureSource: Hashable, Sendable {
  /// `source`, or one letter.
  package let name: String
  /// Whether the label asks for a hot source; a diagram with `^` is hot as well.
  package let isMarkedHot: Bool
  package let diagram: FixtureText

  package var isHot: Bool { isMarkedHot || diagram.text.contains("^") }
}

/// One conformance case of an operator.
package struct FixtureCase: Sendable {
  /// Why the expectation is what it is.
  package enum Origin: Hashable, Sendable {
    /// The project's own rule.
    case rule
    /// A peer behaves so; `differs` says where the project does something else.
    case peer(String, differs: String?)
  }

  package let location: FixtureLocation
  package let title: String
  package let sources: [FixtureSource]
  /// The operator's name, as the fixture's file has it.
  package let name: String
  /// What stands behind the operator's name.
  package let arguments: FixtureText
  /// What a marble of a diagram stands for, where it does not stand for itself.
  package let values: [String: String]
  package let disposed: FixtureText?
  package let expected: FixtureText
  /// One for each source, in the sources' order.
  package let subscribed: [FixtureText]
  package let origin: Origin
}

extension FixtureCase: CustomStringConvertible {
  package var description: String { title }
}

extension FixtureCase {
  /// The arguments' words.
  package var words: [String] { arguments.text.split(separator: " ").map(String.init) }

  /// What a test throws at arguments that it does not know.
  package var unknownArguments: FixtureError {
    arguments.fails(
      arguments.text.isEmpty
        ? "\(name) needs arguments here." : "\(name) does not know `\(arguments.text)`.")
  }

  /// The word at `index`.
  package func word(_ index: Int = 0) throws(FixtureError) -> String {
    if words.indices.contains(index) { return words[index] }
    throw arguments.fails("\(name) lacks its argument \(index + 1).")
  }

  /// The word at `index` as a number.
  package func integer(_ index: Int = 0) throws(FixtureError) -> Int {
    let word = try word(index)
    if let number = Int(word) { return number }
    throw arguments.fails("`\(word)` is no whole number.")
  }

  /// The word at `index` as a length of time: `3ms`, `2s`, `500us`, `1m`, `1h`.
  package func interval(_ index: Int = 0) throws(FixtureError) -> RxTimeInterval {
    let word = try word(index)
    let number = word.prefix { $0.isNumber || $0 == "-" }
    if let count = Int(number) {
      switch word.dropFirst(number.count) {
      case "us": return .microseconds(count)
      case "ms": return .milliseconds(count)
      case "s": return .seconds(count)
      case "m": return .seconds(count * 60)
      case "h": return .seconds(count * 3600)
      default: break
      }
    }
    throw arguments.fails("`\(word)` is no length of time, such as `3ms`.")
  }
}
