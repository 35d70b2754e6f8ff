extension ObservableType {
  /// Emits a state, and each state that is made from the one before, as long as a condition holds.
  ///
  ///     generate 1 below 4  (123|)
  ///
  /// - Complexity: Constant time and space for each element, on a flat stack.
  /// - Parameters:
  ///   - initialState: The first element, if it satisfies `condition`.
  ///   - condition: Called once for each state; `false` ends the sequence before it is emitted.
  ///   - scheduler: Each element, and the completion, is a piece of work of its own on it. On the
  ///     current thread's, sequences that emit at the same time take turns.
  ///   - iterate: Makes the next state when it is wanted, not before.
  /// - Returns: A sequence that completes when `condition` gives `false`, and fails with what the
  ///   closures throw.
  /// - Origin: Rx.NET `Generate`, RxSwift `generate`.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      GenerateSource(initialState, condition, iterate, sink).start(on: scheduler)
    }
  }
}

private final class GenerateSource<Element>: PullSource<Element>, @unchecked Sendable {
  private let condition: (Element) throws -> Bool
  private let iterate: (Element) throws -> Element
  /// The state that was emitted last, or the initial one.
  @exclusivity(unchecked) private var state: Element
  @exclusivity(unchecked) private var isFirst = true

  init(
    _ initialState: Element, _ condition: @escaping (Element) throws -> Bool,
    _ iterate: @escaping (Element) throws -> Element, _ downstream: Sink<Element>
  ) {
    state = initialState
    self.condition = condition
    self.iterate = iterate
    super.init(downstream)
  }

  override func emit(_ pace: Pace) -> Bool {
    while !isStopped {
      do {
        if isFirst { isFirst = false } else { state = try iterate(state) }
        guard try condition(state) else {
          onCompleted()
          return false
        }
      } catch {
        onError(error)
        return false
      }
      onNext(state)
      if pace.isStepOver { return true }
    }
    return false
  }
}
