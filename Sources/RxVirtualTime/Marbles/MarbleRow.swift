import RxCore

/// A timeline that can be drawn as a row of a report; what it holds is described only where drawn.
package struct MarbleRow {
  /// What stands in a frame.
  enum Content {
    /// A sign of the language, as it is.
    case sign(String)
    /// An element or error that a key stands for.
    case key(String)
    /// An element that no key stands for, in words.
    case unnamed(String)
  }

  package let label: String

  /// The frame of each happening, in order.
  let frames: [Int]

  /// Whether nothing comes after the last.
  let hasEnded: Bool

  /// What happens at a place of `frames`.
  let content: (Int) -> Content

  /// Whether what happens at a place of `frames` shares its frame in any order.
  let isInAnyOrder: (Int) -> Bool

  init(
    label: String, frames: [Int], hasEnded: Bool,
    isInAnyOrder: @escaping (Int) -> Bool = { _ in false }, content: @escaping (Int) -> Content
  ) {
    self.label = label
    self.frames = frames.map(\.drawableFrame)
    self.hasEnded = hasEnded
    self.isInAnyOrder = isInAnyOrder
    self.content = content
  }

  /// A row of what a diagram says.
  ///
  /// - Parameter hasEnded: Whether the last event is an end, where a key may stand for an error.
  package init(_ label: String, diagram: MarbleDiagram, hasEnded: Bool? = nil) {
    if diagram.events.isEmpty, !diagram.windows.isEmpty {
      self.init(label, windows: diagram.windows)
      return
    }
    let events = diagram.events
    self.init(
      label: label, frames: events.map(\.frame),
      hasEnded: hasEnded ?? Self.isTerminal(events.last?.content)
    ) { place in
      switch events[place].content {
      case .next(let key), .error(let key?): .key(key)
      case .error(nil): .sign(MarbleSign.failure.text)
      case .completed: .sign(MarbleSign.completion.text)
      }
    }
  }

  /// A row of subscriptions.
  package init(_ label: String, windows: [Subscription]) {
    let marks = windows.flatMap(MarblePrinter.marks(of:)).sortedByFrame()
    self.init(label: label, frames: marks.map(\.frame), hasEnded: false) { .sign(marks[$0].text) }
  }

  /// A row of events.
  ///
  /// - Parameters:
  ///   - key: The key that stands for an element, nil if none does.
  ///   - errorKey: The key that stands for an error; `#` does where there is none.
  package init<Element>(
    _ label: String, entries: [TimelineEntry<Element>],
    key: @escaping (Element) -> String?, errorKey: @escaping (any Error) -> String? = { _ in nil },
    describe: @escaping (Element) -> String = { "\($0)" }
  ) {
    self.init(
      label: label, frames: entries.map(\.frame),
      hasEnded: entries.last?.event.isStopEvent ?? false,
      isInAnyOrder: { entries[$0].group != nil },
      content: { place in
        switch entries[place].event {
        case .next(let element):
          key(element).flatMap(MarbleLegend.drawable(key:)) ?? .unnamed(describe(element))
        case .error(let error):
          errorKey(error).flatMap(MarbleLegend.drawable(key:)) ?? .sign(MarbleSign.failure.text)
        case .completed: .sign(MarbleSign.completion.text)
        }
      })
  }

  private static func isTerminal(_ content: MarbleEvent.Content?) -> Bool {
    switch content {
    case .next, nil: false
    case .error, .completed: true
    }
  }
}

extension Int {
  /// The frame, brought so near to 0 that distances between frames cannot overflow.
  var drawableFrame: Int { Swift.min(Swift.max(self, -(Int.max / 4)), Int.max / 4) }

  /// The difference, at most `Int.max` and at least its negative.
  func distance(from other: Int) -> Int {
    let (distance, overflow) = subtractingReportingOverflow(other)
    if overflow { return self > other ? .max : -.max }
    return Swift.max(distance, -.max)
  }
}

extension [MarbleMark] {
  /// The marks by their frames; those of one frame keep their order.
  func sortedByFrame() -> [MarbleMark] {
    if !zip(self, dropFirst()).contains(where: { $0.frame > $1.frame }) { return self }
    return enumerated()
      .sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }
      .map(\.element)
  }
}
