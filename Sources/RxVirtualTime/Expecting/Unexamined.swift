import RxCore

/// What a strict test asks of a source: that an expectation looks at its subscriptions.
struct UnexaminedSubscriptions: EndChecked {
  let source: DiagramSource
  let isExamined: () -> Bool

  var endFindings: [EndFinding] {
    let windows = source.subscriptions
    if windows.isEmpty || isExamined() { return [] }
    let rows = [source.row].compactMap(\.self) + [MarbleRow("subscribed", windows: windows)]
    let drawing = MarbleDrawing(
      rows: rows, frame: windows.first?.subscribe ?? 0, remark: "no expectation looks at this")
    return [
      EndFinding(
        .unexaminedSubscriptions,
        "\(source.name) has been subscribed to \(times(windows.count)), and this strict test does "
          + "not say when: t.expect(subscriptionsOf: …).", diagram: drawing.text,
        at: source.location)
    ]
  }
}

/// What a strict test asks of a stub: that an expectation or the test itself looks at its calls.
struct UnexaminedCalls<Argument>: EndChecked {
  let label: String?
  let calls: TestableObserver<Argument>
  let isExamined: () -> Bool
  let location: CodeLocation

  var endFindings: [EndFinding] {
    let events = calls.events
    if events.isEmpty || isExamined() { return [] }
    let values = MarbleValues<Argument>()
    let row = MarbleRow(
      "calls", entries: events.map { TimelineEntry($0.time, $0.value) },
      key: { values.key(of: $0, by: { _, _ in false }) })
    let drawing = MarbleDrawing(
      rows: [row], frame: events.first?.time ?? 0, remark: "no expectation looks at this")
    return [
      EndFinding(
        .unexaminedCalls,
        "\(label ?? "The stub") has been called \(times(events.count)), and this strict test does "
          + "not say how: t.expect(callsOf: …).", diagram: drawing.text, at: location)
    ]
  }
}

private func times(_ count: Int) -> String {
  count == 1 ? "once" : "\(count) times"
}

extension MarbleTest {
  /// Asks at the end of a strict test whether an expectation has looked at the subscriptions.
  func requireLook(atSubscriptionsTo observable: AnyObject, as source: DiagramSource) {
    if !isStrict { return }
    checkAtEnd(
      UnexaminedSubscriptions(source: source, isExamined: isExamined(observable)))
  }

  /// Asks at the end of a strict test whether somebody has looked at the calls.
  func requireLook<Argument>(
    atCalls calls: TestableObserver<Argument>, label: String?, at location: CodeLocation
  ) {
    if !isStrict { return }
    checkAtEnd(
      UnexaminedCalls(
        label: label, calls: calls, isExamined: isExamined(calls), location: location))
  }

  private func isExamined(_ object: AnyObject) -> () -> Bool {
    { [weak self] in self?.examined.entries.contains(ObjectIdentifier(object)) ?? true }
  }
}
