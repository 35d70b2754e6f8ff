import RxCore
import TestSupport
import Testing

@Suite struct ErrorTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/error") { c, _ in
      switch c.arguments.text {
      case "", "broken": return Observable<String>.error(Broken())
      default: throw c.unknownArguments
      }
    }
  }
}
