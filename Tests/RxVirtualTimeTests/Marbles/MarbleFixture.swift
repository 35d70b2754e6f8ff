import Foundation
import RxVirtualTime
import TestSupport
import Testing

/// One case of a fixture of the marble language.
struct MarbleCase: CustomTestStringConvertible, Sendable {
  let title: String
  let line: Int
  var lines: [String: String] = [:]

  var testDescription: String { "\(title) (line \(line))" }

  /// The kind of diagram, and its text with `\u{…}` resolved.
  var diagram: (kind: MarbleDiagram.Kind, text: String)? {
    for kind in MarbleDiagram.Kind.allCases {
      if let text = lines[kind.rawValue] { return (kind, Self.resolved(text)) }
    }
    return nil
  }

  /// A line whose words are keys.
  func keys(_ label: String) -> [String] {
    lines[label].map { $0.split(separator: " ").map(String.init) } ?? []
  }

  /// Reads `Fixtures/Marbles/<name>.marbles`; a case is a line at the margin.
  static func read(_ name: String) throws -> [MarbleCase] {
    let url = ProjectFolder.url.appending(path: "Fixtures/Marbles/\(name).marbles")
    let text = try String(contentsOf: url, encoding: .utf8)
    var cases: [MarbleCase] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        let parts = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
        let value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
        cases[cases.count - 1].lines[String(parts[0])] = String(value)
      } else {
        cases.append(MarbleCase(title: String(line), line: index + 1))
      }
    }
    return cases
  }

  private static func resolved(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for (index, part) in text.components(separatedBy: "\\u{").enumerated() {
      let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard index > 0, let number = UInt32(pieces[0], radix: 16),
        let scalar = Unicode.Scalar(number)
      else {
        scalars.append(contentsOf: part.unicodeScalars)
        continue
      }
      scalars.append(scalar)
      scalars.append(contentsOf: pieces[1].unicodeScalars)
    }
    return String(scalars)
  }
}

extension MarbleDiagram {
  /// What the diagram means, in the notation of the fixtures.
  var meaning: String {
    var parts = events.map { event in
      let group = event.group.map { "{\($0)}" } ?? ""
      return switch event.content {
      case .next(let key): "n(\(MarblePrinter.token(ofKey: key)))@\(event.frame)\(group)"
      case .error(let key?): "E(\(MarblePrinter.token(ofKey: key)))@\(event.frame)"
      case .error(nil): "E@\(event.frame)"
      case .completed: "C@\(event.frame)"
      }
    }
    for window in windows {
      parts.append("^@\(window.subscribe)")
      if window.unsubscribe != Int.max { parts.append("!@\(window.unsubscribe)") }
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " ")
  }

  /// The canonical text of the events or of the windows.
  func printed(scale: MarbleScale = .milliseconds) -> String {
    windows.isEmpty
      ? MarblePrinter.text(of: events, scale: scale)
      : MarblePrinter.text(of: windows, scale: scale)
  }
}
