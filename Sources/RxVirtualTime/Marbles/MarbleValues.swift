import RxCore

/// The failure of a source whose diagram has a `#` and no error of its own.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  public init() {}

  public var description: String { "marble error" }
}

/// What the keys of a diagram stand for.
///
/// With a table, the table says it all. Without one, strings and characters are the marbles
/// themselves, numbers are read as numbers (`1`, `'12'`), `t` and `f` are booleans, and any marble
/// is a `Void`. A key of the table of errors is a failure, wherever it stands.
package struct MarbleValues<Element> {
  private let table: [String: Element]?
  let error: (any Error)?
  let errors: [String: any Error]

  package init(
    _ table: [String: Element]? = nil, error: (any Error)? = nil,
    errors: [String: any Error] = [:]
  ) {
    self.table = table
    self.error = error
    self.errors = errors
  }

  /// Reads a diagram of events.
  ///
  /// - Throws: The first mistake of the text, a key without a value among them.
  package func timeline(
    _ text: String, kind: MarbleDiagram.Kind, scale: MarbleScale = .milliseconds,
    isMisbehaving: Bool = false
  ) throws(MarbleSyntaxError) -> [TimelineEntry<Element>] {
    let diagram = try MarbleDiagram.parse(
      text, kind: kind, scale: scale, errorKeys: Set(errors.keys), isMisbehaving: isMisbehaving)
    var entries: [TimelineEntry<Element>] = []
    entries.reserveCapacity(diagram.events.count)
    for event in diagram.events {
      entries.append(try entry(event, text: text, kind: kind))
    }
    return entries
  }

  /// The key that stands for an element; nil if none does.
  ///
  /// - Complexity: Linear in the table, of which the first key in alphabetical order is taken.
  package func key(of element: Element, by areEqual: (Element, Element) -> Bool) -> String? {
    if let table {
      return table.filter { areEqual($0.value, element) && errors[$0.key] == nil }.keys.min()
    }
    if Element.self == Void.self { return "x" }
    return (element as? any NaturalMarble)?.marbleKey
  }

  /// The key of the table of errors that stands for an error; nil if none does.
  package func key(ofError error: any Error) -> String? {
    errors.filter { TimelineDifference.areEqual($0.value, error) }.keys.min()
  }

  /// Whether an error is not the one that `#` stands for, and has no key either.
  package func isOtherError(_ other: any Error) -> Bool {
    guard let error, key(ofError: other) == nil else { return false }
    return !TimelineDifference.areEqual(error, other)
  }

  /// The keys of both tables.
  package var keys: [String] {
    Set(table.map { Array($0.keys) } ?? []).union(errors.keys).sorted()
  }

  private func entry(
    _ event: MarbleEvent, text: String, kind: MarbleDiagram.Kind
  ) throws(MarbleSyntaxError) -> TimelineEntry<Element> {
    switch event.content {
    case .completed:
      return TimelineEntry(event.frame, .completed)
    case .error(nil):
      let isAny = kind == .expected && error == nil
      return TimelineEntry(event.frame, .error(error ?? MarbleError()), matchesAnyError: isAny)
    case .error(let key?):
      guard table?[key] == nil, let error = errors[key] else {
        throw fault(
          "`\(key)` is both a value and an error",
          hint: "a key stands for one thing; rename one of the two", event, text, kind)
      }
      return TimelineEntry(event.frame, .error(error))
    case .next(let key):
      guard let element = element(of: key) else {
        throw fault("`\(key)` has no value", hint: hint, event, text, kind)
      }
      return TimelineEntry(event.frame, .next(element), group: event.group)
    }
  }

  private func element(of key: String) -> Element? {
    if let table { return table[key] }
    // The usual case: to find the conformance costs ten times as much.
    if Element.self == String.self { return key as? Element }
    if Element.self == Void.self { return () as? Element }
    guard let type = Element.self as? any NaturalMarble.Type else { return nil }
    return type.element(ofMarble: key) as? Element
  }

  private func fault(
    _ message: String, hint: String, _ event: MarbleEvent, _ text: String,
    _ kind: MarbleDiagram.Kind
  ) -> MarbleSyntaxError {
    MarbleSyntaxError(
      code: .noValue, message: message, hint: hint, column: event.column, frame: event.frame,
      kind: kind, text: text)
  }

  private var hint: String {
    guard table != nil else {
      return Element.self is any NaturalMarble.Type
        ? "without a table a marble is read as \(Element.self); give one with values:"
        : "\(Element.self) needs a table of its values; give one with values:"
    }
    if keys.isEmpty { return "the table of values is empty" }
    let shown = keys.prefix(20).map(MarblePrinter.token(ofKey:)).joined(separator: ", ")
    return "the known keys are \(shown)\(keys.count > 20 ? ", …" : "")"
  }
}
