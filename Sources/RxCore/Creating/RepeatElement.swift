extension ObservableType {
  /// Emits one element again and again.
  ///
  ///     repeatElement a taken 3  (aaa|)
  ///
  /// - Complexity: Constant time and space for each element, on a flat stack.
  /// - Parameters:
  ///   - element: The one element.
  ///   - scheduler: Each element is a piece of work of its own on it. On the current thread's,
  ///     sequences that emit at the same time take turns.
  /// - Returns: A sequence that never ends: on the current thread's scheduler `subscribe` returns
  ///   only once the subscription has ended, by `take(_:)` for instance.
  /// - Origin: Rx.NET `Repeat`, RxSwift `repeatElement`.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    AnonymousObservable { sink in RepeatSource(element, sink).start(on: scheduler) }
  }
}

private final class RepeatSource<Element>: PullSource<Element>, @unchecked Sendable {
  private let element: Element

  init(_ element: Element, _ downstream: Sink<Element>) {
    self.element = element
    super.init(downstream)
  }

  override func emit(_ pace: Pace) -> Bool {
    while !isStopped {
      downstream.onNext(element)
      if pace.isStepOver { return true }
    }
    return false
  }
}
