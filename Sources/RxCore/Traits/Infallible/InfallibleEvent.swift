/// What a sequence that does not fail may emit.
///
/// - Origin: RxSwift `InfallibleEvent`.
public enum InfallibleEvent<Element>: EventConvertible {
  /// An element.
  case next(Element)
  /// The end.
  case completed

  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension InfallibleEvent: Sendable where Element: Sendable {}
