extension ObservableType {
  /// Lets elements through until another sequence emits.
  ///
  ///     a          -a-b-c-d-|
  ///     b          ------x
  ///     takeUntil  -a-b-c|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter other: Subscribed to first. Its first element ends the sequence; its own
  ///   completion does not.
  /// - Returns: A sequence that completes with the first element of `other` or ends with the
  ///   source, and fails if either fails. If `other` emits at once, the source is not subscribed
  ///   to.
  /// - Origin: Rx.NET `TakeUntil`, RxSwift `take(until:)`.
  public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return AnonymousObservable { sink in
      let delivery = TakeUntilDelivery(sink)
      sink.attach(delivery)
      other.run(TriggerInput(delivery))
      if delivery.isDisposed { return }
      source.run(TakenInput(delivery))
    }
  }

  /// Lets elements through until one satisfies a condition.
  ///
  ///     source             -1-2-3-4-|
  ///     takeUntil above 2  -1-2-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameters:
  ///   - predicate: Called once for each element; `true` ends the sequence.
  ///   - behavior: Whether the element that ends the sequence is emitted.
  /// - Returns: A sequence that completes with the first element that satisfies `predicate` or
  ///   ends with the source, and fails with what `predicate` throws.
  /// - Origin: RxSwift `take(until:behavior:)`.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = TakeUntilSink(predicate, behavior, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }

  /// Lets elements through until another sequence emits.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil(_ other: some ObservableType) -> Observable<Element> {
    take(until: other)
  }

  /// Lets elements through until one satisfies a condition.
  @available(*, deprecated, message: "Use take(until:behavior:).")
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }
}

private final class TakeUntilSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior
  /// Whether the element that ends the sequence has come; it may cause others while it passes.
  @exclusivity(unchecked) private var isLast = false

  init(
    _ predicate: @escaping (Element) throws -> Bool, _ behavior: TakeBehavior,
    _ downstream: Sink<Element>
  ) {
    self.predicate = predicate
    self.behavior = behavior
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if isLast || isStopped { return }
    do {
      isLast = try predicate(element)
    } catch {
      return fail(error)
    }
    if !isLast || behavior == .inclusive { downstream.onNext(element) }
    if isLast { complete() }
  }
}

private final class TakeUntilDelivery<Element>: SerialDelivery<Element>, @unchecked Sendable {
  let trigger = DisposableSlot()
  let source = DisposableSlot()

  override func disposeInputs() {
    trigger.dispose()
    source.dispose()
  }
}

private final class TriggerInput<Trigger, Element>: SerialInput<Trigger> {
  private let delivery: TakeUntilDelivery<Element>

  init(_ delivery: TakeUntilDelivery<Element>) {
    self.delivery = delivery
    super.init(delivery, delivery.trigger)
  }

  override func take(_ element: Trigger) {
    delivery.complete()
  }

  override func takeCompletion() {}
}

private final class TakenInput<Element>: SerialInput<Element> {
  private let delivery: TakeUntilDelivery<Element>

  init(_ delivery: TakeUntilDelivery<Element>) {
    self.delivery = delivery
    super.init(delivery, delivery.source)
  }

  override func take(_ element: Element) {
    delivery.downstream.onNext(element)
  }

  override func takeCompletion() {
    delivery.complete()
  }
}
