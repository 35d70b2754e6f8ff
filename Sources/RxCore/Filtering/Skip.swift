extension ObservableType {
  /// Drops a number of elements and lets the others through.
  ///
  ///     source  -a-b-c-d-|
  ///     skip 2  -----c-d-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter count: How many elements; a negative number counts as zero.
  /// - Returns: A sequence that ends with the source.
  /// - Origin: Rx.NET `Skip`, RxSwift `skip`.
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(SkipSink(count, sink)) }
  }

  /// Drops elements for a while and lets the others through.
  ///
  ///     source    -a-b-c-d-|
  ///     skip 4ms  -----c-d-|
  ///
  /// - Complexity: Constant time and space for each element; one timer is held.
  /// - Parameters:
  ///   - duration: How long, from the subscription on; rounded to the scheduler's nearest tick. A
  ///     negative one is over at once, with `.never` no element passes.
  ///   - scheduler: Measures the time, from right before the source is subscribed to; elements
  ///     pass where the source emits them.
  /// - Returns: A sequence that ends with the source, even while elements are still dropped.
  /// - Origin: Rx.NET `Skip`, RxSwift `skip(_:scheduler:)`.
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = GatedStage(sink)
      sink.attach(stage)
      if duration != .never {
        stage.opener.set(
          SchedulerOverride.resolve(scheduler).scheduleRelative(stage, dueTime: duration) { stage in
            stage.open()
            return Disposables.create()
          })
      }
      source.run(stage)
    }
  }
}

private final class SkipSink<Element>: Stage<Element, Element> {
  /// How many elements are still to be dropped.
  @exclusivity(unchecked) private var remaining: Int

  init(_ count: Int, _ downstream: Sink<Element>) {
    remaining = count
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if remaining > 0 {
      remaining -= 1
    } else {
      downstream.onNext(element)
    }
  }
}
