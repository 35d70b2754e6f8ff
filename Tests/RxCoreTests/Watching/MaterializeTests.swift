import RxCore
import TestSupport
import Testing

@Suite("materialize")
struct MaterializeTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Watching/materialize") { _, s in try s.first.materialize() }
  }

  @Test("no completion follows the disposal that the last element causes")
  func disposalByTheLastElement() {
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var events: [String] = []
    subscription.disposable = subject.materialize().subscribe { event in
      events.append("\(event)")
      subscription.dispose()
    }
    subject.onCompleted()
    #expect(events == ["next(completed)"])
  }
}
