/// Something to write into a frame: the token of an event, or a sign.
package struct MarbleMark: Equatable, Sendable {
  package var frame: Int
  package var text: String
  /// Whether the events of its frame may come in any order.
  package var isInAnyOrder: Bool

  package init(_ frame: Int, _ text: String, isInAnyOrder: Bool = false) {
    self.frame = frame.drawableFrame
    self.text = text
    self.isInAnyOrder = isInAnyOrder
  }
}

/// Writes diagrams: the inverse of the parser.
package enum MarblePrinter {
  /// A longer silence is written as a time.
  static let longestGap = 12

  /// The canonical text of events: `parse` gives them back, but for the order left open.
  ///
  /// - Complexity: Linear in the number of events.
  package static func text(of events: [MarbleEvent], scale: MarbleScale = .milliseconds) -> String {
    text(of: events.map { MarbleMark($0.frame, token(of: $0.content)) }, scale: scale)
  }

  /// The canonical text of windows of a subscription that do not overlap.
  package static func text(
    of windows: [Subscription], scale: MarbleScale = .milliseconds
  ) -> String {
    text(of: windows.flatMap(marks(of:)), scale: scale)
  }

  /// The canonical text of marks, whatever they are.
  package static func text(of marks: [MarbleMark], scale: MarbleScale) -> String {
    let cells = MarbleCell.cells(of: marks)
    guard let first = cells.first else { return "-" }
    let isAnchored = first.frame < 0
    var cursor = min(0, first.frame)
    var text = ""
    for cell in cells {
      let gap = cell.frame - cursor
      if gap <= longestGap {
        text += String(repeating: "-", count: gap)
      } else {
        if !text.isEmpty { text += " " }
        let isBeforeAnchor = isAnchored && cell.frame <= 0
        text += isBeforeAnchor ? scale.text(frames: gap) : "@" + scale.text(frames: cell.frame)
        text += " "
      }
      text += cell.text
      cursor = cell.frame + 1
    }
    return text
  }

  package static func marks(of window: Subscription) -> [MarbleMark] {
    let subscribe = MarbleMark(window.subscribe, MarbleSign.subscription.text)
    if window.unsubscribe == Int.max { return [subscribe] }
    return [subscribe, MarbleMark(window.unsubscribe, MarbleSign.unsubscription.text)]
  }

  package static func token(of content: MarbleEvent.Content) -> String {
    switch content {
    case .next(let key), .error(let key?): token(ofKey: key)
    case .error(nil): MarbleSign.failure.text
    case .completed: MarbleSign.completion.text
    }
  }

  /// A key as it is written: bare where that is read back, quoted otherwise.
  package static func token(ofKey key: String) -> String {
    guard key.count == 1, let character = key.first, character != "@",
      MarbleCharacter(character) == .key
    else { return quoted(key) }
    return key
  }

  /// Whether the key can be written at all: some begin or end with half a character.
  package static func canWrite(_ key: String) -> Bool {
    if key.utf8.allSatisfy({ $0 > 0x1F && $0 < 0x7F }) { return true }
    let events = try? MarbleDiagram.parse(token(ofKey: key), kind: .cold).events
    return events?.map(\.content) == [.next(key)]
  }

  static func quoted(_ key: String) -> String {
    var text = MarbleSign.quote.text
    for character in key {
      if character == MarbleSign.quote.rawValue || character == marbleEscape {
        text.append(marbleEscape)
      }
      text.append(character)
    }
    return text + MarbleSign.quote.text
  }
}

/// All that is written into one frame.
struct MarbleCell: Equatable {
  var frame: Int
  var text: String

  /// The cells of marks, in order of their frames; `^` is added where frames are negative.
  static func cells(of marks: [MarbleMark], isAnchored: Bool? = nil) -> [MarbleCell] {
    var marks = marks.sortedByFrame()
    if isAnchored ?? ((marks.first?.frame ?? 0) < 0) {
      let place = marks.firstIndex { $0.frame >= 0 } ?? marks.endIndex
      marks.insert(MarbleMark(0, MarbleSign.subscription.text), at: place)
    }
    var cells: [MarbleCell] = []
    var previous: (frame: Int, text: String)?
    var start = 0
    while start < marks.count {
      let frame = marks[start].frame
      var end = start + 1
      while end < marks.count, marks[end].frame == frame { end += 1 }
      if end - start == 1 {
        let neighbour = previous.flatMap { $0.frame + 1 == frame ? $0.text : nil }
        let text = separated(marks[start].text, behind: neighbour)
        cells.append(MarbleCell(frame: frame, text: text))
        previous = (frame, text)
      } else {
        cells.append(MarbleCell(frame: frame, text: together(marks[start..<end])))
        previous = nil
      }
      start = end
    }
    return cells
  }

  private static func together(_ marks: ArraySlice<MarbleMark>) -> String {
    let isInAnyOrder = marks.contains(where: \.isInAnyOrder)
    var text = (isInAnyOrder ? MarbleSign.openAnyOrder : .openTogether).text
    var previous: String?
    for mark in marks {
      let token = separated(mark.text, behind: previous)
      text += token
      previous = token
    }
    return text + (isInAnyOrder ? MarbleSign.closeAnyOrder : .closeTogether).text
  }

  /// A token as it must be written behind another, lest the two read as a time or melt into one.
  private static func separated(_ token: String, behind neighbour: String?) -> String {
    guard let neighbour, let last = neighbour.utf8.last, let first = token.utf8.first else {
      return token
    }
    let readsAsTime =
      neighbour.utf8.count == 1 && MarbleTime.isDigit(last) && MarbleUnit.isBeginning(token)
    let melts = last > 0x7F && first > 0x7F && !isBoundary(neighbour, token)
    return readsAsTime || melts ? MarblePrinter.quoted(token) : token
  }

  /// Whether the Characters of two texts stay as they are when one follows the other.
  private static func isBoundary(_ one: String, _ other: String) -> Bool {
    Array(one + other) == Array(one) + Array(other)
  }
}
