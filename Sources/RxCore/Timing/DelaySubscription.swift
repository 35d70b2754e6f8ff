extension ObservableType {
  /// Subscribes to the source a while later.
  ///
  ///     source                 -a-b-|
  ///     delaySubscription 3ms  ----a-b-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameters:
  ///   - dueTime: How much later; a negative time is due at once, with `.never` the source is not
  ///     subscribed to.
  ///   - scheduler: Measures the time; the source is subscribed to on it.
  /// - Returns: A sequence that ends and fails with the source, none of whose events is delayed.
  /// - Origin: Rx.NET `DelaySubscription`, RxSwift `delaySubscription`.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = DelaySubscriptionSink(sink)
      stage.start(source, after: dueTime, on: SchedulerOverride.resolve(scheduler))
    }
  }
}

private final class DelaySubscriptionSink<Element>: Stage<Element, Element> {
  private let timer = SerialSlot()
  private let upstream = DisposableSlot()

  func start(
    _ source: Observable<Element>, after time: RxTimeInterval, on scheduler: any SchedulerType
  ) {
    downstream.attach(Disposables.create(timer, upstream))
    if time.isNever { return }
    timer.start(self, after: time, on: scheduler) { stage in
      if !stage.upstream.isDisposed { source.start(stage) }
    }
  }

  override func attach(_ upstream: any Disposable) {
    self.upstream.set(upstream)
  }

  override func onNext(_ element: Element) {
    downstream.onNext(element)
  }
}
