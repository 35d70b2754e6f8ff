extension ConnectableObservableType {
  /// Connects while there are observers: the first one connects, the last one that leaves
  /// disconnects.
  ///
  ///     source    a---b---c-|
  ///     refCount  a---b---c-|
  ///
  /// - Complexity: Constant time for each element.
  /// - Returns: A sequence that ends with the connection; the next observer connects anew.
  /// - Origin: Rx.NET `RefCount`, RxSwift `refCount`.
  public func refCount() -> Observable<Element> {
    RefCountObservable(self)
  }
}

private final class RefCountObservable<Source: ConnectableObservableType>: Observable<
  Source.Element
>, @unchecked Sendable
{
  private let source: Source
  private let lock = Lock()
  // Both only under the lock.
  @exclusivity(unchecked) private var count = 0
  /// Filled once the first observer has been subscribed.
  @exclusivity(unchecked) private var connection = DisposableSlot()

  init(_ source: Source) {
    self.source = source
  }

  override func run(_ sink: Sink<Source.Element>) {
    if let connection = join(sink) { connection.set(source.connect()) }
  }

  /// Subscribes to the source's subject. Apart, so that connections that nest need little stack.
  ///
  /// - Returns: What is to hold the connection, if this observer is the one to connect.
  @inline(never)
  private func join(_ sink: Sink<Source.Element>) -> DisposableSlot? {
    let connection = lock.withLock { self.connection }
    let stage = RefCountSink(sink, onEnd: { self.reset(connection) })
    sink.attach(stage)
    source.asObservable().run(stage)
    // A source that has ended by now leaves nothing to connect for.
    if stage.isStopped { return nil }
    let isFirst = lock.withLock { () -> Bool in
      guard self.connection === connection else { return false }
      count += 1
      return count == 1
    }
    stage.onDispose.set(Disposables.create { self.leave(connection) })
    return isFirst && !connection.isDisposed ? connection : nil
  }

  /// The connection has ended by itself: the next observer connects anew.
  private func reset(_ ended: DisposableSlot) {
    let isPresent = lock.withLock { () -> Bool in
      guard connection === ended else { return false }
      count = 0
      connection = DisposableSlot()
      return true
    }
    if isPresent { ended.dispose() }
  }

  private func leave(_ left: DisposableSlot) {
    let isLast = lock.withLock { () -> Bool in
      guard connection === left, count > 0 else { return false }
      count -= 1
      if count > 0 { return false }
      connection = DisposableSlot()
      return true
    }
    if isLast { left.dispose() }
  }
}

private final class RefCountSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  let onDispose = DisposableSlot()
  private let onEnd: () -> Void

  init(_ downstream: Sink<Element>, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if !isStopped { downstream.onNext(element) }
  }

  override func onError(_ error: any Error) {
    onEnd()
    fail(error)
  }

  override func onCompleted() {
    onEnd()
    complete()
  }

  override func dispose() {
    super.dispose()
    onDispose.dispose()
  }
}
