import RxCore

/// The diagrams of a sequence of sequences as they came.
struct InnerTranscript<Inner: ObservableConvertibleType> {
  private let events: [Recorded<Event<InnerTimeline<Inner>>>]
  private let inner: [[Recorded<Event<Inner.Element>>]]
  private let values: String
  /// The diagram of each sequence, in the order in which they came.
  let diagrams: [String]

  /// - Parameter values: Keys that are known already.
  init(
    _ events: [Recorded<Event<InnerTimeline<Inner>>>], values: MarbleValues<Inner.Element>,
    by areEqual: (Inner.Element, Inner.Element) -> Bool
  ) {
    self.events = events
    inner = events.compactMap(\.value.element?.events)
    let elements = inner.joined().compactMap(\.value.element)
    let keys = MarbleTranscript.Keys(elements, values: values, by: areEqual)
    let isVoid = Inner.Element.self == Void.self
    var count = 0
    diagrams = inner.map { events in
      let first = count
      count += events.count { !$0.value.isStopEvent }
      return MarbleTranscript.diagram(of: events) { isVoid ? "x" : keys.name(first + $0) }
    }
    self.values = isVoid ? "" : keys.argument
  }

  /// The arguments of `toBe` that say what came.
  ///
  /// - Parameter known: Keys of some of the sequences, by their place.
  func arguments(known: [String?] = []) -> String {
    var names: [String: String] = [:]
    for (key, diagram) in zip(known, diagrams) where key != nil { names[diagram] = key }
    let letters = MarbleTranscript.letters
    var free = (letters.suffix(26) + letters.prefix(26)).filter { !known.contains($0) }[...]
    for diagram in diagrams where names[diagram] == nil {
      names[diagram] = free.popFirst() ?? "v\(names.count)"
    }
    let outer = MarbleTranscript.diagram(of: events) { names[diagrams[$0]] ?? "" }
    let table = names.sorted { $0.value < $1.value }
      .map { "\(ReportText.literal($0.value)): \(ReportText.literal($0.key))" }
    let failures = events.map(\.value.error) + inner.joined().map(\.value.error)
    let error = failures.lazy.compactMap(\.self).first
    return "\(ReportText.literal(outer)), "
      + "inner: [\(table.isEmpty ? ":" : table.joined(separator: ", "))]"
      + values + MarbleTranscript.argument(of: error)
  }
}
