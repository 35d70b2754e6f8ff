extension PrimitiveSequence {
  /// Subscribes a closure to the first event alone.
  func subscribeOnce(_ observer: @escaping (Event<Element>) -> Void) -> any Disposable {
    var isOver = false
    return source.subscribe { event in
      if isOver { return }
      isOver = true
      observer(event)
    }
  }

  /// Subscribes a closure to the first event alone, and one to the end of the subscription, which
  /// is told right after the event.
  func subscribeOnce(
    onDisposed: (() -> Void)?, _ observer: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    let ending = onDisposed.map(Disposables.create) ?? Disposables.create()
    let subscription = subscribeOnce { event in
      observer(event)
      ending.dispose()
    }
    return Disposables.create(subscription, ending)
  }
}
