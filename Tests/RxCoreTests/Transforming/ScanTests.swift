import RxCore
import TestSupport
import Testing

@Suite struct ScanTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/scan", of: Int.self) { c, s in
      switch c.arguments.text {
      case "sum": return try s.first.scan(0) { $0 + $1 }
      case "into sum": return try s.first.scan(into: 0) { $0 += $1 }
      case "fails at 2":
        return try s.first.scan(0) {
          if $1 == 2 { throw Broken() }
          return $0 + $1
        }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `each subscription accumulates onto a seed of its own`() {
    let sequence = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }
    #expect(sequence.transcript == "[1] [1, 2] |")
    #expect(sequence.transcript == "[1] [1, 2] |")
  }
}
