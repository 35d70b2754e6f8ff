/// Where the frames lie, from left to right.
struct PictureAxis {
  /// A place that stands for one frame, for a time that is left out, or for what is not drawn.
  enum Column {
    case frame(Int)
    case fold(String)
    case cut
  }

  struct Span {
    let column: Column
    let x: Int
    let width: Int

    var middle: Int { x + width / 2 }
  }

  /// The widest axis of a picture with a difference, and of one without.
  private static let widest = (focused: 1_200, whole: 10_000)

  private(set) var spans: [Span] = []
  private(set) var end: Int
  private let middles: [Int: Int]
  /// The frames that are drawn.
  let range: ClosedRange<Int>
  let isCutRight: Bool

  /// - Parameters:
  ///   - frames: Those in which something happens, in order; at least one.
  ///   - widths: What a frame needs, if more than usual.
  init(frames: [Int], widths: [Int: Int], focus: Int?, scale: MarbleScale, x start: Int) {
    func width(_ frame: Int) -> Int { max(PictureMetrics.frameWidth, widths[frame] ?? 0) }
    func fold(to frame: Int, after cursor: Int) -> String {
      cursor < 0 ? scale.text(frames: frame - cursor) : "@" + scale.text(frames: frame)
    }
    func gap(_ cursor: Int, _ frame: Int) -> Int {
      frame - cursor <= MarblePrinter.longestGap
        ? (frame - cursor) * PictureMetrics.frameWidth
        : PictureMetrics.smallWidth(of: fold(to: frame, after: cursor)) + 24
    }
    let middle = focus.flatMap { focus in frames.firstIndex { $0 >= focus } } ?? 0
    var (low, high) = (middle, middle)
    var used = width(frames[middle])
    func growLeft(to limit: Int) {
      while low > 0 {
        let more = gap(frames[low - 1] + 1, frames[low]) + width(frames[low - 1])
        if used + more > limit { return }
        (used, low) = (used + more, low - 1)
      }
    }
    func growRight(to limit: Int) {
      while high < frames.count - 1 {
        let more = gap(frames[high] + 1, frames[high + 1]) + width(frames[high + 1])
        if used + more > limit { return }
        (used, high) = (used + more, high + 1)
      }
    }
    let widest = focus == nil ? Self.widest.whole : Self.widest.focused
    growLeft(to: widest * 2 / 5)
    growRight(to: widest)
    growLeft(to: widest)

    var x = start
    var spans: [Span] = []
    var middles: [Int: Int] = [:]
    func add(_ column: Column, _ width: Int) {
      spans.append(Span(column: column, x: x, width: width))
      if case .frame(let frame) = column { middles[frame] = x + width / 2 }
      x += width
    }
    var cursor = min(0, frames[low])
    if low > 0 {
      add(.cut, PictureMetrics.frameWidth)
      cursor = frames[low]
    }
    for frame in frames[low...high] {
      if frame - cursor <= MarblePrinter.longestGap {
        for silent in cursor..<max(cursor, frame) {
          add(.frame(silent), PictureMetrics.frameWidth)
        }
      } else {
        add(.fold(fold(to: frame, after: cursor)), gap(cursor, frame))
      }
      add(.frame(frame), width(frame))
      cursor = frame + 1
    }
    isCutRight = high < frames.count - 1
    if isCutRight { add(.cut, PictureMetrics.frameWidth) }
    self.spans = spans
    self.middles = middles
    range = min(0, frames[low], low > 0 ? frames[low] : 0)...frames[high]
    // Room for the arrow of what goes on.
    end = x + 18
  }

  /// The middle of a frame; nil if it is not drawn.
  func middle(of frame: Int) -> Int? { middles[frame] }

  func span(of frame: Int) -> Span? {
    spans.first { span in
      if case .frame(frame) = span.column { true } else { false }
    }
  }

  /// The frames with a number, chosen so that no two numbers touch: those that are pointed at
  /// first, then tens, fives and what else there is room for.
  func numbers(first preferred: [Int]) -> [(frame: Int, middle: Int)] {
    let left = (spans.first?.x ?? 0) - PictureMetrics.margin
    var taken: [Range<Int>] = [.min..<left, end + PictureMetrics.margin..<Int.max]
    for span in spans {
      if case .fold = span.column { taken.append(span.x + 8..<span.x + span.width - 8) }
    }
    let frames = spans.compactMap { span -> Int? in
      if case .frame(let frame) = span.column { return frame }
      return nil
    }
    var numbers: [(frame: Int, middle: Int)] = []
    let steps = [10, 5, 1].map { step in frames.filter { $0 % step == 0 } }
    for frame in preferred + steps.joined() {
      guard let middle = middles[frame], !numbers.contains(where: { $0.frame == frame }) else {
        continue
      }
      let half = PictureMetrics.smallWidth(of: "\(frame)") / 2 + 4
      let place = middle - half..<middle + half
      if taken.contains(where: { $0.overlaps(place) }) { continue }
      taken.append(place)
      numbers.append((frame, middle))
    }
    return numbers.sorted { $0.frame < $1.frame }
  }
}
