import RxCore

/// What came, as the arguments that make an expectation of it.
struct MarbleTranscript {
  /// Gives keys to elements that have none by themselves.
  struct Keys<Element> {
    private let codes: [String]
    private let names: [String]

    /// - Parameters:
    ///   - elements: All that are to be named, in order.
    ///   - values: Keys that are known already.
    init(
      _ elements: [Element], values: MarbleValues<Element> = MarbleValues(),
      by areEqual: (Element, Element) -> Bool = { _, _ in false }
    ) {
      var letters: [String: String] = [:]
      codes = elements.map { ReportText.code(of: $0) }
      let natural = elements.map { element in
        values.key(of: element, by: areEqual)
          .flatMap { MarbleLegend.drawable(key: $0) == nil ? nil : $0 }
      }
      let taken = Set(natural.compactMap(\.self) + values.keys)
      var free = MarbleTranscript.letters.filter { !taken.contains($0) }[...]
      names = zip(natural, codes).enumerated().map { place, pair in
        if let key = pair.0 { return key }
        let letter = letters[pair.1] ?? free.popFirst() ?? "v\(place)"
        letters[pair.1] = letter
        return letter
      }
      isNatural = letters.isEmpty
    }

    /// Whether all elements are marbles by themselves.
    let isNatural: Bool

    func name(_ place: Int) -> String { names[place] }

    /// The argument that says what the keys are; empty if they say so themselves.
    var argument: String {
      if isNatural { return "" }
      var known: Set<String> = []
      let entries = codes.indices.filter { known.insert(name($0)).inserted }
        .map { "\(ReportText.literal(name($0))): \(codes[$0])" }
      return ", values: [\(entries.joined(separator: ", "))]"
    }
  }

  static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".map {
    String($0)
  }

  /// The diagram of what came.
  ///
  /// - Parameter name: The key of an element, by its place among the elements.
  static func diagram<Element>(
    of events: [Recorded<Event<Element>>], name: (Int) -> String
  ) -> String {
    var count = 0
    let marks = events.map { event in
      switch event.value {
      case .next:
        defer { count += 1 }
        return MarbleMark(event.time, MarblePrinter.token(ofKey: name(count)))
      case .error: return MarbleMark(event.time, MarbleSign.failure.text)
      case .completed: return MarbleMark(event.time, MarbleSign.completion.text)
      }
    }
    return MarblePrinter.text(of: marks, scale: .milliseconds)
  }

  /// The argument that says which error `#` is; empty if it is a diagram's own, or there is none.
  static func argument(of error: (any Error)?) -> String {
    guard let error, !(error is MarbleError) else { return "" }
    return ", error: \(ReportText.code(of: error))"
  }

  /// The arguments of `toBe` that say what came.
  static func arguments<Element>(of events: [Recorded<Event<Element>>]) -> String {
    let keys = Keys(events.compactMap(\.value.element))
    let isVoid = Element.self == Void.self
    let diagram = diagram(of: events) { isVoid ? "x" : keys.name($0) }
    return ReportText.literal(diagram) + (isVoid ? "" : keys.argument)
      + argument(of: events.lazy.compactMap(\.value.error).first)
  }

  /// The failure of an expectation that was asked to write itself.
  static func report(_ label: String?, arguments: String) -> String {
    """
    \(label.map { "\($0): " } ?? "")recorded; write this in place of .toBeRecorded():
        .toBe(\(arguments))
    """
  }
}
