import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: zip of several sequences` {
  private let s1 = Infallible.of(1, 2)
  private let s2 = Infallible.of(10, 20)
  private let s3 = Infallible.of(100, 200)
  private let s4 = Infallible.of(1_000, 2_000)
  private let s5 = Infallible.of(10_000, 20_000)
  private let s6 = Infallible.of(100_000, 200_000)
  private let s7 = Infallible.of(1_000_000, 2_000_000)
  private let s8 = Infallible.of(10_000_000, 20_000_000, 30_000_000)

  private func elements(_ sequence: Infallible<Int>) -> [Int] {
    var elements: [Int] = []
    _ = sequence.subscribe(onNext: { elements.append($0) })
    return elements
  }

  @Test func `a closure joins them by their position`() {
    #expect(
      elements(Infallible<Int>.zip(s1, s2) { [$0, $1].reduce(0, +) })
        == [11, 22])
    #expect(
      elements(Infallible<Int>.zip(s1, s2, s3) { [$0, $1, $2].reduce(0, +) })
        == [111, 222])
    #expect(
      elements(Infallible<Int>.zip(s1, s2, s3, s4) { [$0, $1, $2, $3].reduce(0, +) })
        == [1_111, 2_222])
    #expect(
      elements(Infallible<Int>.zip(s1, s2, s3, s4, s5) { [$0, $1, $2, $3, $4].reduce(0, +) })
        == [11_111, 22_222])
    #expect(
      elements(
        Infallible<Int>.zip(s1, s2, s3, s4, s5, s6) { [$0, $1, $2, $3, $4, $5].reduce(0, +) })
        == [111_111, 222_222])
    #expect(
      elements(
        Infallible<Int>.zip(s1, s2, s3, s4, s5, s6, s7) {
          [$0, $1, $2, $3, $4, $5, $6].reduce(0, +)
        })
        == [1_111_111, 2_222_222])
    #expect(
      elements(
        Infallible<Int>.zip(s1, s2, s3, s4, s5, s6, s7, s8) {
          [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +)
        })
        == [11_111_111, 22_222_222])
  }
}
