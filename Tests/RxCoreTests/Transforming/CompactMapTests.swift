import RxCore
import TestSupport
import Testing

@Suite struct CompactMapTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/compactMap") { c, s in
      switch c.arguments.text {
      case "number": return try s.first.compactMap { Int($0) }
      case "fails at b":
        return try s.first.compactMap {
          if $0 == "b" { throw Broken() }
          return Int($0)
        }
      default: throw c.unknownArguments
      }
    }
  }
}
