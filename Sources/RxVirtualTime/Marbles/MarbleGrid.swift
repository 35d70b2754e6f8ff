/// Draws several timelines with equal frames above each other, below a ruler.
///
/// Silences that all rows share are folded into one time. Where the rows are too wide, only the
/// frames around one of them are drawn.
struct MarbleGrid {
  /// A place in all rows.
  private enum Column {
    case frame(Int, width: Int)
    case time(String)

    var width: Int {
      switch self {
      case .frame(_, let width): width
      case .time(let text): text.columnWidth
      }
    }
  }

  /// A row with what is written in its frames.
  private struct Line {
    let label: String
    let cells: [Int: String]
    /// The last frame that is drawn; nil while it goes on.
    let end: Int?
  }

  /// The widest drawing, labels apart, but for the last cell.
  private static let widest = 80

  /// How many frames are looked at on each side of the middle.
  private static let reach = 80

  /// What is written into one frame of one row at most.
  private static let fullestFrame = 8

  private let scale: MarbleScale
  private var lines: [Line] = []
  private var columns: [Column] = []
  private var isCutLeft = false
  private var isCutRight = false

  /// The frames that are drawn.
  private(set) var range = 0...0

  init(rows: [MarbleRow], scale: MarbleScale, focus: Int, legend: inout MarbleLegend) {
    self.scale = scale
    let focus = focus.drawableFrame
    var all = Set(rows.flatMap(\.frames))
    all.insert(focus)
    let isAnchored = (all.min() ?? 0) < 0
    if isAnchored { all.insert(0) }
    let frames = all.sorted()
    let middle = frames.firstIndex(of: focus) ?? 0
    let near = frames[max(0, middle - Self.reach)...min(frames.count - 1, middle + Self.reach)]
    let contents = rows.map { $0.contents(in: near, atMost: Self.fullestFrame) }
    for row in contents { legend.reserve(row.map(\.content)) }
    for (row, contents) in zip(rows, contents) {
      let marks = contents.map {
        MarbleMark(
          $0.frame, legend.token(of: $0.content, frame: $0.frame), isInAnyOrder: $0.isInAnyOrder)
      }
      let hasAnchor = isAnchored && near.contains(0)
      let cells = MarbleCell.cells(of: marks, isAnchored: hasAnchor).map { ($0.frame, $0.text) }
      lines.append(
        Line(
          label: row.label, cells: Dictionary(uniqueKeysWithValues: cells),
          end: row.hasEnded ? row.frames.max() : nil))
    }
    let chosen = choose(near, around: middle)
    isCutLeft = chosen.lowerBound > 0
    isCutRight = chosen.upperBound < frames.count - 1
    range = frames[chosen.lowerBound]...frames[chosen.upperBound]
    columns = columns(of: frames[chosen])
  }

  /// The ruler and the rows, each with its label.
  func drawn(ruler: String) -> [String] {
    let width = labelWidth(ruler: ruler)
    return [ruler.padded(to: width) + rulerLine]
      + lines.map { line in
        line.label.onOneLine(atMost: width - 2).padded(to: width) + drawn(line)
      }
  }

  /// How far to the right a frame is drawn.
  func indent(of frame: Int, ruler: String) -> Int {
    var indent = labelWidth(ruler: ruler)
    for column in columns {
      if case .frame(frame.drawableFrame, _) = column { break }
      indent += column.width
    }
    return indent
  }

  func labelWidth(ruler: String) -> Int {
    min(24, (lines.map(\.label) + [ruler]).map(\.columnWidth).max() ?? 0) + 2
  }
}

/// The choice of what is drawn.
extension MarbleGrid {
  private func width(of frame: Int) -> Int {
    lines.reduce(1) { max($0, $1.cells[frame]?.columnWidth ?? 1) }
  }

  private func gap(_ frame: Int, _ following: Int) -> Int {
    let gap = following - frame - 1
    return gap <= MarblePrinter.longestGap ? gap : scale.text(frames: following).utf8.count + 3
  }

  /// The places of the frames that fit, around one of them.
  private func choose(_ frames: ArraySlice<Int>, around middle: Int) -> ClosedRange<Int> {
    var (low, high) = (middle, middle)
    var used = width(of: frames[middle])
    func growLeft(to limit: Int) {
      while low > frames.startIndex {
        let more = gap(frames[low - 1], frames[low]) + width(of: frames[low - 1])
        if used + more > limit { return }
        used += more
        low -= 1
      }
    }
    func growRight(to limit: Int) {
      while high < frames.endIndex - 1 {
        let more = gap(frames[high], frames[high + 1]) + width(of: frames[high + 1])
        if used + more > limit { return }
        used += more
        high += 1
      }
    }
    growLeft(to: Self.widest * 2 / 5)
    growRight(to: Self.widest)
    growLeft(to: Self.widest)
    return low...high
  }

  private func columns(of frames: ArraySlice<Int>) -> [Column] {
    guard let first = frames.first else { return [] }
    var columns: [Column] = []
    var cursor = min(0, first)
    if isCutLeft {
      columns.append(.time(first < 0 ? "… " : "… @\(scale.text(frames: first)) "))
      cursor = first
    }
    for frame in frames {
      let gap = frame - cursor
      if gap <= MarblePrinter.longestGap {
        columns += (cursor..<frame).map { .frame($0, width: 1) }
      } else {
        let isBeforeAnchor = cursor < 0
        let time = isBeforeAnchor ? scale.text(frames: gap) : "@" + scale.text(frames: frame)
        columns.append(.time(columns.isEmpty ? "\(time) " : " \(time) "))
      }
      columns.append(.frame(frame, width: width(of: frame)))
      cursor = frame + 1
    }
    return columns
  }
}

/// The text of the lines.
extension MarbleGrid {
  private var rulerLine: String {
    columns.map { column in
      switch column {
      case .time(let text): String(repeating: "~", count: text.columnWidth)
      case .frame(let frame, let width):
        (frame % 10 == 0 ? "|" : frame % 5 == 0 ? "+" : ".").padded(to: width)
      }
    }.joined().withoutTrailingBlanks
  }

  private func drawn(_ line: Line) -> String {
    var text = ""
    for place in columns.indices where !isBeyond(line.end, place) {
      switch columns[place] {
      case .frame(let frame, let width): text += (line.cells[frame] ?? "-").padded(to: width)
      case .time(let time): text += time
      }
    }
    let goesOn = isCutRight && (line.end ?? .max) > range.upperBound
    return text.withoutTrailingBlanks + (goesOn ? "…" : "")
  }

  /// Whether a column lies beyond the end of a row; time does if the frame behind it does.
  private func isBeyond(_ end: Int?, _ place: Int) -> Bool {
    guard let end else { return false }
    switch columns[place] {
    case .frame(let frame, _): return frame > end
    case .time: return place > 0 && isBeyond(end, place + 1)
    }
  }
}

extension MarbleRow {
  /// What happens in some frames; of a full frame only the beginning.
  fileprivate func contents(
    in chosen: ArraySlice<Int>, atMost limit: Int
  ) -> [(frame: Int, content: Content, isInAnyOrder: Bool)] {
    guard let first = chosen.first, let last = chosen.last else { return [] }
    var contents: [(frame: Int, content: Content, isInAnyOrder: Bool)] = []
    var count = 0
    for (place, frame) in frames.enumerated() where frame >= first && frame <= last {
      count = contents.last?.frame == frame ? count + 1 : 1
      if count <= limit { contents.append((frame, content(place), isInAnyOrder(place))) }
      if count == limit + 1 { contents.append((frame, .sign("…"), false)) }
    }
    return contents
  }
}

extension String {
  /// The text with blanks behind it, up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columnWidth))
  }

  var withoutTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
