/// What is drawn for a mark.
struct PictureShape {
  enum Kind: Equatable {
    case element(colour: Int)
    case failure
    case completion
    case rest
  }

  let kind: Kind
  /// The key in it, or beside it.
  let key: String
  let isPointedAt: Bool

  /// How wide it is.
  var width: Int {
    switch kind {
    case .element: max(24, PictureMetrics.width(of: key) + 12)
    case .failure: key.isEmpty ? 18 : 24 + PictureMetrics.width(of: key)
    case .completion: 6
    case .rest: 14
    }
  }

  /// The width of shapes side by side.
  static func width(of shapes: [PictureShape]) -> Int {
    shapes.reduce(0) { $0 + $1.width } + 4 * max(0, shapes.count - 1)
  }
}

/// The sizes that everything is laid out by; texts are given their width, whatever the font.
enum PictureMetrics {
  static let column = 9
  static let smallColumn = 7
  static let margin = 16
  static let rowHeight = 44
  static let axisHeight = 30
  static let lineHeight = 20
  static let laneHeight = 14
  static let frameWidth = 28

  static func width(of text: String) -> Int { text.columnWidth * column }
  static func smallWidth(of text: String) -> Int { text.columnWidth * smallColumn }
}
