import RxCore

/// What a call waits for.
struct Awaited<Element> {
  /// In words.
  let name: String
  /// How many wanted elements are enough; nil to wait for the end.
  var limit: Int?
  /// Which elements count; nil for all.
  var isWanted: ((Element) throws -> Bool)?

  static var end: Self { Awaited(name: "the end") }

  static var first: Self { Awaited(name: "the first element", limit: 1) }

  static func single(_ predicate: ((Element) throws -> Bool)?) -> Self {
    Awaited(name: "the end or a second element", limit: 2, isWanted: predicate)
  }
}

/// The elements that the latest call on a sequence received.
final class LatestElements<Element>: @unchecked Sendable {
  private let elements = Guarded<[Element]>([])

  var value: [Element] { elements.with { $0 } }

  /// Keeps what a call received.
  func keep(_ result: MaterializedSequenceResult<Element>) {
    let old = elements.with { elements -> [Element] in
      defer { elements = result.elements }
      return elements
    }
    withExtendedLifetime(old) {}
  }
}
