/// How long the elements that `share(replay:scope:)` replays are kept.
public enum SubjectLifetimeScope: Sendable {
  /// As long as anybody is subscribed: the first observer after that starts anew.
  case whileConnected

  /// For ever: a new observer gets what was kept, even if nobody was subscribed.
  case forever
}

extension ObservableType {
  /// Runs the sequence once for all observers that are there at the same time.
  ///
  ///     source  -a-b-c-|
  ///     share   -a-b-c-|
  ///
  /// - Complexity: Constant time for each element and observer; the last `replay` elements are
  ///   held.
  /// - Parameters:
  ///   - replay: How many of the last elements a new observer gets first. Negative values stop
  ///     the process.
  ///   - scope: Whether these are kept while nobody is subscribed, and after the end.
  /// - Returns: A sequence that ends with the source. With `.whileConnected` a later observer
  ///   starts the source again, with `.forever` it gets the kept elements and the end.
  /// - Origin: RxSwift `share(replay:scope:)`.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    SharedObservable(asObservable(), replay: replay, scope: scope)
  }
}

private final class SharedObservable<Element>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let replay: Int
  private let scope: SubjectLifetimeScope
  private let lock = Lock()
  // All of these only under the lock.
  @exclusivity(unchecked) private var connection: SharedConnection<Element>?
  /// The one subject of `.forever`.
  @exclusivity(unchecked) private var lastingSubject: ReplaySubject<Element>?

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.replay = replay
    self.scope = scope
  }

  override func run(_ sink: Sink<Element>) {
    let made = SharedConnection(self, ReplaySubject.create(bufferSize: replay))
    let joined = lock.withLock { join(made) }
    joined.subject.run(SharedSink(sink, joined))
    // Nobody wants a source whose end was kept, or for whose elements what was kept is enough.
    if joined === made, !joined.subject.hasStopped, !joined.hasEnded { source.run(joined) }
  }

  private func join(_ made: SharedConnection<Element>) -> SharedConnection<Element> {
    if let connection {
      connection.count += 1
      return connection
    }
    if scope == .forever {
      made.subject = lastingSubject ?? made.subject
      lastingSubject = made.subject
    }
    made.count = 1
    connection = made
    return made
  }

  /// Gives up one observer's hold.
  ///
  /// - Returns: Whether it was the last one.
  fileprivate func leave(_ left: SharedConnection<Element>) -> Bool {
    let isLast = lock.withLock { () -> Bool in
      left.count -= 1
      if left.count > 0 { return false }
      if connection === left { connection = nil }
      return true
    }
    return isLast
  }

  /// Lets the next observer start anew.
  fileprivate func forget(_ ended: SharedConnection<Element>) {
    lock.withLock { if connection === ended { connection = nil } }
  }
}

/// The sink between the source and the subject of one connection.
private final class SharedConnection<Element>: Sink<Element> {
  /// Set before the connection is known to others.
  var subject: ReplaySubject<Element>
  /// How many observers hold it; only under the lock of `owner`.
  var count = 0
  private let owner: SharedObservable<Element>
  private let upstream = DisposableSlot()

  init(_ owner: SharedObservable<Element>, _ subject: ReplaySubject<Element>) {
    self.owner = owner
    self.subject = subject
  }

  /// Whether the source ended it or the last observer has left.
  var hasEnded: Bool { upstream.isDisposed }

  override func onNext(_ element: Element) {
    if !hasEnded { subject.onNext(element) }
  }

  override func onError(_ error: any Error) {
    if hasEnded { return }
    owner.forget(self)
    subject.onError(error)
    upstream.dispose()
  }

  override func onCompleted() {
    if hasEnded { return }
    owner.forget(self)
    subject.onCompleted()
    upstream.dispose()
  }

  override func attach(_ upstream: any Disposable) {
    self.upstream.set(upstream)
  }

  func leave() {
    if owner.leave(self) { upstream.dispose() }
  }
}

/// One observer's hold on a connection.
private final class SharedSink<Element>: Stage<Element, Element> {
  private let connection: SharedConnection<Element>

  init(_ downstream: Sink<Element>, _ connection: SharedConnection<Element>) {
    self.connection = connection
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    downstream.onNext(element)
  }

  override func attach(_ upstream: any Disposable) {
    let connection = connection
    downstream.attach(
      Disposables.create {
        upstream.dispose()
        connection.leave()
      })
  }
}
