import Foundation

/// Writes the lines of one `debug`.
struct DebugTrace: Sendable {
  let identifier: String
  let isTrimming: Bool

  func note<Element>(_ event: Event<Element>) {
    let text = "\(event)"
    let isCut = isTrimming && text.count > 40
    note("Event " + (isCut ? "\(text.prefix(20))...\(text.suffix(20))" : text))
  }

  func note(_ text: String) {
    DebugOutput.write("\(Date().formatted(Self.time)): \(identifier) -> \(text)")
  }

  private static let time = Date.VerbatimFormatStyle(
    format: """
      \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
      \(second: .twoDigits).\(secondFraction: .fractional(3))
      """,
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .current,
    calendar: Calendar(identifier: .gregorian))
}

/// Where the lines of `debug` go.
package enum DebugOutput {
  /// Takes lines instead of the standard output.
  ///
  /// A class, because a task-local closure crashes in optimised builds (Swift 6.3).
  package final class Handler: Sendable {
    package let take: @Sendable (String) -> Void

    package init(_ take: @escaping @Sendable (String) -> Void) {
      self.take = take
    }
  }

  @TaskLocal package static var handler: Handler?

  static func write(_ line: String) {
    if let handler { handler.take(line) } else { print(line) }
  }
}
