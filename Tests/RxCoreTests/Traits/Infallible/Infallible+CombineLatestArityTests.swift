import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: combineLatest of several sequences` {
  private let s1 = Infallible.of(1, 2)
  private let s2 = Infallible.just(10)
  private let s3 = Infallible.just(100)
  private let s4 = Infallible.just(1_000)
  private let s5 = Infallible.just(10_000)
  private let s6 = Infallible.just(100_000)
  private let s7 = Infallible.just(1_000_000)
  private let s8 = Infallible.just(10_000_000)

  private func elements<Element>(_ sequence: Infallible<Element>) -> [Element] {
    var elements: [Element] = []
    _ = sequence.subscribe(onNext: { elements.append($0) })
    return elements
  }

  @Test func `a closure joins them`() {
    #expect(
      elements(Infallible<Int>.combineLatest(s1, s2) { [$0, $1].reduce(0, +) })
        == [11, 12])
    #expect(
      elements(Infallible<Int>.combineLatest(s1, s2, s3) { [$0, $1, $2].reduce(0, +) })
        == [111, 112])
    #expect(
      elements(Infallible<Int>.combineLatest(s1, s2, s3, s4) { [$0, $1, $2, $3].reduce(0, +) })
        == [1_111, 1_112])
    #expect(
      elements(
        Infallible<Int>.combineLatest(s1, s2, s3, s4, s5) { [$0, $1, $2, $3, $4].reduce(0, +) })
        == [11_111, 11_112])
    #expect(
      elements(
        Infallible<Int>.combineLatest(s1, s2, s3, s4, s5, s6) {
          [$0, $1, $2, $3, $4, $5].reduce(0, +)
        })
        == [111_111, 111_112])
    #expect(
      elements(
        Infallible<Int>.combineLatest(s1, s2, s3, s4, s5, s6, s7) {
          [$0, $1, $2, $3, $4, $5, $6].reduce(0, +)
        })
        == [1_111_111, 1_111_112])
    #expect(
      elements(
        Infallible<Int>.combineLatest(s1, s2, s3, s4, s5, s6, s7, s8) {
          [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +)
        })
        == [11_111_111, 11_111_112])
  }

  @Test func `report 88: without a closure they are tuples, and nothing is annotated`() {
    #expect(
      elements(Infallible.combineLatest(s1, s2)).map { [$0.0, $0.1] } == [[1, 10], [2, 10]])
    #expect(
      elements(Infallible.combineLatest(s1, s2, s3)).map { [$0.0, $0.2] } == [[1, 100], [2, 100]])
    #expect(
      elements(Infallible.combineLatest(s1, s2, s3, s4)).map { [$0.0, $0.3] } == [
        [1, 1_000], [2, 1_000],
      ])
    #expect(
      elements(Infallible.combineLatest(s1, s2, s3, s4, s5)).map { [$0.0, $0.4] } == [
        [1, 10_000], [2, 10_000],
      ])
    #expect(
      elements(Infallible.combineLatest(s1, s2, s3, s4, s5, s6)).map { [$0.0, $0.5] } == [
        [1, 100_000], [2, 100_000],
      ])
    #expect(
      elements(Infallible.combineLatest(s1, s2, s3, s4, s5, s6, s7)).map { [$0.0, $0.6] } == [
        [1, 1_000_000], [2, 1_000_000],
      ])
    #expect(
      elements(Infallible.combineLatest(s1, s2, s3, s4, s5, s6, s7, s8)).map { [$0.0, $0.7] } == [
        [1, 10_000_000], [2, 10_000_000],
      ])
  }
}
