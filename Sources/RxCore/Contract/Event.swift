/// One occurrence in a sequence: `next* (error | completed)?`.
@frozen
public enum Event<Element> {
  /// The sequence emitted an element.
  case next(Element)

  /// The sequence failed; nothing follows.
  case error(any Error)

  /// The sequence ended; nothing follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether this is a terminal event: an error or the completion.
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The element of a `next` event.
  public var element: Element? {
    if case .next(let element) = self { return element }
    return nil
  }

  /// The error of an `error` event.
  public var error: (any Error)? {
    if case .error(let error) = self { return error }
    return nil
  }

  /// Whether this is the completion.
  public var isCompleted: Bool {
    if case .completed = self { return true }
    return false
  }

  /// Transforms the element; terminal events pass unchanged.
  ///
  /// - Returns: The transformed event, or `error` with what `transform` threw.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let element): return .next(try transform(element))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch {
      return .error(error)
    }
  }
}

/// Anything that is an event in another form.
public protocol EventConvertible {
  /// What the event carries.
  associatedtype Element

  /// The event itself.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}
