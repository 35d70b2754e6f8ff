/// Keys, colours and places of all that a picture shows.
struct PictureLayout {
  /// The shapes of one frame of a row, side by side.
  struct Group {
    let frame: Int
    let shapes: [PictureShape]
    let isInAnyOrder: Bool
  }

  enum Line {
    case events(groups: [Group], end: Int?)
    /// Windows in lanes in which none touches another.
    case windows([[Subscription]])
    case operation
  }

  /// More letters than these are not explained.
  private static let mostLetters = 52
  private static let numberOfColours = 6

  private let picture: MarblePicture
  private let legend: MarbleLegend
  let lines: [(label: String, line: Line)]
  let axis: PictureAxis
  let labelWidth: Int

  init(_ picture: MarblePicture) {
    self.picture = picture
    var legend = MarbleLegend()
    legend.reserve(keys: picture.reservedKeys)
    for case .events(let marks, _) in picture.rows.map(\.content) {
      legend.reserve(marks.map(\.content))
    }
    var colours: [String: Int] = [:]
    var lines: [(label: String, line: Line)] = []
    var frames: Set<Int> = picture.highlight.map { [$0.frame] } ?? []
    var widths: [Int: Int] = [:]
    for row in picture.rows {
      switch row.content {
      case .operation: lines.append((row.label, .operation))
      case .windows(let windows):
        let windows = windows.sorted { $0.subscribe < $1.subscribe }
        frames.formUnion(windows.flatMap { [$0.subscribe, $0.unsubscribe].filter { $0 < .max } })
        lines.append((row.label, .windows(Self.lanes(of: windows))))
      case .events(let marks, let hasEnded):
        var groups: [Group] = []
        for chunk in Self.chunks(of: marks) {
          let shapes = chunk.map { Self.shape(of: $0, legend: &legend, colours: &colours) }
          let frame = chunk[0].frame
          groups.append(
            Group(
              frame: frame, shapes: shapes, isInAnyOrder: chunk.contains(where: \.isInAnyOrder)))
          frames.insert(frame)
          widths[frame] = max(widths[frame] ?? 0, PictureShape.width(of: shapes) + 16)
        }
        let end = hasEnded ? marks.last?.frame : nil
        lines.append((row.label, .events(groups: groups, end: end)))
      }
    }
    if frames.isEmpty || frames.contains(where: { $0 < 0 }) { frames.insert(0) }
    self.legend = legend
    self.lines = lines
    let labels = lines.compactMap { line -> String? in
      if case .operation = line.line { return nil }
      return line.label.onOneLine(atMost: 24)
    }
    labelWidth = (labels + [picture.unit]).map(PictureMetrics.width(of:)).max() ?? 0
    axis = PictureAxis(
      frames: frames.sorted(), widths: widths, focus: picture.highlight?.frame,
      scale: picture.scale, x: PictureMetrics.margin + labelWidth + PictureMetrics.margin)
  }

  /// What the letters that are drawn stand for.
  var legendLines: [String] {
    let lines = legend.lines(in: axis.range)
    let rest = lines.count - Self.mostLetters
    return rest > 0 ? lines.prefix(Self.mostLetters) + ["… and \(rest) more"] : lines
  }

  /// The rows as text, below a ruler.
  var textLines: [String] {
    var letters = MarbleLegend()
    letters.reserve(keys: picture.reservedKeys)
    let frames = picture.rows.compactMap(\.marbleRow)
    let focus = picture.highlight?.frame ?? frames.compactMap(\.frames.first).min() ?? 0
    let grid = MarbleGrid(rows: frames, scale: picture.scale, focus: focus, legend: &letters)
    var drawn = grid.drawn(ruler: picture.unit)
    let width = grid.labelWidth(ruler: picture.unit)
    for (place, row) in picture.rows.enumerated() {
      if case .operation = row.content {
        drawn.insert(String(repeating: " ", count: width) + "[ \(row.label) ]", at: place + 1)
      }
    }
    if let highlight = picture.highlight {
      let indent = grid.indent(of: highlight.frame, ruler: picture.unit)
      drawn.append(String(repeating: " ", count: indent) + "▲ " + highlight.sentence)
    }
    return drawn
      + letters.lines(in: grid.range).prefix(Self.mostLetters).map {
        "where".padded(to: width) + $0
      }
  }

  private static func shape(
    of mark: PictureMark, legend: inout MarbleLegend, colours: inout [String: Int]
  ) -> PictureShape {
    func shape(_ kind: PictureShape.Kind, _ key: String = "") -> PictureShape {
      PictureShape(kind: kind, key: key, isPointedAt: mark.isPointedAt)
    }
    switch mark.content {
    case .sign(MarbleSign.completion.text): return shape(.completion)
    case .sign(MarbleSign.failure.text): return shape(.failure)
    case .sign: return shape(.rest, "…")
    case .key(let key) where mark.isEnd: return shape(.failure, key)
    case .key(let key): return shape(.element(colour: colour(of: key, in: &colours)), key)
    case .unnamed:
      let letter = legend.token(of: mark.content, frame: mark.frame)
      let key = letter.trimmed(of: MarbleSign.quote.rawValue)
      return shape(.element(colour: colour(of: key, in: &colours)), key)
    }
  }

  /// Equal keys have equal colours.
  private static func colour(of key: String, in colours: inout [String: Int]) -> Int {
    if let colour = colours[key] { return colour }
    let colour = colours.count % numberOfColours
    colours[key] = colour
    return colour
  }

  /// The marks, those of one frame together.
  private static func chunks(of marks: [PictureMark]) -> [[PictureMark]] {
    var chunks: [[PictureMark]] = []
    for mark in marks {
      if chunks.last?[0].frame == mark.frame {
        chunks[chunks.count - 1].append(mark)
      } else {
        chunks.append([mark])
      }
    }
    return chunks
  }

  private static func lanes(of windows: [Subscription]) -> [[Subscription]] {
    var lanes: [[Subscription]] = []
    for window in windows {
      let place = lanes.firstIndex { ($0.last?.unsubscribe ?? .max) < window.subscribe }
      if let place { lanes[place].append(window) } else { lanes.append([window]) }
    }
    return lanes.isEmpty ? [[]] : lanes
  }
}

extension String {
  fileprivate func trimmed(of sign: Character) -> String {
    count > 2 && first == sign && last == sign ? String(dropFirst().dropLast()) : self
  }
}
