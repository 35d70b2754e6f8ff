import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Maybe: zip` {
  @Test func `zip of two`() {
    let list: Maybe<[Int]> = .zip(Maybe.just(1), Maybe.just(2)) { [$0, $1] }
    #expect(list.events == "[1, 2]")
    #expect(Maybe.zip(Maybe.just(1), Maybe.just(2)).events == "(1, 2)")
  }

  @Test func `zip of three`() {
    let list: Maybe<[Int]> = .zip(Maybe.just(1), Maybe.just(2), Maybe.just(3)) { [$0, $1, $2] }
    #expect(list.events == "[1, 2, 3]")
    #expect(Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3)).events == "(1, 2, 3)")
  }

  @Test func `zip of four`() {
    let list: Maybe<[Int]> = .zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4)) {
      [$0, $1, $2, $3]
    }
    #expect(list.events == "[1, 2, 3, 4]")
    #expect(
      Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4)).events == "(1, 2, 3, 4)"
    )
  }

  @Test func `zip of five`() {
    let list: Maybe<[Int]> = .zip(
      Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5)
    ) { [$0, $1, $2, $3, $4] }
    #expect(list.events == "[1, 2, 3, 4, 5]")
    #expect(
      Maybe.zip(Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5)).events
        == "(1, 2, 3, 4, 5)")
  }

  @Test func `zip of six`() {
    let list: Maybe<[Int]> = .zip(
      Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5), Maybe.just(6)
    ) { [$0, $1, $2, $3, $4, $5] }
    #expect(list.events == "[1, 2, 3, 4, 5, 6]")
    #expect(
      Maybe.zip(
        Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5), Maybe.just(6)
      ).events == "(1, 2, 3, 4, 5, 6)")
  }

  @Test func `zip of seven`() {
    let list: Maybe<[Int]> = .zip(
      Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5), Maybe.just(6),
      Maybe.just(7)
    ) { [$0, $1, $2, $3, $4, $5, $6] }
    #expect(list.events == "[1, 2, 3, 4, 5, 6, 7]")
    #expect(
      Maybe.zip(
        Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5), Maybe.just(6),
        Maybe.just(7)
      ).events == "(1, 2, 3, 4, 5, 6, 7)")
  }

  @Test func `zip of eight`() {
    let list: Maybe<[Int]> = .zip(
      Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5), Maybe.just(6),
      Maybe.just(7), Maybe.just(8)
    ) { [$0, $1, $2, $3, $4, $5, $6, $7] }
    #expect(list.events == "[1, 2, 3, 4, 5, 6, 7, 8]")
    #expect(
      Maybe.zip(
        Maybe.just(1), Maybe.just(2), Maybe.just(3), Maybe.just(4), Maybe.just(5), Maybe.just(6),
        Maybe.just(7), Maybe.just(8)
      ).events == "(1, 2, 3, 4, 5, 6, 7, 8)")
  }
  @Test func `report 72: a source without an element ends a zip at once`() {
    #expect(Maybe.zip(Maybe<Int>.empty(), Maybe<Int>.never()).events == "|")
    #expect(Maybe.zip(Maybe<Int>.never(), Maybe<Int>.empty()).events == "|")
    #expect(Maybe.zip(Maybe<Int>.empty(), Maybe.just(1)).events == "|")
    #expect(Maybe.zip(Maybe.just(1), Maybe<Int>.empty()).events == "|")
    let joined: Maybe<Int> = .zip(.never(), .empty(), .never()) { (a: Int, b: Int, c: Int) in a }
    #expect(joined.events == "|")
  }

  @Test func `report 72: it stops the others then`() {
    marbleTest { t in
      let (a, b) = (t.cold("-----a|"), t.cold("---|"))
      t.expect(Maybe<String>.zip(a.asMaybe(), b.asMaybe()) { $0 + $1 }).toBe("---|")
      t.expect(subscriptionsOf: a).toBe("^--!")
    }
  }

  @Test func `elements come with the last source`() {
    marbleTest { t in
      let (a, b) = (t.cold("-a|"), t.cold("---b|"))
      t.expect(Maybe<String>.zip(a.asMaybe(), b.asMaybe()) { $0 + $1 })
        .toBe("----(x|)", values: ["x": "ab"])
    }
  }

  @Test func `failures pass, those of a nested zip too`() {
    #expect(Maybe.zip(Maybe<Int>.never(), Maybe<Int>.error(Broken())).events == "#broken")
    let throwing: Maybe<Int> = .zip(.just(1), .just(2)) { _, _ in throw Broken() }
    #expect(throwing.events == "#broken")
    let nested = Maybe.zip(Maybe.zip(Maybe<Int>.empty(), Maybe.just(1)), Maybe<Int>.never())
    #expect(nested.events == "|")
  }
}
