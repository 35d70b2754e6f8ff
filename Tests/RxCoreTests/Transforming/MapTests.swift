import RxCore
import TestSupport
import Testing

@Suite struct MapTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/map", of: Int.self) { c, s in
      switch c.arguments.text {
      case "x2": return try s.first.map { $0 * 2 }
      case "fails at 2":
        return try s.first.map {
          if $0 == 2 { throw Broken() }
          return $0
        }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `10,000 in a row fit a stack of 8 MB`() {
    let result = Watchdog.run {
      (0..<Depth.levels).reduce(Observable.of(0)) { sequence, _ in sequence.map { $0 + 1 } }
        .transcript
    }
    #expect(result == "\(Depth.levels) |")
  }
}
