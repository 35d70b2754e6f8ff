import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: transforming` {
  @Test func `map, compactMap and scan keep the trait`() {
    marbleTest { t in
      let source = t.cold("-1-x-3|").asInfallible(onErrorJustReturn: "")
      let mapped: Infallible<String> = source.map { $0 + $0 }
      let compact: Infallible<Int> = source.compactMap { Int($0) }
      let scanned: Infallible<String> = source.scan("s") { $0 + $1 }
      let inPlace: Infallible<[String]> = source.scan(into: []) { $0.append($1) }
      t.expect(mapped).toBe("-'11'-'xx'-'33'|")
      t.expect(compact).toBe("-1---3|")
      t.expect(scanned).toBe("-'s1'-'s1x'-'s1x3'|")
      t.expect(inPlace).toBe(
        "-a-b-c|", values: ["a": ["1"], "b": ["1", "x"], "c": ["1", "x", "3"]])
    }
  }

  @Test func `the flat maps differ in which inner sequence they follow`() {
    marbleTest { t in
      let source = t.cold("-a---b|").asInfallible(onErrorJustReturn: "")
      let inner = ["a": t.cold("-1-2-3-4|"), "b": t.cold("-5-6|")].mapValues {
        $0.asInfallible(onErrorJustReturn: "")
      }
      let none = Infallible<String>.never()
      t.expect(source.flatMap { inner[$0] ?? none }).toBe("--1-2-[35]-[46]|")
      t.expect(source.flatMapLatest { inner[$0] ?? none }).toBe("--1-2-5-6|")
      t.expect(source.flatMapFirst { inner[$0] ?? none }).toBe("--1-2-3-4|")
      t.expect(source.concatMap { inner[$0] ?? none }).toBe("--1-2-3-4-5-6|")
    }
  }

  @Test func `a sequence's flatMapLatest to such sequences is one of them`() {
    marbleTest { t in
      let latest: Infallible<String> = t.cold("-a--b|").flatMapLatest {
        Infallible.of($0, $0 + $0)
      }
      t.expect(latest).toBe("-[a'aa']--[b'bb']|")
    }
  }
}
