import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence: combineLatest` {

  /// Each emits its number at once, and the last one its number times ten later on.
  private func sources(_ t: MarbleTest, _ count: Int) -> [Driver<Int>] {
    (1...count).map { number in
      t.cold(
        number == count ? "-a-b|" : "-a--|", values: ["a": number, "b": number * 10]
      )
      .asDriver(onErrorJustReturn: 0)
    }
  }

  @Test func `combineLatest of two`() {
    marbleTest { t in
      let s = sources(t, 2)
      let lists: Driver<[Int]> = .combineLatest(s[0], s[1]) { [$0, $1] }
      let tuples = Driver.combineLatest(s[0], s[1])
      let values = ["p": [1, 2], "q": [1, 20]]
      t.expect(lists).toBe("-p-q|", values: values)
      t.expect(tuples.map { [$0.0, $0.1] }).toBe("-p-q|", values: values)
    }
  }

  @Test func `combineLatest of three`() {
    marbleTest { t in
      let s = sources(t, 3)
      let lists: Driver<[Int]> = .combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] }
      let tuples = Driver.combineLatest(s[0], s[1], s[2])
      let values = ["p": [1, 2, 3], "q": [1, 2, 30]]
      t.expect(lists).toBe("-p-q|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2] }).toBe("-p-q|", values: values)
    }
  }

  @Test func `combineLatest of four`() {
    marbleTest { t in
      let s = sources(t, 4)
      let lists: Driver<[Int]> = .combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
      let tuples = Driver.combineLatest(s[0], s[1], s[2], s[3])
      let values = ["p": [1, 2, 3, 4], "q": [1, 2, 3, 40]]
      t.expect(lists).toBe("-p-q|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3] }).toBe("-p-q|", values: values)
    }
  }

  @Test func `combineLatest of five`() {
    marbleTest { t in
      let s = sources(t, 5)
      let lists: Driver<[Int]> = .combineLatest(s[0], s[1], s[2], s[3], s[4]) {
        [$0, $1, $2, $3, $4]
      }
      let tuples = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4])
      let values = ["p": [1, 2, 3, 4, 5], "q": [1, 2, 3, 4, 50]]
      t.expect(lists).toBe("-p-q|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3, $0.4] }).toBe("-p-q|", values: values)
    }
  }

  @Test func `combineLatest of six`() {
    marbleTest { t in
      let s = sources(t, 6)
      let lists: Driver<[Int]> = .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) {
        [$0, $1, $2, $3, $4, $5]
      }
      let tuples = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5])
      let values = ["p": [1, 2, 3, 4, 5, 6], "q": [1, 2, 3, 4, 5, 60]]
      t.expect(lists).toBe("-p-q|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }).toBe("-p-q|", values: values)
    }
  }

  @Test func `combineLatest of seven`() {
    marbleTest { t in
      let s = sources(t, 7)
      let lists: Driver<[Int]> = .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
        [$0, $1, $2, $3, $4, $5, $6]
      }
      let tuples = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
      let values = ["p": [1, 2, 3, 4, 5, 6, 7], "q": [1, 2, 3, 4, 5, 6, 70]]
      t.expect(lists).toBe("-p-q|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }).toBe(
        "-p-q|", values: values)
    }
  }

  @Test func `combineLatest of eight`() {
    marbleTest { t in
      let s = sources(t, 8)
      let lists: Driver<[Int]> = .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      }
      let tuples = Driver.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
      let values = ["p": [1, 2, 3, 4, 5, 6, 7, 8], "q": [1, 2, 3, 4, 5, 6, 7, 80]]
      t.expect(lists).toBe("-p-q|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }).toBe(
        "-p-q|", values: values)
    }
  }
}
