import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("catch(sequence:)")
struct CatchSequenceTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Recovering/catchSequence") { c, s in
      let all = s.all
      switch c.arguments.text {
      case "": return .catch(sequence: all)
      case "in each other":
        return .catch(sequence: [.catch(sequence: all[0...1]), .catch(sequence: all[2...3])])
      default: throw c.unknownArguments
      }
    }
  }

  @Test("100,000 failing sources need no stack")
  func flat() {
    let events = Watchdog.run(stackSize: 512 << 10) { () -> [String] in
      var events: [String] = []
      let sources = (0..<100_000).lazy.map { _ in Observable<Int>.failing() }
      _ = Observable.catch(sequence: sources).subscribe { events.append("\($0)") }
      return events
    }
    #expect(events == ["error(marble error)"])
  }
}
