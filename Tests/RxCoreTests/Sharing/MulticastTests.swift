import RxCore
import TestSupport
import Testing

@Suite struct MulticastTests {
  private let log = Log()
  private let source = CountedSource()

  @Test func `obeys its fixture`() {
    OperatorFixture.run("Sharing/multicast") { fixture, sources in
      let source = try sources.first
      switch fixture.arguments.text {
      case "merged with itself":
        return source.multicast(
          { PublishSubject() }, selector: { Observable.merge($0, $0) })
      case "taking 1":
        return source.multicast({ PublishSubject() }, selector: { $0.take(1) })
      case "behavior s, as it is":
        return source.multicast({ BehaviorSubject(value: "s") }, selector: { $0 })
      case "failing subject":
        return source.multicast(PublishSubject<String>.failing, selector: { $0 })
      case "failing selector":
        return source.multicast({ PublishSubject() }, selector: failingSelector)
      default: throw fixture.unknownArguments
      }
    }
  }

  @Test func `one subject serves every connection, and stays ended`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let connectable = source.observable().multicast(subject)
    _ = connectable.note("A", in: log)
    connectable.connect().dispose()
    _ = connectable.connect()
    source.send(1)
    source.send(.completed)
    _ = connectable.note("B", in: log)
    _ = connectable.connect()
    source.send(2)
    #expect(log.lines == ["A1", "A|", "B1", "B|"])
    #expect(source.subscriptions == 3)
  }

  @Test func `every connection has a subject of its own where one is made for it`() {
    var made = 0
    let connectable = source.observable().multicast {
      made += 1
      return ReplaySubject<Int>.create(bufferSize: 1)
    }
    #expect(made == 0)
    _ = connectable.note("A", in: log)
    let connection = connectable.connect()
    source.send(1)
    _ = connectable.note("B", in: log)
    #expect(made == 1)
    connection.dispose()
    _ = connectable.note("C", in: log)
    #expect(made == 2)
    _ = connectable.connect()
    source.send(2)
    #expect(log.lines == ["A1", "B1", "C2"])
  }

  @Test func `the source runs once the result has been subscribed to, each time anew`() {
    var made = 0
    let makeSubject = { () -> PublishSubject<Int> in
      made += 1
      return PublishSubject()
    }
    let result = source.observable { $0.onNext(1) }.multicast(
      makeSubject, selector: { Observable.merge($0, $0.map { $0 * 10 }) })
    #expect(made == 0)
    let first = result.note("A", in: log)
    _ = result.note("B", in: log)
    #expect(made == 2)
    #expect(log.lines == ["A1", "A10", "B1", "B10"])
    first.dispose()
    #expect(source.lines == ["subscribed", "subscribed", "disposed"])
  }

  @Test func `the end of the result ends the connection`() {
    let result = source.observable().multicast(
      { PublishSubject() }, selector: { $0.take(1) })
    _ = result.note("A", in: log)
    source.send(1)
    #expect(log.lines == ["A1", "A|"])
    #expect(source.lines == ["subscribed", "disposed"])
  }

  @Test func `a result that ends at once leaves the source alone`() {
    let result = source.observable().multicast(
      { PublishSubject<Int>() }, selector: { _ in Observable<Int>.empty() })
    _ = result.note("A", in: log)
    #expect(log.lines == ["A|"])
    #expect(source.lines.isEmpty)
  }
}

extension PublishSubject {
  /// Fails instead of making a subject.
  fileprivate static func failing() throws -> PublishSubject { throw TestFailure() }
}

/// Fails instead of making a result.
private func failingSelector(_: Observable<String>) throws -> Observable<String> {
  throw TestFailure()
}
