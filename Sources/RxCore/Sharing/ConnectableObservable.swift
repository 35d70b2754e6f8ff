/// A sequence that runs once for all its observers, from `connect()` on.
///
/// Made by `publish()`, `replay(_:)` and `multicast`.
public final class ConnectableObservable<Element>: Observable<Element>,
  ConnectableObservableType, @unchecked Sendable
{
  private let core: ConnectableCore<Element>

  init(_ core: ConnectableCore<Element>) {
    self.core = core
  }

  package override var needsTrampoline: Bool { false }

  package override func run(_ sink: Sink<Element>) {
    core.subject().start(sink)
  }

  public func connect() -> any Disposable {
    core.connect()
  }
}

/// What a connectable observable hides: the type of its subject.
class ConnectableCore<Element> {
  /// The subject of the connection there is, or of the next one.
  func subject() -> Observable<Element> {
    fatalError("\(type(of: self)) does not override subject().")
  }

  func connect() -> any Disposable {
    fatalError("\(type(of: self)) does not override connect().")
  }
}

/// Connects a source to subjects that are made for it.
final class SubjectConnector<Subject: SubjectType>: ConnectableCore<Subject.Element>,
  @unchecked Sendable
{
  typealias Input = Subject.Observer.Element

  private let source: Observable<Input>
  private let makeSubject: () -> Subject
  private let lock = Lock()
  // These only under the lock.
  @exclusivity(unchecked) private var current: Subject?
  @exclusivity(unchecked) private var connection: SubjectConnection<Subject>?
  @exclusivity(unchecked) private var endedConnections = 0

  init(_ source: Observable<Input>, makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  override func subject() -> Observable<Subject.Element> {
    presentSubject().asObservable()
  }

  override func connect() -> any Disposable {
    let (connection, isNew) = prepareConnection()
    if isNew { source.start(connection) }
    return connection.handle
  }

  /// Apart, so that connections that nest need little stack.
  @inline(never)
  private func prepareConnection() -> (SubjectConnection<Subject>, isNew: Bool) {
    while true {
      let (known, number) = lock.withLock { (connection, endedConnections) }
      if let known { return (known, false) }
      let made = SubjectConnection(self, AnyObserver(presentSubject().asObserver()).sink)
      let present = lock.withLock { () -> SubjectConnection<Subject>? in
        // The subject may have ended meanwhile, with a connection that came and went.
        if connection == nil, endedConnections == number { connection = made }
        return connection
      }
      if present !== made { made.handle.letGo() }
      if let present { return (present, present === made) }
    }
  }

  /// Forgets a connection that has ended, and its subject.
  fileprivate func forget(_ ended: SubjectConnection<Subject>) {
    ended.handle.letGo()
    // What is forgotten dies after the lock.
    var dropped: (Subject?, SubjectConnection<Subject>?)
    lock.withLock {
      guard connection === ended else { return }
      endedConnections += 1
      swap(&current, &dropped.0)
      swap(&connection, &dropped.1)
    }
  }

  private func presentSubject() -> Subject {
    if let current = lock.withLock({ current }) { return current }
    let made = makeSubject()
    return lock.withLock {
      if let current { return current }
      current = made
      return made
    }
  }
}

/// The sink between a source and a subject, and what ends it.
private final class SubjectConnection<Subject: SubjectType>: EndingStage<
  Subject.Observer.Element, Subject.Observer.Element
>, @unchecked Sendable
{
  let handle = ConnectionHandle()
  private let connector: SubjectConnector<Subject>

  init(_ connector: SubjectConnector<Subject>, _ sink: Sink<Subject.Observer.Element>) {
    self.connector = connector
    super.init(sink)
    handle.hold(self)
  }

  override func onNext(_ element: Subject.Observer.Element) {
    if !isStopped { downstream.onNext(element) }
  }

  override func onError(_ error: any Error) {
    connector.forget(self)
    fail(error)
  }

  override func onCompleted() {
    connector.forget(self)
    complete()
  }

  override func dispose() {
    connector.forget(self)
    super.dispose()
  }
}

/// What `connect()` returns: ends a connection, and holds it no longer than until its end.
private final class ConnectionHandle: Disposable, Sendable {
  private let connection = Guarded<(any Disposable)?>(nil)

  func hold(_ connection: any Disposable) {
    self.connection.replace(\.self, by: connection)
  }

  func letGo() {
    connection.replace(\.self, by: nil)
  }

  func dispose() {
    let connection = connection.with { $0.take() }
    connection?.dispose()
  }
}
