/// A sequence that does not fail: it emits elements and may complete.
///
/// No closure given to its operators can throw. Where a sequence that can fail is let in, as an
/// inner sequence of `flatMap` or behind `concat`, a failure has nowhere to go: `subscribe` stops
/// a debug build with a message, and a release build prints it and ends the sequence.
///
/// - Origin: RxSwift `InfallibleType`.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that does not fail.
///
/// It comes from `asInfallible(onErrorJustReturn:)` and its kin, from `create(subscribe:)`, or
/// from another sequence that does not fail.
///
/// - Origin: RxSwift `Infallible`.
public struct Infallible<Element>: InfallibleType, Sendable {
  private let source: Observable<Element>

  /// Takes a source that does not fail.
  init(_ source: Observable<Element>) {
    self.source = source
  }

  public func asObservable() -> Observable<Element> {
    source
  }
}
