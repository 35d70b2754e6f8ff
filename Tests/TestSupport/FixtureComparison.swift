import RxVirtualTime

/// What a case says beside what happened.
struct FixtureComparison {
  private let fixtureCase: FixtureCase
  private let expected: [MarbleEvent]
  private let windows: [[Subscription]]

  init(_ fixtureCase: FixtureCase, _ expected: [MarbleEvent], _ windows: [[Subscription]]) {
    self.fixtureCase = fixtureCase
    self.expected = expected
    self.windows = windows
  }

  /// - Parameter failure: The description of the error that came, if one did.
  /// - Returns: The report; nil if all is as the case says.
  func problem(
    events: [MarbleEvent], failure: String?, windows actualWindows: [[Subscription]]
  ) -> String? {
    var rows: [(String, String)] = []
    if Self.normal(events, like: expected) != Self.normal(expected, like: expected) {
      rows.append(("actual", text(of: events)))
      rows.append(("", "instead of \(text(of: expected))"))
    }
    if let wanted = fixtureCase.values["#"], let failure, failure != wanted {
      rows.append(("error", "\(failure) instead of \(wanted)"))
    }
    for (index, source) in fixtureCase.sources.enumerated() {
      let (wanted, actual) = (Self.sorted(windows[index]), Self.sorted(actualWindows[index]))
      if wanted != actual {
        rows.append(("subscribed", "\(Self.text(of: actual)) to \(source.name)"))
      }
    }
    return rows.isEmpty ? nil : report(rows)
  }

  private func report(_ problems: [(String, String)]) -> String {
    var rows = fixtureCase.sources.map { source in
      ((source.isMarkedHot ? "hot " : "") + source.name, source.diagram.text)
    }
    rows.append((fixtureCase.name, fixtureCase.arguments.text))
    rows.append(("expected", fixtureCase.expected.text))
    rows += fixtureCase.subscribed.map { ("subscribed", $0.text) }
    let width = (rows + problems).map(\.0.count).max() ?? 0
    func line(_ sign: String, _ row: (String, String)) -> String {
      "  \(sign) \(row.0)\(String(repeating: " ", count: width - row.0.count))  \(row.1)"
    }
    let lines = rows.map { line(" ", $0) } + problems.map { line("≠", $0) }
    return "\(fixtureCase.location): \(fixtureCase.title)\n" + lines.joined(separator: "\n")
  }

  /// The events as a diagram, with the case's keys where it has any.
  private func text(of events: [MarbleEvent]) -> String {
    let keys = Dictionary(
      fixtureCase.values.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    return MarblePrinter.text(
      of: events.map { event in
        guard case .next(let text) = event.content, let key = keys[text] else { return event }
        return MarbleEvent(event.frame, .next(key))
      })
  }

  /// Frame and content alone; those that may come in any order sorted among themselves.
  private static func normal(_ events: [MarbleEvent], like expected: [MarbleEvent]) -> [String] {
    var texts = events.map { "\($0.frame) \($0.content)" }
    for group in Set(expected.compactMap(\.group)) {
      let places = expected.indices.filter { expected[$0].group == group && $0 < texts.count }
      let sorted = places.map { texts[$0] }.sorted()
      for (place, text) in zip(places, sorted) { texts[place] = text }
    }
    return texts
  }

  private static func sorted(_ windows: [Subscription]) -> [Subscription] {
    windows.sorted { ($0.subscribe, $0.unsubscribe) < ($1.subscribe, $1.unsubscribe) }
  }

  /// Windows that overlap stand in diagrams of their own, after a comma.
  private static func text(of windows: [Subscription]) -> String {
    var rows: [[Subscription]] = []
    for window in windows {
      let free = rows.firstIndex { row in
        row.last.map { $0.unsubscribe <= window.subscribe && $0.unsubscribe != .max } ?? true
      }
      if let free { rows[free].append(window) } else { rows.append([window]) }
    }
    if rows.isEmpty { return "-" }
    return rows.map { MarblePrinter.text(of: $0) }.joined(separator: ", ")
  }
}
