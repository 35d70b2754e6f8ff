/// The sentences below the rows.
extension ReportText {
  /// What is different, and how much else is.
  var sentences: String {
    [sentence, rest].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static let longestName = 48

  private var pair: TimelineDifference.Pair { difference.pairs[difference.first] }

  private var expectedName: String {
    pair.expected.map { expected.name($0).onOneLine(atMost: Self.longestName) } ?? "nothing"
  }

  private var actualName: String {
    pair.actual.map { actual.name($0).onOneLine(atMost: Self.longestName) } ?? "nothing"
  }

  private var sentence: String {
    switch difference.kind {
    case .late(let shift):
      return "expected \(expectedName) here; it came \(count(shift)) late (\(actualFrame))."
    case .early(let shift):
      return "\(actualName) came here, \(count(shift)) early; it was expected at \(expectedFrame)."
    case .missing: return "expected \(expectedName) here; it never came."
    case .extra: return "\(actualName) came here; nothing was expected."
    case .otherValue: return otherValue
    case .otherOrder: return otherOrder
    case .otherTerminal: return otherTerminal
    case .neverEnded: return "expected \(expectedName) here; it never ended."
    case .afterDisposal:
      let end = disposedAt.map { " at \($0)" } ?? ""
      return pair.actual == nil
        ? "expected \(expectedName) here, but it was disposed of\(end)."
        : "\(actualName) came here, after it was disposed of\(end)."
    }
  }

  private var expectedFrame: Int { pair.expected.map { expected.row.frames[$0] } ?? 0 }
  private var actualFrame: Int { pair.actual.map { actual.row.frames[$0] } ?? 0 }

  private var otherValue: String {
    guard let one = pair.expected, let other = pair.actual else { return "" }
    var texts = (expected.name(one), actual.name(other))
    if texts.0 == texts.1 { texts = (expected.description(one), actual.description(other)) }
    let contrast = TextContrast(texts.0, texts.1, atMost: Self.longestName)
    return texts.0 == texts.1
      ? "expected \(contrast.one) here; one came that looks the same and is not equal."
      : "expected \(contrast.one) here; \(contrast.other) came."
  }

  private var otherOrder: String {
    let later = difference.pairs[difference.first...]
    guard let one = later.lazy.compactMap(\.expected).first,
      let other = later.lazy.compactMap(\.actual).first
    else { return "" }
    let names = (
      expected.name(one).onOneLine(atMost: Self.longestName),
      actual.name(other).onOneLine(atMost: Self.longestName)
    )
    return "expected \(names.0) here before \(names.1); they came in the other order."
  }

  private var otherTerminal: String {
    let shift = actualFrame.distance(from: expectedFrame)
    let came =
      shift == 0
      ? "\(actualName) came" : "\(actualName) came \(count(shift)) \(shift < 0 ? "early" : "late")"
    return shift < 0
      ? "\(actualName) came here; \(expectedName) was expected at \(expectedFrame)."
      : "expected \(expectedName) here; \(came)\(shift == 0 ? "" : " (\(actualFrame))")."
  }

  /// What holds of all other events.
  private var rest: String {
    // Of two events in the other order, the second differs by the same mistake.
    let counterparts = difference.kind == .otherOrder ? 1 : 0
    let others = difference.pairs.count - 1 - counterparts
    if let shift = sharedShift {
      let later = difference.pairs.count - difference.first - 1
      let too = isShift ? " too" : ""
      let amount = "\(count(shift)) \(shift > 0 ? "late" : "early")\(too)."
      switch later {
      case 1: return "The later event is \(amount)"
      case 2: return "Both later events are \(amount)"
      default: return "All \(later) later events are \(amount)"
      }
    }
    let differing = difference.count - 1 - counterparts
    if differing == 0 {
      return switch others {
      case 0: ""
      case 1: "The other event agrees."
      default: "The other \(others) events agree."
      }
    }
    let agreeing = others - differing
    let differ =
      differing == 1 ? "1 other event differs too" : "\(differing) other events differ too"
    return agreeing == 0
      ? "\(differ)." : "\(differ); \(agreeing) \(agreeing == 1 ? "agrees" : "agree")."
  }

  private var isShift: Bool {
    switch difference.kind {
    case .late, .early: true
    default: false
    }
  }

  /// The shift of all later events, unless the first difference is another shift.
  private var sharedShift: Int? {
    guard let shift = difference.commonShift else { return nil }
    return isShift && actualFrame.distance(from: expectedFrame) != shift ? nil : shift
  }

  private func count(_ frames: Int) -> String {
    abs(frames) == 1 ? "1 \(unit)" : "\(abs(frames)) \(unit)s"
  }
}
