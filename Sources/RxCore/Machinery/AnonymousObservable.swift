extension Observable {
  /// Runs the sequence into `sink`, inside this thread's trampoline where the sequence needs it.
  package final func start(_ sink: Sink<Element>) {
    if needsTrampoline, !Trampoline.current.isActive {
      startOutermost(sink)
    } else {
      run(sink)
    }
  }

  /// Apart, so that subscriptions that nest need little stack.
  @inline(never)
  private final func startOutermost(_ sink: Sink<Element>) {
    Trampoline.current.enter { run(sink) }
  }

  public final func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let terminal = ObserverTerminal(observer)
    start(terminal)
    return terminal.subscription
  }
}

/// A sequence whose subscriptions are run by a closure.
package final class AnonymousObservable<Element>: Observable<Element>, @unchecked Sendable {
  private let body: (Sink<Element>) -> Void

  package init(_ body: @escaping (Sink<Element>) -> Void) {
    self.body = body
  }

  package override func run(_ sink: Sink<Element>) {
    body(sink)
  }
}

/// A sequence that emits while it is subscribed to, or is hot: no trampoline for it alone.
package final class ImmediateObservable<Element>: Observable<Element>, @unchecked Sendable {
  private let body: (Sink<Element>) -> Void

  package init(_ body: @escaping (Sink<Element>) -> Void) {
    self.body = body
  }

  package override var needsTrampoline: Bool { false }

  package override func run(_ sink: Sink<Element>) {
    body(sink)
  }
}
