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
  // All of these only under the lock.
  /// The connection there is, or the next one.
  @exclusivity(unchecked) private var present = CountedConnection()
  /// How many have still to do their part in ending a connection that the last observer left.
  /// Until then `connect()` may give that connection once more, so nobody is let in.
  @exclusivity(unchecked) private var partsOfEnd = 0
  @exclusivity(unchecked) private var waiting: [RefCountStage<Source.Element>] = []

  init(_ source: Source) {
    self.source = source
  }

  override func run(_ sink: Sink<Source.Element>) {
    if let connection = admit(makeStage(sink)) { connect(connection) }
  }

  /// Apart, so that subscriptions that nest need little stack.
  @inline(never)
  private func makeStage(_ sink: Sink<Source.Element>) -> RefCountStage<Source.Element> {
    let stage = RefCountStage(sink)
    sink.attach(stage)
    return stage
  }

  /// Subscribes an observer and counts it, unless it has to wait.
  ///
  /// - Returns: The connection that is to be connected now, if it is the first. The caller does,
  ///   so that this frame is gone: frames add up where these sequences nest.
  @inline(never)
  private func admit(_ stage: RefCountStage<Source.Element>) -> CountedConnection? {
    while let connection = join(stage) {
      subscribe(stage, connection)
      // A source that has ended by now leaves nothing to connect for.
      if stage.isStopped { return nil }
      switch claim(connection) {
      case .connecting: return connection
      case .counted: return nil
      // It has ended meanwhile, without this observer's end: once more.
      case .outdated: stage.subscription.clear()
      }
    }
    return nil
  }

  @inline(__always)
  private func connect(_ connection: CountedConnection) {
    connection.set(source.connect())
    finishConnecting(connection)
  }

  private func subscribe(
    _ stage: RefCountStage<Source.Element>, _ connection: CountedConnection
  ) {
    stage.hold.set(Disposables.create { self.leave(connection) })
    source.asObservable().start(RefCountInput(stage, onEnd: { self.reset(connection) }))
  }

  /// - Returns: The connection that the observer holds now; nil if it waits for one to end.
  private func join(_ stage: RefCountStage<Source.Element>) -> CountedConnection? {
    lock.withLock {
      if partsOfEnd > 0 {
        waiting.append(stage)
        return nil
      }
      present.count += 1
      return present
    }
  }

  /// What an observer that has subscribed under a connection has to do.
  private func claim(_ connection: CountedConnection) -> Claim {
    lock.withLock {
      guard present === connection else { return .outdated }
      if connection.isStarted { return .counted }
      (connection.isStarted, connection.isConnecting) = (true, true)
      return .connecting
    }
  }

  @inline(never)
  private func finishConnecting(_ connection: CountedConnection) {
    let isLeft = lock.withLock { () -> Bool in
      connection.isConnecting = false
      return connection.isLeft
    }
    if isLeft { finishPartOfEnd() }
  }

  /// The connection has ended by itself: the next observer connects anew.
  private func reset(_ ended: CountedConnection) {
    let isPresent = lock.withLock { () -> Bool in
      guard present === ended else { return false }
      present = CountedConnection()
      return true
    }
    if isPresent { ended.dispose() }
  }

  private func leave(_ left: CountedConnection) {
    let isLast = lock.withLock { () -> Bool in
      left.count -= 1
      guard present === left, left.count == 0 else { return false }
      left.isLeft = true
      partsOfEnd = left.isConnecting ? 2 : 1
      present = CountedConnection()
      return true
    }
    guard isLast else { return }
    left.dispose()
    finishPartOfEnd()
  }

  private func finishPartOfEnd() {
    let admitted = lock.withLock { () -> [RefCountStage<Source.Element>] in
      partsOfEnd -= 1
      if partsOfEnd > 0 { return [] }
      let admitted = waiting
      waiting = []
      return admitted
    }
    for stage in admitted where !stage.isStopped {
      if let connection = admit(stage) { connect(connection) }
    }
  }
}

private enum Claim {
  /// The first one connects.
  case connecting
  /// Somebody has connected.
  case counted
  /// Another connection is the present one.
  case outdated
}

/// A connection and who holds it; all but the slot only under the lock of its owner.
private final class CountedConnection: DisposableSlot, @unchecked Sendable {
  @exclusivity(unchecked) var count = 0
  /// Whether the source has been, or is being, connected.
  @exclusivity(unchecked) var isStarted = false
  @exclusivity(unchecked) var isConnecting = false
  /// Whether the last observer has left it.
  @exclusivity(unchecked) var isLeft = false
}

/// One observer.
private final class RefCountStage<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  let subscription = SerialSlot()
  let hold = SerialSlot()

  override func dispose() {
    super.dispose()
    subscription.dispose()
    hold.dispose()
  }
}

/// One observer's subscription under one connection.
private final class RefCountInput<Element>: Sink<Element> {
  private let stage: RefCountStage<Element>
  private let downstream: Sink<Element>
  private let onEnd: () -> Void

  init(_ stage: RefCountStage<Element>, onEnd: @escaping () -> Void) {
    self.stage = stage
    downstream = stage.downstream
    self.onEnd = onEnd
  }

  override func attach(_ upstream: any Disposable) {
    stage.subscription.set(upstream)
  }

  override func onNext(_ element: Element) {
    if !stage.isStopped { downstream.onNext(element) }
  }

  override func onError(_ error: any Error) {
    onEnd()
    stage.fail(error)
    endSubscription()
  }

  override func onCompleted() {
    onEnd()
    stage.complete()
    endSubscription()
  }

  /// Apart, so that the end passes through a small frame.
  @inline(never)
  private func endSubscription() {
    stage.subscription.dispose()
  }
}
