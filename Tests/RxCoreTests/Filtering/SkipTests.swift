import RxCore
import TestSupport
import Testing

@Suite struct SkipTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/skip") { c, s in try s.first.skip(c.integer()) }
  }

  @Test func `each subscription counts for itself`() {
    let sequence = Observable.of(1, 2, 3).skip(2)
    #expect(sequence.transcript == "3 |")
    #expect(sequence.transcript == "3 |")
  }
}
