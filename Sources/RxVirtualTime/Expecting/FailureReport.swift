/// What is reported of a failure: words, and a picture where there is something to draw.
package struct FailureReport: Sendable {
  package let text: String
  package let picture: MarblePicture?

  init(text: String, picture: MarblePicture?) {
    self.text = text
    self.picture = picture
  }

  /// A failure in words alone; nil if there is none.
  init?(_ text: String?) {
    guard let text else { return nil }
    self.init(text: text, picture: nil)
  }
}

extension ReportText {
  var failure: FailureReport {
    FailureReport(text: text, picture: isDrawable ? picture : nil)
  }

  /// The rows as the text has them, with what differs pointed at.
  private var picture: MarblePicture {
    let focus = difference.frame
    let pair = difference.pairs[difference.first]
    var picture = MarblePicture(
      title: title,
      rows: sources.map { MarblePicture.Row($0, focus: focus) } + [
        MarblePicture.Row(expected.row, focus: focus, pointingAt: pair.expected),
        MarblePicture.Row(actual.row, focus: focus, pointingAt: pair.actual),
      ])
    picture.scale = scale
    picture.reservedKeys = reservedKeys
    picture.highlight = MarblePicture.Highlight(frame: focus, sentence: sentences)
    return picture
  }
}
