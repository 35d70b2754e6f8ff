/// A sequence of events over time.
///
/// Each subscription runs the sequence anew, unless the sequence says otherwise.
public class Observable<Element>: ObservableType, @unchecked Sendable {
  package init() {}

  /// Whether a subscription needs the current thread's trampoline. Sources that emit at once,
  /// and hot ones, do not.
  package var needsTrampoline: Bool { true }

  /// Runs the sequence into `sink`: attaches what cancels it, then emits.
  package func run(_ sink: Sink<Element>) {
    fatalError("\(type(of: self)) is subscribed to but does not override run(_:).")
  }

  public func asObservable() -> Observable<Element> {
    self
  }
}

/// The long name, for files that also import a module with an `Observable` of its own.
public typealias RxObservable<Element> = Observable<Element>
