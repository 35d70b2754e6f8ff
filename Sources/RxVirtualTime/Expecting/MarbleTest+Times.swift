import RxCore

extension MarbleTest {
  /// The frames of the events of a diagram.
  ///
  ///     t.frames("--x--(yz)")    [2, 5, 5]
  ///
  /// A mistake in the diagram is a failure of the test, and has no frames.
  public func frames(
    _ diagram: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Int] {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return events(of: diagram, at: location).map(\.frame)
  }

  /// The time from the begin of a diagram to its last event.
  ///
  ///     t.time("---|")    3 ms
  ///
  /// A mistake in the diagram is a failure of the test; then, and without an event, it is no time.
  public func time(
    _ diagram: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> RxTimeInterval {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .milliseconds(events(of: diagram, at: location).last?.frame ?? 0)
  }

  /// Does something at each event of a diagram.
  ///
  ///     t.at("--x----x") { model.reload() }
  ///
  /// - Parameters:
  ///   - diagram: Read as that of a hot source, whatever its keys; it has no end.
  ///   - action: Runs in these frames, in the turn of the sources.
  public func at(
    _ diagram: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, do action: @escaping () -> Void
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let events = events(of: diagram, kind: .hot, at: location)
    schedule(
      events.map { event in
        guard case .next = event.content else { return (event.frame, nil) }
        return (event.frame, action)
      }, of: diagram, at: location)
  }

  /// Does what each key of a diagram stands for.
  ///
  ///     t.at("--r----s", ["r": model.reload, "s": { model.query.accept("swift") }])
  ///
  /// - Parameters:
  ///   - diagram: Read as that of a hot source; it has no end.
  ///   - actions: What runs in the frames of a key, in the turn of the sources.
  public func at(
    _ diagram: String, _ actions: [String: () -> Void], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let events: [Recorded<Event<() -> Void>>] = events(
      diagram, .hot, MarbleValues(actions), false, at: location)
    schedule(
      events.map { ($0.time, $0.value.element) }, of: diagram, at: location)
  }

  private func schedule(
    _ actions: [(frame: Int, action: (() -> Void)?)], of diagram: String,
    at location: CodeLocation
  ) {
    for (frame, action) in actions {
      guard let action else {
        checks.add(
          fault: "`\(diagram)` says when something is done, so it has no `|` and no `#`.",
          at: location, isAboutSource: true)
        continue
      }
      _ = scheduler.schedule((), at: frame, phase: .source) { _ in
        action()
        return Disposables.create()
      }
    }
  }

  private func events(
    of diagram: String, kind: MarbleDiagram.Kind = .expected, at location: CodeLocation
  ) -> [MarbleEvent] {
    do {
      return try MarbleDiagram.parse(diagram, kind: kind).events
    } catch {
      checks.add(fault: "\(error)", at: location, isAboutSource: true)
      return []
    }
  }
}
