import RxCore
import TestSupport
import Testing

@Suite struct ConnectableObservableTests {
  private let log = Log()
  private let source = CountedSource()

  @Test func `while connected, connecting gives the same connection`() {
    let connectable = source.observable().publish()
    let first = connectable.connect()
    let second = connectable.connect()
    #expect(first as AnyObject === second as AnyObject)
    #expect(source.subscriptions == 1)
    second.dispose()
    first.dispose()
    #expect(source.lines == ["subscribed", "disposed"])
    _ = connectable.connect()
    #expect(source.subscriptions == 2)
  }

  @Test func `an old connection does not end a new one`() {
    let connectable = source.observable().publish()
    let old = connectable.connect()
    old.dispose()
    _ = connectable.connect()
    _ = connectable.note("A", in: log)
    old.dispose()
    source.send(1)
    #expect(log.lines == ["A1"])
  }

  @Test func `observers of an ended connection do not get the next one's elements`() {
    let connectable = source.observable().publish()
    _ = connectable.note("A", in: log)
    connectable.connect().dispose()
    _ = connectable.note("B", in: log)
    _ = connectable.connect()
    source.send(1)
    #expect(log.lines == ["B1"])
  }

  @Test func `connecting inside the source's emission gives the connection under way`() {
    let connectable = source.observable { $0.onNext(1) }.publish()
    _ = connectable.subscribe(onNext: { [log] element in
      log.add("\(element)")
      _ = connectable.connect()
    })
    _ = connectable.connect()
    #expect(log.lines == ["1"])
    #expect(source.subscriptions == 1)
  }

  @Test func `the end frees the observers, though connection and subscription are kept`() {
    let connectable = source.observable().publish()
    var kept: [any Disposable] = []
    let trace = Trace { captive in
      kept.append(connectable.subscribe { _ in withExtendedLifetime(captive) {} })
    }
    kept.append(connectable.connect())
    #expect(trace.isAlive)
    source.send(.completed)
    #expect(!trace.isAlive)
    withExtendedLifetime((kept, connectable)) {}
  }

  @Test(arguments: [true, false])
  func `a connection that is kept after its end keeps neither elements nor source`(ends: Bool) {
    let elements = PublishSubject<AnyObject>()
    var connectable: ConnectableObservable<AnyObject>?
    let source = Trace { captive in
      connectable = elements.map { element in withExtendedLifetime(captive) { element } }.replay(1)
    }
    let connection = connectable?.connect()
    let element = Trace { elements.onNext($0) }
    #expect(element.isAlive)
    if ends { elements.onCompleted() } else { connection?.dispose() }
    #expect(!element.isAlive)
    connectable = nil
    #expect(!source.isAlive)
    withExtendedLifetime(connection) {}
  }

  @Test func `threads that connect at once subscribe once`() {
    let wrong = Race.wrongRounds {
      let source = CountedSource()
      return (source, source.observable().publish())
    } _: { state, _ in
      _ = state.1.connect()
    } isRight: {
      $0.0.lines == ["subscribed"]
    }
    #expect(wrong == 0)
  }

  @Test func `a connection that comes and goes while another is made leaves it no ended subject`() {
    var isFirst = true
    let elements = PublishSubject<Int>()
    let source = Observable.deferred { () -> Observable<Int> in
      defer { isFirst = false }
      return isFirst ? .empty() : elements
    }
    var between: (() -> Void)?
    let connectable = source.multicast(makeSubject: { HookedSubject { between.take()?() } })
    // Ends at once, and with it the subject that both have.
    between = { _ = connectable.connect() }
    _ = connectable.connect()
    _ = connectable.note("A", in: log)
    elements.onNext(1)
    #expect(log.lines == ["A1"])
  }
}

/// A subject that calls a closure when it is asked for its observer.
private final class HookedSubject: SubjectType {
  typealias Element = Int
  typealias Observer = PublishSubject<Int>

  private let subject = PublishSubject<Int>()
  private let atObserver: () -> Void

  init(_ atObserver: @escaping () -> Void) {
    self.atObserver = atObserver
  }

  func subscribe<Subscriber: ObserverType>(
    _ observer: Subscriber
  ) -> any Disposable where Subscriber.Element == Int {
    subject.subscribe(observer)
  }

  func asObserver() -> PublishSubject<Int> {
    atObserver()
    return subject
  }
}
