/// The rows.
extension PictureSVG {
  mutating func draw(_ line: (label: String, line: PictureLayout.Line), middle: Int) {
    if case .operation = line.line { return drawBox(line.label, middle: middle) }
    let label = line.label.onOneLine(atMost: 24)
    writer.text(
      label, "mp-text", x: PictureMetrics.margin, y: middle + 5,
      width: PictureMetrics.width(of: label))
    switch line.line {
    case .events(let groups, let end):
      drawLine(to: end, middle: middle)
      for group in groups { draw(group, middle: middle) }
    case .windows(let lanes):
      let top = middle - PictureMetrics.laneHeight * lanes.count / 2
      for (place, lane) in lanes.enumerated() {
        for window in lane { draw(window, top: top + PictureMetrics.laneHeight * place) }
      }
    case .operation: break
    }
  }

  private mutating func drawBox(_ name: String, middle: Int) {
    let width = axis.end - PictureMetrics.margin
    writer.rectangle(
      "mp-box", x: PictureMetrics.margin, y: middle - 16, width: width, height: 32, radius: 6)
    let text = name.onOneLine(atMost: max(1, width / PictureMetrics.column - 2))
    writer.text(
      text, "mp-text", x: PictureMetrics.margin + width / 2, y: middle + 5,
      width: PictureMetrics.width(of: text), isCentred: true)
  }

  /// The line of a row: to its end, or to an arrow where it goes on.
  private mutating func drawLine(to end: Int?, middle: Int) {
    let isEndDrawn = end.map { axis.range.contains($0) || $0 < axis.range.lowerBound } ?? false
    let last = isEndDrawn ? end.flatMap(axis.middle) ?? axisStart : axis.end - 8
    for span in axis.spans where span.x < last {
      let isSilent = if case .frame = span.column { false } else { true }
      let right = min(last, span.x + span.width)
      writer.path(isSilent ? "mp-fold" : "mp-line", "M\(span.x) \(middle)H\(right)")
    }
    if isEndDrawn { return }
    let right = axis.spans.last.map { $0.x + $0.width } ?? axisStart
    writer.path("mp-line", "M\(right) \(middle)H\(last)")
    writer.path("mp-head", "M\(axis.end) \(middle)l-10 -5v10z")
  }

  private mutating func draw(_ group: PictureLayout.Group, middle: Int) {
    guard let centre = axis.middle(of: group.frame) else { return }
    let width = PictureShape.width(of: group.shapes)
    var x = centre - width / 2
    if group.shapes.count > 1 {
      let style = group.isInAnyOrder ? "mp-box mp-any" : "mp-box"
      writer.rectangle(
        style, x: x - 5, y: middle - 17, width: width + 10, height: 34, radius: 17)
    }
    for shape in group.shapes {
      draw(shape, x: x, middle: middle)
      x += shape.width + 4
    }
  }

  private mutating func draw(_ shape: PictureShape, x: Int, middle: Int) {
    let (width, centre) = (shape.width, x + shape.width / 2)
    let keyWidth = PictureMetrics.width(of: shape.key)
    if shape.isPointedAt {
      writer.rectangle(
        "mp-pointed", x: x - 3, y: middle - 15, width: width + 6, height: 30, radius: 15)
    }
    switch shape.kind {
    case .element(let colour):
      writer.rectangle(
        "mp-element mp-c\(colour)", x: x, y: middle - 12, width: width, height: 24, radius: 12)
      writer.text(
        shape.key, "mp-key", x: centre, y: middle + 5, width: keyWidth, isCentred: true)
    case .failure:
      writer.path(
        "mp-failure", "M\(x + 2) \(middle - 8)l16 16M\(x + 18) \(middle - 8)l-16 16")
      writer.text(shape.key, "mp-key", x: x + 23, y: middle + 5, width: keyWidth)
    case .completion:
      writer.path("mp-end", "M\(centre) \(middle - 13)v26")
    case .rest:
      writer.text(shape.key, "mp-key", x: centre, y: middle + 5, width: 9, isCentred: true)
    }
  }

  /// A bar from the subscription to its end; open on the right if it has none.
  private mutating func draw(_ window: Subscription, top: Int) {
    let range = axis.range
    let isOpen = window.unsubscribe > range.upperBound
    if window.subscribe > range.upperBound || window.unsubscribe < range.lowerBound { return }
    let left = axis.middle(of: window.subscribe) ?? axisStart
    let right = isOpen ? axis.end - 4 : axis.middle(of: window.unsubscribe) ?? axisStart
    let width = max(4, right - left)
    if isOpen {
      let body = width - 8
      writer.path("mp-window", "M\(left) \(top + 2)h\(body)l8 5l-8 5h-\(body)z")
    } else {
      writer.rectangle("mp-window", x: left, y: top + 2, width: width, height: 10)
    }
  }
}
