import RxCore
import TestSupport
import Testing

@Suite struct PublishTests {
  private let log = Log()
  private let source = CountedSource()

  @Test func `obeys its fixture`() {
    OperatorFixture.run("Sharing/publish") { fixture, sources in
      let published = try sources.first.publish()
      guard fixture.words.first == "connected" else { throw fixture.unknownArguments }
      let delay = try fixture.interval(1)
      return Observable.create { observer in
        let subscription = published.subscribe(observer)
        let connection = sources.scheduler.scheduleRelative((), dueTime: delay) { _ in
          published.connect()
        }
        return Disposables.create(subscription, connection)
      }
    }
  }

  @Test func `observers get what comes after they subscribed, once it is connected`() {
    let published = source.observable().publish()
    _ = published.note("A", in: log)
    #expect(source.lines.isEmpty)
    let connection = published.connect()
    source.send(1)
    _ = published.note("B", in: log)
    source.send(2)
    connection.dispose()
    source.send(3)
    #expect(log.lines == ["A1", "A2", "B2"])
    #expect(source.lines == ["subscribed", "disposed"])
  }

  @Test func `observers that come after the end wait for the next connection`() {
    let published = source.observable().publish()
    _ = published.connect()
    source.send(.completed)
    _ = published.note("A", in: log)
    #expect(log.lines.isEmpty)
    _ = published.connect()
    source.send(1)
    #expect(log.lines == ["A1"])
  }
}
