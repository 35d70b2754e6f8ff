/// Rows below a ruler, with a caret and a remark: the drawing of what is not a comparison.
struct MarbleDrawing {
  /// More letters than these are not explained.
  private static let mostLetters = 8

  let rows: [MarbleRow]
  /// Where the caret stands.
  let frame: Int
  let remark: String

  var text: String {
    var legend = MarbleLegend()
    let grid = MarbleGrid(rows: rows, scale: .milliseconds, focus: frame, legend: &legend)
    var lines = grid.drawn(ruler: "frame")
    let indent = grid.indent(of: frame, ruler: "frame")
    lines.append(String(repeating: " ", count: indent) + "▲ " + remark)
    let label = "where".padded(to: grid.labelWidth(ruler: "frame"))
    lines += legend.lines(in: grid.range).prefix(Self.mostLetters).map { label + $0 }
    return lines.joined(separator: "\n")
  }
}
