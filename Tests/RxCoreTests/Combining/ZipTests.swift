import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("zip")
struct ZipTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Combining/zip", of: Int.self) { c, s -> Observable<String> in
      switch c.arguments.text {
      case "+": Self.sums(s.all).map { "\($0)" }
      case "tuple": Self.tuples(s.all)
      case "array": Observable.zip(s.all).map { "\($0)" }
      case "array +": Observable.zip(s.all) { $0.reduce(0, +) }.map { "\($0)" }
      case "throwing":
        try Observable.zip(s.first, s.second) { _, _ in throw MarbleError() }
      case "array throwing":
        Observable.zip(s.all) { _ in throw MarbleError() }
      default: throw c.unknownArguments
      }
    }
  }

  /// The sums of rows, by the overload of the number of sources.
  private static func sums(_ s: [Observable<Int>]) -> Observable<Int> {
    switch s.count {
    case 2: .zip(s[0], s[1]) { $0 + $1 }
    case 3: .zip(s[0], s[1], s[2]) { $0 + $1 + $2 }
    case 4: .zip(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }
    case 5: .zip(s[0], s[1], s[2], s[3], s[4]) { $0 + $1 + $2 + $3 + $4 }
    case 6: .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { $0 + $1 + $2 + $3 + $4 + $5 }
    case 7: .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { $0 + $1 + $2 + $3 + $4 + $5 + $6 }
    default:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
    }
  }

  /// Rows as tuples, by the overload of the number of sources.
  private static func tuples(_ s: [Observable<Int>]) -> Observable<String> {
    switch s.count {
    case 2: Observable.zip(s[0], s[1]).map { "\($0)" }
    case 3: Observable.zip(s[0], s[1], s[2]).map { "\($0)" }
    case 4: Observable.zip(s[0], s[1], s[2], s[3]).map { "\($0)" }
    case 5: Observable.zip(s[0], s[1], s[2], s[3], s[4]).map { "\($0)" }
    case 6: Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map { "\($0)" }
    case 7: Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { "\($0)" }
    default: Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { "\($0)" }
    }
  }

  @Test("tuples are inferred without an annotation")
  func inference() {
    let pairs = Observable.zip(
      Observable<Int>.startingWith(1), Observable<String>.startingWith("a"))
    var rows: [String] = []
    _ = pairs.subscribe(onNext: { number, text in rows.append("\(number)\(text)") })
    #expect(rows == ["1a"])
  }

  @Test("what waits is held in order, however much it is")
  func waitsInOrder() {
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    var rows: [Int] = []
    _ = Observable.zip(a, b) { $0 - $1 }.subscribe(onNext: { rows.append($0) })
    for number in 0..<1000 { a.onNext(number) }
    for number in 0..<500 { b.onNext(number) }
    for number in 1000..<2000 { a.onNext(number) }
    for number in 500..<2000 { b.onNext(number) }
    #expect(rows == Array(repeating: 0, count: 2000))
  }

  @Test("elements that wait are released with the subscription")
  func releasesWhatWaits() {
    let a = PublishSubject<Releasing>()
    let b = PublishSubject<Int>()
    var released = 0
    let subscription = Observable.zip(a, b).subscribe()
    for _ in 0..<5 { a.onNext(Releasing { released += 1 }) }
    b.onNext(1)
    #expect(released == 1)
    subscription.dispose()
    #expect(released == 5)
  }

  @Test("an element that comes while a row is delivered waits for its end")
  func reentrant() {
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    var rows: [String] = []
    _ = Observable.zip(a, b).subscribe(onNext: { row in
      rows.append("begin \(row)")
      if row == (1, 10) {
        a.onNext(2)
        b.onNext(20)
      }
      rows.append("end \(row)")
    })
    a.onNext(1)
    b.onNext(10)
    #expect(rows == ["begin (1, 10)", "end (1, 10)", "begin (2, 20)", "end (2, 20)"])
  }
}
