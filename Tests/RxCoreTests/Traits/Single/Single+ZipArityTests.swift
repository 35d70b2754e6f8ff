import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Single: zip` {
  @Test func `zip of two`() {
    let list: Single<[Int]> = .zip(Single.just(1), Single.just(2)) { [$0, $1] }
    #expect(list.events == "[1, 2]")
    #expect(Single.zip(Single.just(1), Single.just(2)).events == "(1, 2)")
  }

  @Test func `zip of three`() {
    let list: Single<[Int]> = .zip(Single.just(1), Single.just(2), Single.just(3)) { [$0, $1, $2] }
    #expect(list.events == "[1, 2, 3]")
    #expect(Single.zip(Single.just(1), Single.just(2), Single.just(3)).events == "(1, 2, 3)")
  }

  @Test func `zip of four`() {
    let list: Single<[Int]> = .zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4)) {
      [$0, $1, $2, $3]
    }
    #expect(list.events == "[1, 2, 3, 4]")
    #expect(
      Single.zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4)).events
        == "(1, 2, 3, 4)")
  }

  @Test func `zip of five`() {
    let list: Single<[Int]> = .zip(
      Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5)
    ) { [$0, $1, $2, $3, $4] }
    #expect(list.events == "[1, 2, 3, 4, 5]")
    #expect(
      Single.zip(Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5))
        .events == "(1, 2, 3, 4, 5)")
  }

  @Test func `zip of six`() {
    let list: Single<[Int]> = .zip(
      Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5), Single.just(6)
    ) { [$0, $1, $2, $3, $4, $5] }
    #expect(list.events == "[1, 2, 3, 4, 5, 6]")
    #expect(
      Single.zip(
        Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5),
        Single.just(6)
      ).events == "(1, 2, 3, 4, 5, 6)")
  }

  @Test func `zip of seven`() {
    let list: Single<[Int]> = .zip(
      Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5),
      Single.just(6), Single.just(7)
    ) { [$0, $1, $2, $3, $4, $5, $6] }
    #expect(list.events == "[1, 2, 3, 4, 5, 6, 7]")
    #expect(
      Single.zip(
        Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5),
        Single.just(6), Single.just(7)
      ).events == "(1, 2, 3, 4, 5, 6, 7)")
  }

  @Test func `zip of eight`() {
    let list: Single<[Int]> = .zip(
      Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5),
      Single.just(6), Single.just(7), Single.just(8)
    ) { [$0, $1, $2, $3, $4, $5, $6, $7] }
    #expect(list.events == "[1, 2, 3, 4, 5, 6, 7, 8]")
    #expect(
      Single.zip(
        Single.just(1), Single.just(2), Single.just(3), Single.just(4), Single.just(5),
        Single.just(6), Single.just(7), Single.just(8)
      ).events == "(1, 2, 3, 4, 5, 6, 7, 8)")
  }
  @Test func `a zip ends with the last of its sources`() {
    marbleTest { t in
      let (a, b) = (t.cold("-a|"), t.cold("---b|"))
      let joined: Single<String> = .zip(a.asSingle(), b.asSingle()) { $0 + $1 }
      t.expect(joined).toBe("----(x|)", values: ["x": "ab"])
    }
  }

  @Test func `the first failure ends a zip and stops the others`() {
    marbleTest { t in
      let (a, b) = (t.cold("-----a|"), t.cold("---#"))
      let joined: Single<String> = .zip(a.asSingle(), b.asSingle()) { $0 + $1 }
      t.expect(joined).toBe("---#")
      t.expect(subscriptionsOf: a).toBe("^--!")
    }
  }

  @Test func `what the closure throws is the failure`() {
    let joined: Single<Int> = .zip(.just(1), .just(2)) { _, _ in throw Broken() }
    #expect(joined.events == "#broken")
  }

  @Test func `a collection is joined in its order`() {
    marbleTest { t in
      let singles = [t.cold("---a|").asSingle(), t.cold("-b|").asSingle()]
      t.expect(Single.zip(singles)).toBe("----(x|)", values: ["x": ["a", "b"]])
      t.expect(Single.zip(singles) { $0.joined() }).toBe("----(x|)", values: ["x": "ab"])
    }
  }

  @Test func `report 49: an empty collection gives an empty row`() {
    #expect(Single.zip([Single<Int>]()).events == "[]")
    #expect(Single.zip([Single<Int>]()) { $0.count }.events == "0")
    let failing = Single<Int>.zip([Single<Int>]()) { _ -> Int in throw Broken() }
    #expect(failing.events == "#broken")
  }

  @Test func `a failure in a collection is the failure`() {
    #expect(Single.zip([Single.just(1), .error(Broken())]).events == "#broken")
  }
}
