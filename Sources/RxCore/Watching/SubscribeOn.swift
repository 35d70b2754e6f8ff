extension ObservableType {
  /// Subscribes to the source on a scheduler, and disposes the subscription there.
  ///
  ///     source       -1-2-|
  ///     subscribeOn  -1-2-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter scheduler: Where the source is subscribed to and its subscription disposed. Where
  ///   elements leave is up to the source.
  /// - Returns: A sequence that ends and fails with the source.
  /// - Origin: Rx.NET `SubscribeOn`, RxSwift `subscribe(on:)`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = SubscribeOnSink(sink, SchedulerOverride.resolve(scheduler))
      stage.schedule(source)
    }
  }

  /// Subscribes to the source on a scheduler, and disposes the subscription there.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }
}

private final class SubscribeOnSink<Element>: Stage<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private let work = DisposableSlot()
  /// Disposes `upstream` on the scheduler.
  private let scheduledDisposal = DisposableSlot()
  private let upstream = DisposableSlot()
  /// Set once the subscription to the source has been made.
  private let isSubscribed = BooleanDisposable()

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  func schedule(_ source: Observable<Element>) {
    downstream.attach(Disposables.create(work, scheduledDisposal))
    work.set(
      scheduler.schedule(self) { stage in
        source.start(stage)
        stage.isSubscribed.dispose()
        return Disposables.create()
      })
  }

  override func attach(_ upstream: any Disposable) {
    self.upstream.set(upstream)
    scheduledDisposal.set(ScheduledDisposable(scheduler: scheduler, disposable: self.upstream))
  }

  override func onNext(_ element: Element) {
    downstream.onNext(element)
    stopSourceThatStillSubscribes()
  }

  override func onError(_ error: any Error) {
    downstream.onError(error)
    stopSourceThatStillSubscribes()
  }

  override func onCompleted() {
    downstream.onCompleted()
    stopSourceThatStillSubscribes()
  }

  /// A source that emits while it is subscribed to keeps the scheduler busy: work that disposes it
  /// would never have its turn.
  private func stopSourceThatStillSubscribes() {
    if !isSubscribed.isDisposed, scheduledDisposal.isDisposed { upstream.dispose() }
  }
}
