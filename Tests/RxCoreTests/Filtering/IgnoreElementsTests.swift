import RxCore
import TestSupport
import Testing

@Suite struct IgnoreElementsTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/ignoreElements") { c, s in
      guard c.arguments.text.isEmpty else { throw c.unknownArguments }
      return try s.first.ignoreElements()
    }
  }

  @Test func `its elements are of no type`() {
    let sequence: Observable<Never> = Observable.of(1, 2).ignoreElements()
    #expect(sequence.transcript == "|")
  }

  @Test func `the elements themselves are made nevertheless`() {
    var made: [Int] = []
    _ = Observable.of(1, 2).do(onNext: { made.append($0) }).ignoreElements().subscribe()
    #expect(made == [1, 2])
  }
}
