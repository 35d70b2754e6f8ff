extension ObservableType {
  /// Calls closures at the events of the sequence, which pass unchanged.
  ///
  ///     source     -1-2-|
  ///     do onNext  -1-2-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameters:
  ///   - onNext: Called with each element before it passes.
  ///   - afterNext: Called with each element after it has passed.
  ///   - onError: Called with the failure before it passes.
  ///   - afterError: Called with the failure after it has passed.
  ///   - onCompleted: Called before the completion passes.
  ///   - afterCompleted: Called after the completion has passed.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after that; a source that emits at once has emitted by then.
  ///   - onDispose: Called once, after the source's subscription has been disposed or has ended,
  ///     and after `onSubscribed`. It comes after `afterError` and `afterCompleted` where an
  ///     observer subscribes to this sequence itself; an operator that follows may dispose the
  ///     source before, as one does that goes on with another source.
  /// - Returns: A sequence that ends and fails with the source, and fails with what a closure
  ///   throws.
  /// - Origin: Rx.NET `Do`, RxSwift `do`.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let closures = EventClosures(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted, afterCompleted: afterCompleted)
    return AnonymousObservable { sink in
      onSubscribe?()
      let disposal = onDispose.map { _ in ToldDisposal() }
      // Before the source, which may have nothing to attach.
      if let disposal { sink.attach(watchingEnd: disposal) }
      source.run(DoSink(closures, disposal, sink))
      onSubscribed?()
      if let onDispose { disposal?.teller.set(Disposables.create(with: onDispose)) }
    }
  }
}

private final class EventClosures<Element> {
  let onNext: ((Element) throws -> Void)?
  let afterNext: ((Element) throws -> Void)?
  let onError: ((any Error) throws -> Void)?
  let afterError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?
  let afterCompleted: (() throws -> Void)?

  init(
    onNext: ((Element) throws -> Void)?, afterNext: ((Element) throws -> Void)?,
    onError: ((any Error) throws -> Void)?, afterError: ((any Error) throws -> Void)?,
    onCompleted: (() throws -> Void)?, afterCompleted: (() throws -> Void)?
  ) {
    self.onNext = onNext
    self.afterNext = afterNext
    self.onError = onError
    self.afterError = afterError
    self.onCompleted = onCompleted
    self.afterCompleted = afterCompleted
  }
}

private final class DoSink<Element>: Stage<Element, Element> {
  private let closures: EventClosures<Element>
  private let disposal: ToldDisposal?

  init(_ closures: EventClosures<Element>, _ disposal: ToldDisposal?, _ downstream: Sink<Element>) {
    self.closures = closures
    self.disposal = disposal
    super.init(downstream)
  }

  override func attach(_ upstream: any Disposable) {
    if let disposal { disposal.set(upstream) } else { downstream.attach(upstream) }
  }

  override func attach(watchingEnd upstream: any EndWatching) {
    if let disposal {
      disposal.set(watchingEnd: upstream)
    } else {
      downstream.attach(watchingEnd: upstream)
    }
  }

  override func onNext(_ element: Element) {
    do {
      try closures.onNext?(element)
      downstream.onNext(element)
      try closures.afterNext?(element)
    } catch {
      downstream.onError(error)
    }
  }

  override func onError(_ error: any Error) {
    do {
      try closures.onError?(error)
    } catch let other {
      return downstream.onError(other)
    }
    disposal?.beginEnd()
    downstream.onError(error)
    // The end has passed: what is thrown now comes too late for anybody.
    try? closures.afterError?(error)
    disposal?.finishEnd()
  }

  override func onCompleted() {
    do {
      try closures.onCompleted?()
    } catch {
      return downstream.onError(error)
    }
    disposal?.beginEnd()
    downstream.onCompleted()
    try? closures.afterCompleted?()
    disposal?.finishEnd()
  }
}
