import RxCore

/// What is expected of an element, or an element that came.
struct ElementPattern<Element> {
  /// How a predicate looks in a report.
  static var predicateText: String { "{ … }" }

  /// The key that stands for it; nil if none does.
  let key: String?

  /// The element itself; a predicate has none.
  private let element: Element?

  private let accepts: (Element) -> Bool

  /// An element that must come.
  init(_ element: Element, key: String? = nil, by areEqual: @escaping (Element, Element) -> Bool) {
    self.key = key
    self.element = element
    accepts = { areEqual(element, $0) }
  }

  /// A predicate that an element must fulfil.
  init(key: String? = nil, where predicate: @escaping (Element) -> Bool) {
    self.key = key
    element = nil
    accepts = predicate
  }

  /// An element that came.
  init(actual element: Element, key: String?) {
    self.key = key
    self.element = element
    accepts = { _ in false }
  }

  /// Whether an element that came is what this one expects.
  func fits(_ actual: ElementPattern<Element>) -> Bool {
    actual.element.map(accepts) ?? false
  }
}

extension ElementPattern: NaturalMarble {
  static func element(ofMarble key: String) -> ElementPattern<Element>? { nil }

  var marbleKey: String? { key }
}

extension ElementPattern: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String {
    element.map { "\($0)" } ?? Self.predicateText
  }

  var debugDescription: String {
    element.map { ReportText.code(of: $0) } ?? Self.predicateText
  }
}

/// A failure of which only a predicate is known.
struct ErrorPattern: Error, CustomStringConvertible {
  var description: String { "{ … }" }
}

extension TimelineMismatch {
  /// Events of which some are known by predicates, and those that came.
  ///
  /// - Parameters:
  ///   - values: The keys of elements that came, and of errors.
  ///   - reservedKeys: The keys of the expected diagram.
  init<Output>(
    label: String?, patterns: [TimelineEntry<ElementPattern<Output>>],
    actual: [Recorded<Event<Output>>], values: MarbleValues<Output>, reservedKeys: [String] = [],
    error: (any Error)? = nil, errors: [String: any Error] = [:],
    sources: [any MarbleSource] = [], style: ReportStyle = .diagram(.milliseconds),
    by areEqual: @escaping (Output, Output) -> Bool = { _, _ in false }
  ) where Element == ElementPattern<Output> {
    self.init(
      label: label, expected: patterns,
      actual: actual.map { event in
        Recorded(
          time: event.time,
          value: event.value.map {
            ElementPattern(actual: $0, key: values.key(of: $0, by: areEqual))
          })
      },
      values: MarbleValues(error: error, errors: errors), sources: sources, style: style,
      areEqual: { $0.fits($1) })
    self.reservedKeys = reservedKeys
  }
}
