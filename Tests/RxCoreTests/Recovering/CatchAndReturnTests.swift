import RxCore
import TestSupport
import Testing

@Suite("catchAndReturn")
struct CatchAndReturnTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Recovering/catchAndReturn") { c, s in
      try s.first.catchAndReturn(c.word())
    }
  }

  @Test("a failed stage's source is stopped before the element")
  func stopsTheSource() {
    var log: [String] = []
    _ = Observable<Int>.create { observer in
      observer.onError(RxError.unknown)
      return Disposables.create { log.append("disposed") }
    }
    .catchAndReturn(1)
    .subscribe(onNext: { log.append("\($0)") })
    #expect(log == ["1", "disposed"])
  }
}
