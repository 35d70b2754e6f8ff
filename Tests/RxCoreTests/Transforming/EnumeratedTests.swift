import RxCore
import TestSupport
import Testing

@Suite struct EnumeratedTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/enumerated") { _, s in
      try s.first.enumerated().map { "(\($0.index), \($0.element))" }
    }
  }

  @Test func `each subscription counts from 0`() {
    let letters = Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }
    #expect(letters.transcript == "0a 1b |")
    #expect(letters.transcript == "0a 1b |")
  }

  @Test func `an element that another one causes has the next number`() {
    let tap = Tap<String>()
    var seen: [String] = []
    _ = tap.sequence.enumerated().subscribe(onNext: { numbered in
      seen.append("\(numbered.index)\(numbered.element)")
      if numbered.element == "a" { tap.emit("b") }
    })
    tap.emit("a")
    tap.emit("c")
    #expect(seen == ["0a", "1b", "2c"])
  }
}
