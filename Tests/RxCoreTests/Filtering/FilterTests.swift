import RxCore
import TestSupport
import Testing

@Suite struct FilterTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/filter", of: Int.self) { c, s in
      switch c.arguments.text {
      case "even": return try s.first.filter { $0 % 2 == 0 }
      case "fails at 1":
        return try s.first.filter {
          if $0 == 1 { throw Broken() }
          return true
        }
      default: throw c.unknownArguments
      }
    }
  }
}
