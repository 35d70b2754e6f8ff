import RxCore
import TestSupport
import Testing

@Suite struct NeverTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/never") { c, _ in
      guard c.arguments.text.isEmpty else { throw c.unknownArguments }
      return Observable<String>.never()
    }
  }
}
