import RxCore

extension MarbleLog: EndChecked {
  package var endFindings: [EndFinding] {
    log.findings(by: label ?? "The record", in: test, at: location)
  }
}

extension MarbleScript: EndChecked {
  package var endFindings: [EndFinding] {
    hasFailed ? [] : log.findings(by: label ?? "The script", in: test, at: location)
  }
}

extension EventLog {
  /// More events than these are not listed.
  private static var mostListed: Int { 5 }

  /// What nobody has looked at.
  ///
  /// - Parameter name: Who should have.
  fileprivate func findings(
    by name: String, in test: MarbleTest, at location: CodeLocation
  ) -> [EndFinding] {
    let unseen = unseen
    guard let first = unseen.first else { return [] }
    let count = unseen.count == 1 ? "1 event" : "\(unseen.count) events"
    let listed = unseen.prefix(Self.mostListed).map { "\($0)".onOneLine(atMost: 60) }
    let rest = unseen.count > listed.count ? ", …" : ""
    let values = MarbleValues<Element>()
    let row = MarbleRow(
      "actual", entries: events.map { TimelineEntry($0.time, $0.value) },
      key: { values.key(of: $0, by: { _, _ in false }) })
    let drawing = MarbleDrawing(
      rows: test.drawnSources(of: self) + [row], frame: first.time,
      remark: "from here on nobody looked")
    return [
      EndFinding(
        .unexaminedEvents,
        "\(name) has \(count) that nobody looked at: \(listed.joined(separator: ", "))\(rest). "
          + "To drop what comes from some point on: ignoreRest().",
        diagram: drawing.text, at: location)
    ]
  }
}
