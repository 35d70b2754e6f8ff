/// Writes elements of SVG, one a line.
struct SVGWriter {
  private(set) var lines: [String] = []

  mutating func line(_ text: String) {
    lines.append(text)
  }

  mutating func rectangle(
    _ style: String, x: Int, y: Int, width: Int, height: Int, radius: Int = 0
  ) {
    let round = radius > 0 ? " rx=\"\(radius)\"" : ""
    lines.append(
      "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"\(round)/>"
    )
  }

  mutating func path(_ style: String, _ data: String) {
    lines.append("<path class=\"\(style)\" d=\"\(data)\"/>")
  }

  /// A text as wide as its columns, whatever the font.
  mutating func text(
    _ text: String, _ style: String, x: Int, y: Int, width: Int, isCentred: Bool = false
  ) {
    if text.isEmpty { return }
    let anchor = isCentred ? " text-anchor=\"middle\"" : ""
    lines.append(
      "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\"\(anchor) textLength=\"\(width)\" "
        + "lengthAdjust=\"spacingAndGlyphs\">\(Self.escaped(text))</text>")
  }

  /// The text with nothing in it that XML reads as markup or does not allow.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "\n"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The colours of pictures, for light and dark backgrounds.
enum PictureStyle {
  /// Fill and line of elements.
  private static let light = [
    ("#d6e6ff", "#1f5fbf"), ("#ffe1c2", "#a34f00"), ("#d9f2d9", "#1e7030"),
    ("#f3dcfa", "#842da3"), ("#fff1b0", "#7a5c00"), ("#d2f1f3", "#0b6b74"),
  ]
  private static let dark = [
    ("#16325c", "#8bb8ff"), ("#4d2b0d", "#ffb570"), ("#173d20", "#84d694"),
    ("#41204f", "#dca3f0"), ("#443800", "#e8cf5a"), ("#0d3c40", "#72d3dc"),
  ]

  static let lines: [String] =
    ["<style>"]
    + [
      ".mp-text,.mp-small,.mp-key,.mp-title{"
        + "font-family:ui-monospace,Menlo,Consolas,\"DejaVu Sans Mono\",monospace;font-size:15px}",
      ".mp-small{font-size:12px}", ".mp-title{font-weight:bold}",
      ".mp-axis,.mp-line,.mp-fold,.mp-end,.mp-zero,.mp-group{fill:none}",
      ".mp-line,.mp-fold,.mp-group{stroke-width:2}", ".mp-fold{stroke-dasharray:2 5}",
      ".mp-end{stroke-width:4}", ".mp-zero,.mp-any{stroke-dasharray:4 3}",
      ".mp-element{stroke-width:2}", ".mp-pointed{fill:none;stroke-width:3}",
      ".mp-band{stroke-width:2;stroke-dasharray:6 3}", ".mp-box{stroke-width:2}",
    ]
    + colours(
      ink: "#1c2128", soft: "#59636e", ground: "#ffffff", box: "#eef1f4", alarm: "#c4001d",
      band: "#ffe3e6", window: "#9cc3ff", elements: light)
    + ["@media (prefers-color-scheme:dark){"]
    + colours(
      ink: "#e8ecf1", soft: "#a3adb8", ground: "#14171c", box: "#262c34", alarm: "#ff7b86",
      band: "#4a1a20", window: "#2c5aa0", elements: dark) + ["}", "</style>"]

  private static func colours(
    ink: String, soft: String, ground: String, box: String, alarm: String, band: String,
    window: String, elements: [(fill: String, line: String)]
  ) -> [String] {
    [
      ".mp-ground{fill:\(ground)}", ".mp-text,.mp-key,.mp-title{fill:\(ink)}",
      ".mp-small{fill:\(soft)}", ".mp-axis,.mp-zero,.mp-fold,.mp-group{stroke:\(soft)}",
      ".mp-line,.mp-end{stroke:\(ink)}", ".mp-head{fill:\(ink)}",
      ".mp-box{fill:\(box);stroke:\(soft)}", ".mp-window{fill:\(window);stroke:\(ink)}",
      ".mp-failure{fill:none;stroke:\(alarm);stroke-width:4}",
      ".mp-band{fill:\(band);stroke:\(alarm)}", ".mp-pointed{stroke:\(alarm)}",
      ".mp-alarm{fill:\(alarm)}",
    ]
      + elements.enumerated().map { place, colour in
        ".mp-c\(place){fill:\(colour.fill);stroke:\(colour.line)}"
      }
  }
}
