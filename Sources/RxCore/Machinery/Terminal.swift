import Synchronization

/// What `subscribe` returns: cancels the chain, and keeps nothing alive once it has ended.
package final class SubscriptionHandle: DisposableSlot, Cancelable, @unchecked Sendable {
  /// Taken by the one call that ends the subscription.
  @exclusivity(unchecked) private var onDisposed: (() -> Void)?
  /// Whether the observer may still get events; the terminal reads it once an element.
  fileprivate let isStopped = Atomic<Bool>(false)

  /// Set while the chain is put together.
  @exclusivity(unchecked) private var endWatcher: (any EndWatching)?

  init(onDisposed: (() -> Void)? = nil) {
    self.onDisposed = onDisposed
  }

  package override func dispose() {
    let isFirst = !isStopped.exchange(true, ordering: .acquiringAndReleasing)
    disposeContent()
    if isFirst { runOnDisposed() }
  }

  /// Takes the right to deliver the terminal event.
  fileprivate func stop() -> Bool {
    !isStopped.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Ends what `stop()` began: the handler first, then everything upstream.
  fileprivate func finish() {
    runOnDisposed()
    if let watcher = endWatcher {
      endWatcher = nil
      watcher.observerEnds()
    }
    disposeContent()
  }

  fileprivate func set(watchingEnd upstream: any EndWatching) {
    endWatcher = upstream
    set(upstream)
  }

  private func runOnDisposed() {
    let handler = onDisposed
    onDisposed = nil
    handler?()
  }
}

/// The end of a chain: hands events to an observer until one ends the sequence.
package final class ObserverTerminal<Observer: ObserverType>: Sink<Observer.Element> {
  let subscription = SubscriptionHandle()
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  package override func onNext(_ element: Observer.Element) {
    if subscription.isStopped.load(ordering: .relaxed) { return }
    observer.on(.next(element))
  }

  package override func onError(_ error: any Error) {
    guard subscription.stop() else { return }
    observer.on(.error(error))
    subscription.finish()
  }

  package override func onCompleted() {
    guard subscription.stop() else { return }
    observer.on(.completed)
    subscription.finish()
  }

  package override func attach(_ upstream: any Disposable) {
    subscription.set(upstream)
  }

  package override func attach(watchingEnd upstream: any EndWatching) {
    subscription.set(watchingEnd: upstream)
  }
}

/// The end of a chain whose observer is a closure for each kind of event.
package final class ClosureTerminal<Element>: Sink<Element> {
  let subscription: SubscriptionHandle
  private let onNextHandler: ((Element) -> Void)?
  private let onErrorHandler: (any Error) -> Void
  private let onCompletedHandler: (() -> Void)?

  init(
    onNext: ((Element) -> Void)?, onError: @escaping (any Error) -> Void,
    onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) {
    onNextHandler = onNext
    onErrorHandler = onError
    onCompletedHandler = onCompleted
    subscription = SubscriptionHandle(onDisposed: onDisposed)
  }

  package override func onNext(_ element: Element) {
    if subscription.isStopped.load(ordering: .relaxed) { return }
    onNextHandler?(element)
  }

  package override func onError(_ error: any Error) {
    guard subscription.stop() else { return }
    onErrorHandler(error)
    subscription.finish()
  }

  package override func onCompleted() {
    guard subscription.stop() else { return }
    onCompletedHandler?()
    subscription.finish()
  }

  package override func attach(_ upstream: any Disposable) {
    subscription.set(upstream)
  }

  package override func attach(watchingEnd upstream: any EndWatching) {
    subscription.set(watchingEnd: upstream)
  }
}
