import RxCore

extension MarblePicture {
  /// A row of a picture: events, subscriptions, or the operation between sources and result.
  public struct Row: Sendable {
    enum Content: Sendable {
      case events([PictureMark], hasEnded: Bool)
      case windows([Subscription])
      case operation
    }

    /// What stands before the row, or in the box of an operation.
    public let label: String
    let content: Content

    /// A row of events at their times.
    public static func events<Element>(
      _ label: String, _ events: [Recorded<Event<Element>>]
    ) -> Row {
      let values = MarbleValues<Element>()
      let entries = events.map { TimelineEntry($0.time, $0.value) }
      return Row(MarbleRow(label, entries: entries) { values.key(of: $0) { _, _ in false } })
    }

    /// A row that shows from when to when something was subscribed to.
    public static func subscriptions(_ label: String, _ windows: [Subscription]) -> Row {
      Row(label: label, content: .windows(windows))
    }

    /// A box over the whole width, with what turns the rows above into the rows below.
    public static func operation(_ name: String) -> Row {
      Row(label: name, content: .operation)
    }

    /// A row of what a diagram of the marble language says, as events or as subscriptions.
    ///
    /// - Throws: The first mistake of the diagram, in words that can be read.
    public static func diagram(_ label: String, _ diagram: String) throws -> Row {
      if diagram.contains(MarbleSign.unsubscription.rawValue),
        let parsed = try? MarbleDiagram.parse(diagram, kind: .subscription)
      {
        return .subscriptions(label, parsed.windows)
      }
      return Row(MarbleRow(label, diagram: try MarbleDiagram.parse(diagram, kind: .expected)))
    }
  }
}

extension MarblePicture.Row {
  /// Marks of one frame beyond these are not drawn.
  private static let fullestFrame = 8

  /// How many marks are looked at on each side of a difference.
  private static let reach = 80

  /// The row of a report.
  ///
  /// - Parameters:
  ///   - focus: A frame; of a long row only what is near it is kept. Nil keeps all.
  ///   - place: The place in the row that is pointed at.
  init(_ row: MarbleRow, focus: Int? = nil, pointingAt place: Int? = nil) {
    var places = row.frames.indices
    if let focus {
      let middle = row.frames.firstIndex { $0 >= focus } ?? row.frames.count
      places = places.clamped(to: max(0, middle - Self.reach)..<middle + Self.reach)
    }
    var marks: [PictureMark] = []
    var count = 0
    for index in places {
      let frame = row.frames[index]
      count = marks.last?.frame == frame ? count + 1 : 1
      if count <= Self.fullestFrame || index == place {
        let isLast = index == row.frames.count - 1
        marks.append(
          PictureMark(
            frame: frame, content: row.content(index), isInAnyOrder: row.isInAnyOrder(index),
            isEnd: row.hasEnded && isLast, isPointedAt: index == place))
      } else if count == Self.fullestFrame + 1 {
        marks.append(PictureMark(frame: frame, content: .sign("…")))
      }
    }
    let windows = Self.windows(of: marks)
    self.init(
      label: row.label,
      content: windows.map(Content.windows) ?? .events(marks, hasEnded: row.hasEnded))
  }

  /// The windows that signs of subscriptions stand for; nil if there are other marks.
  private static func windows(of marks: [PictureMark]) -> [Subscription]? {
    if marks.isEmpty { return nil }
    var open: [Int] = []
    var windows: [Subscription] = []
    for mark in marks {
      switch mark.content {
      case .sign(MarbleSign.subscription.text): open.append(mark.frame)
      case .sign(MarbleSign.unsubscription.text):
        let begin = open.isEmpty ? mark.frame : open.removeFirst()
        windows.append(Subscription(begin, mark.frame))
      case .sign, .key, .unnamed: return nil
      }
    }
    return (windows + open.map { Subscription($0) }).sorted { $0.subscribe < $1.subscribe }
  }

  /// The row as the text form draws it; nil for an operation.
  var marbleRow: MarbleRow? {
    switch content {
    case .events(let marks, let hasEnded):
      MarbleRow(
        label: label, frames: marks.map(\.frame), hasEnded: hasEnded,
        isInAnyOrder: { marks[$0].isInAnyOrder }, content: { marks[$0].content })
    case .windows(let windows): MarbleRow(label, windows: windows)
    case .operation: nil
    }
  }
}

/// What happens in a row at a frame.
struct PictureMark: Sendable {
  let frame: Int
  let content: MarbleRow.Content
  var isInAnyOrder = false
  /// Whether it ends its row, where a key stands for an error.
  var isEnd = false
  /// Whether it is part of the difference.
  var isPointedAt = false
}
