import RxCore
import TestSupport
import Testing

@Suite struct EmptyTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/empty") { c, _ in
      guard c.arguments.text.isEmpty else { throw c.unknownArguments }
      return Observable<String>.empty()
    }
  }
}
