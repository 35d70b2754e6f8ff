import RxCore
import TestSupport
import Testing

@Suite struct SwitchLatestTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/switchLatest") { c, s in
      guard c.arguments.text.isEmpty else { throw c.unknownArguments }
      return try s.first.map { try s.named($0) }.switchLatest()
    }
  }
}
