import RxCore

/// A marble diagram as a picture: rows with equal times above each other.
///
///     let picture = MarblePicture(title: "debounce", rows: [
///       .events("source", source.recordedEvents),
///       .operation("debounce 3ms"),
///       .events("result", observer.events),
///     ])
///     try picture.svg.write(to: file, atomically: true, encoding: .utf8)
///
/// Both forms are made from the rows alone: equal rows give equal texts. Silences that all rows
/// share are folded into one time. A picture that would be wider than 10,000 points shows its
/// beginning only; one of a failure shows what is near the first difference.
///
/// When a test fails, the pictures of its report are attached to the test by Swift Testing
/// (`swift test --attachments-path`). Where the environment variable `RX_PICTURES` names a folder,
/// they are written there in every kind of test, named by file and line of the failure.
public struct MarblePicture: Sendable {
  /// A difference that is pointed at.
  struct Highlight: Sendable {
    let frame: Int
    let sentence: String
  }

  /// What stands above the rows.
  public let title: String

  /// The rows, uppermost first.
  public let rows: [Row]

  var scale = MarbleScale.ticks
  var highlight: Highlight?
  /// Keys that mean something else than what has no key.
  var reservedKeys: [String] = []

  /// A picture of rows whose times are ticks.
  public init(title: String = "", rows: [Row]) {
    self.title = title
    self.rows = rows
  }

  /// A picture of what was recorded.
  public init<Element>(_ events: [Recorded<Event<Element>>], label: String = "events") {
    self.init(rows: [.events(label, events)])
  }

  /// The picture as a text, with a line for each row.
  public var text: String {
    let above = title.isEmpty ? [] : [title]
    return (above + PictureLayout(self).textLines).joined(separator: "\n")
  }

  /// The picture as a document in SVG, readable on light and dark backgrounds.
  public var svg: String {
    PictureSVG(self).document
  }

  /// The unit that the ruler counts.
  var unit: String { scale.isUnitless ? "tick" : "frame" }
}

extension TestableObserver {
  /// What was received so far, as a picture.
  public var picture: MarblePicture {
    MarblePicture(events, label: "observer")
  }
}

extension TestableObservable {
  /// What the sequence emits, and when it was subscribed to, as a picture.
  ///
  /// The times of a cold sequence count from each subscription.
  public var picture: MarblePicture {
    MarblePicture(rows: [
      .events("source", recordedEvents), .subscriptions("subscribed", subscriptions),
    ])
  }
}
