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
  private let subscription: ScheduledSubscription
  /// Set once the subscription to the source has been made.
  private let isSubscribed = BooleanDisposable()

  init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    subscription = ScheduledSubscription(scheduler)
    super.init(downstream)
  }

  func schedule(_ source: Observable<Element>) {
    downstream.attach(subscription)
    subscription.work.set(
      subscription.scheduler.schedule(self) { stage in
        source.start(stage)
        stage.isSubscribed.dispose()
        return Disposables.create()
      })
  }

  override func attach(_ upstream: any Disposable) {
    subscription.attach(upstream)
  }

  override func onNext(_ element: Element) {
    if isWanted { downstream.onNext(element) }
    stopSourceThatStillSubscribes()
  }

  override func onError(_ error: any Error) {
    if isWanted { downstream.onError(error) }
    stopSourceThatStillSubscribes()
  }

  override func onCompleted() {
    if isWanted { downstream.onCompleted() }
    stopSourceThatStillSubscribes()
  }

  /// Until the disposal: the source goes on for as long as the scheduler has not ended it.
  private var isWanted: Bool { !subscription.isEnding.isDisposed }

  /// A source that emits while it is subscribed to keeps the scheduler busy: work that disposes it
  /// would never have its turn.
  private func stopSourceThatStillSubscribes() {
    if !isSubscribed.isDisposed, !isWanted { subscription.disposeContent() }
  }
}

private enum AttachmentPhase: UInt8 {
  /// There is nothing to dispose yet. Goes to `attached` or `unwanted`.
  case awaited
  /// What is there is disposed on the scheduler.
  case attached
  /// What comes is disposed where it comes, which is on the scheduler too.
  case unwanted
}

/// Holds the subscription to the source, and disposes it on the scheduler.
private final class ScheduledSubscription: DisposableSlot, @unchecked Sendable {
  let scheduler: any ImmediateSchedulerType
  /// The work that subscribes.
  let work = DisposableSlot()
  private let phase = PhaseMark(AttachmentPhase.awaited)
  /// Set once disposal has been asked for.
  let isEnding = BooleanDisposable()

  init(_ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
  }

  func attach(_ upstream: any Disposable) {
    if phase.move(from: .awaited, to: .attached) { set(upstream) } else { upstream.dispose() }
  }

  override func dispose() {
    if isEnding.isDisposed { return }
    isEnding.dispose()
    work.dispose()
    if phase.move(from: .awaited, to: .unwanted) { return }
    _ = scheduler.schedule(self) { subscription in
      subscription.disposeContent()
      return Disposables.create()
    }
  }
}
