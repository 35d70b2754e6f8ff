/// Draws a picture as SVG.
struct PictureSVG {
  private static let leastWidth = 560

  private let picture: MarblePicture
  let layout: PictureLayout
  private let width: Int
  var writer = SVGWriter()
  private var y = PictureMetrics.margin

  var axis: PictureAxis { layout.axis }
  var axisStart: Int { axis.spans.first?.x ?? 0 }

  init(_ picture: MarblePicture) {
    self.picture = picture
    layout = PictureLayout(picture)
    width = max(Self.leastWidth, layout.axis.end + PictureMetrics.margin)
    draw()
  }

  var document: String {
    let title = picture.title.isEmpty ? "Marble diagram" : picture.title
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(y)\" "
        + "viewBox=\"0 0 \(width) \(y)\" role=\"img\">",
      "<title>\(SVGWriter.escaped(title))</title>",
      "<desc>\(SVGWriter.escaped(layout.textLines.joined(separator: "\n")))</desc>",
    ]
    var ground = SVGWriter()
    ground.rectangle("mp-ground", x: 0, y: 0, width: width, height: y, radius: 8)
    let all = head + PictureStyle.lines + ground.lines + writer.lines + ["</svg>", ""]
    return all.joined(separator: "\n")
  }

  private mutating func draw() {
    draw(lines: picture.title, "mp-title", x: PictureMetrics.margin)
    y += 8
    let top = y + PictureMetrics.axisHeight
    let bottom = layout.lines.reduce(top) { $0 + Self.height(of: $1.line) }
    drawBand(from: y - 2, to: bottom)
    drawAxis(to: bottom)
    y = top
    for line in layout.lines {
      let height = Self.height(of: line.line)
      draw(line, middle: y + height / 2)
      y += height
    }
    drawSentence()
    let letters = layout.legendLines
    if !letters.isEmpty { y += 8 }
    for line in letters { draw(lines: line, "mp-text", x: PictureMetrics.margin) }
    y += PictureMetrics.margin
  }

  private static func height(of line: PictureLayout.Line) -> Int {
    switch line {
    case .events, .operation: PictureMetrics.rowHeight
    case .windows(let lanes): max(28, PictureMetrics.laneHeight * lanes.count + 14)
    }
  }

  /// A text on as many lines as it needs.
  private mutating func draw(lines text: String, _ style: String, x: Int) {
    if text.isEmpty { return }
    let room = (width - x - PictureMetrics.margin) / PictureMetrics.column
    for line in text.wrapped(to: room) {
      writer.text(line, style, x: x, y: y + 15, width: PictureMetrics.width(of: line))
      y += PictureMetrics.lineHeight
    }
  }

  /// What the frame of the difference stands out by.
  private mutating func drawBand(from top: Int, to bottom: Int) {
    guard let frame = picture.highlight?.frame, let span = axis.span(of: frame) else { return }
    writer.rectangle(
      "mp-band", x: span.x, y: top, width: span.width, height: bottom - top, radius: 6)
  }

  private mutating func drawAxis(to bottom: Int) {
    let (line, text) = (y + PictureMetrics.axisHeight - 6, y + 14)
    writer.text(
      picture.unit, "mp-small", x: PictureMetrics.margin, y: text,
      width: PictureMetrics.smallWidth(of: picture.unit))
    if axis.range.lowerBound < 0, let zero = axis.middle(of: 0) {
      writer.path("mp-zero", "M\(zero) \(line)V\(bottom)")
    }
    for span in axis.spans {
      switch span.column {
      case .frame:
        writer.path(
          "mp-axis", "M\(span.x) \(line)H\(span.x + span.width)M\(span.middle) \(line)v-5")
      case .fold(let time):
        writer.path("mp-fold", "M\(span.x) \(line)H\(span.x + span.width)")
        writer.text(
          time, "mp-small", x: span.middle, y: text, width: PictureMetrics.smallWidth(of: time),
          isCentred: true)
      case .cut:
        writer.text("…", "mp-small", x: span.middle, y: text, width: 7, isCentred: true)
      }
    }
    for number in axis.numbers(first: picture.highlight.map { [$0.frame, 0] } ?? [0]) {
      let text = "\(number.frame)"
      writer.text(
        text, "mp-small", x: number.middle, y: y + 14,
        width: PictureMetrics.smallWidth(of: text), isCentred: true)
    }
  }

  private mutating func drawSentence() {
    guard let highlight = picture.highlight, let middle = axis.middle(of: highlight.frame) else {
      return
    }
    writer.path("mp-alarm", "M\(middle) \(y + 4)l7 10h-14z")
    y += PictureMetrics.lineHeight
    draw(lines: highlight.sentence, "mp-text", x: PictureMetrics.margin)
  }
}

extension String {
  /// The text on lines of at most so many columns, broken at blanks where there are any.
  fileprivate func wrapped(to limit: Int) -> [String] {
    split(whereSeparator: \.isNewline).flatMap { paragraph -> [String] in
      var lines = [""]
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        for piece in String(word).pieces(of: limit) {
          let line = lines[lines.count - 1]
          if line.isEmpty {
            lines[lines.count - 1] = piece
          } else if line.columnWidth + 1 + piece.columnWidth <= limit {
            lines[lines.count - 1] += " " + piece
          } else {
            lines.append(piece)
          }
        }
      }
      return lines
    }
  }

  private func pieces(of limit: Int) -> [String] {
    var pieces = [""]
    for character in self {
      if pieces[pieces.count - 1].columnWidth + character.columnWidth > limit { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }
}
