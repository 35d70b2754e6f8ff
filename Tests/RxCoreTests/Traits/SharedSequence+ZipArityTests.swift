import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence: zip` {

  /// Each emits its number at once, and the last one its number times ten later on.
  private func sources(_ t: MarbleTest, _ count: Int) -> [Driver<Int>] {
    (1...count).map { number in
      t.cold(
        number == count ? "-a-b|" : "-a--|", values: ["a": number, "b": number * 10]
      )
      .asDriver(onErrorJustReturn: 0)
    }
  }

  @Test func `zip of two`() {
    marbleTest { t in
      let s = sources(t, 2)
      let lists: Driver<[Int]> = .zip(s[0], s[1]) { [$0, $1] }
      let tuples = Driver.zip(s[0], s[1])
      let values = ["p": [1, 2]]
      t.expect(lists).toBe("-p--|", values: values)
      t.expect(tuples.map { [$0.0, $0.1] }).toBe("-p--|", values: values)
    }
  }

  @Test func `zip of three`() {
    marbleTest { t in
      let s = sources(t, 3)
      let lists: Driver<[Int]> = .zip(s[0], s[1], s[2]) { [$0, $1, $2] }
      let tuples = Driver.zip(s[0], s[1], s[2])
      let values = ["p": [1, 2, 3]]
      t.expect(lists).toBe("-p--|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2] }).toBe("-p--|", values: values)
    }
  }

  @Test func `zip of four`() {
    marbleTest { t in
      let s = sources(t, 4)
      let lists: Driver<[Int]> = .zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
      let tuples = Driver.zip(s[0], s[1], s[2], s[3])
      let values = ["p": [1, 2, 3, 4]]
      t.expect(lists).toBe("-p--|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3] }).toBe("-p--|", values: values)
    }
  }

  @Test func `zip of five`() {
    marbleTest { t in
      let s = sources(t, 5)
      let lists: Driver<[Int]> = .zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
      let tuples = Driver.zip(s[0], s[1], s[2], s[3], s[4])
      let values = ["p": [1, 2, 3, 4, 5]]
      t.expect(lists).toBe("-p--|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3, $0.4] }).toBe("-p--|", values: values)
    }
  }

  @Test func `zip of six`() {
    marbleTest { t in
      let s = sources(t, 6)
      let lists: Driver<[Int]> = .zip(s[0], s[1], s[2], s[3], s[4], s[5]) {
        [$0, $1, $2, $3, $4, $5]
      }
      let tuples = Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5])
      let values = ["p": [1, 2, 3, 4, 5, 6]]
      t.expect(lists).toBe("-p--|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }).toBe("-p--|", values: values)
    }
  }

  @Test func `zip of seven`() {
    marbleTest { t in
      let s = sources(t, 7)
      let lists: Driver<[Int]> = .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
        [$0, $1, $2, $3, $4, $5, $6]
      }
      let tuples = Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
      let values = ["p": [1, 2, 3, 4, 5, 6, 7]]
      t.expect(lists).toBe("-p--|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }).toBe(
        "-p--|", values: values)
    }
  }

  @Test func `zip of eight`() {
    marbleTest { t in
      let s = sources(t, 8)
      let lists: Driver<[Int]> = .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        [$0, $1, $2, $3, $4, $5, $6, $7]
      }
      let tuples = Driver.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
      let values = ["p": [1, 2, 3, 4, 5, 6, 7, 8]]
      t.expect(lists).toBe("-p--|", values: values)
      t.expect(tuples.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }).toBe(
        "-p--|", values: values)
    }
  }
}
