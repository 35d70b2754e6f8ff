import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Combining/combineLatest", of: Int.self) { c, s -> Observable<String> in
      switch c.arguments.text {
      case "+": Self.sums(s.all).map { "\($0)" }
      case "tuple": Self.tuples(s.all)
      case "array": Observable.combineLatest(s.all).map { "\($0)" }
      case "array +": Observable.combineLatest(s.all) { $0.reduce(0, +) }.map { "\($0)" }
      case "throwing":
        try Observable.combineLatest(s.first, s.second) { _, _ in throw MarbleError() }
      case "array throwing":
        Observable.combineLatest(s.all) { _ in throw MarbleError() }
      default: throw c.unknownArguments
      }
    }
  }

  /// The sums of rows, by the overload of the number of sources.
  private static func sums(_ s: [Observable<Int>]) -> Observable<Int> {
    switch s.count {
    case 2: .combineLatest(s[0], s[1]) { $0 + $1 }
    case 3: .combineLatest(s[0], s[1], s[2]) { $0 + $1 + $2 }
    case 4: .combineLatest(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }
    case 5: .combineLatest(s[0], s[1], s[2], s[3], s[4]) { $0 + $1 + $2 + $3 + $4 }
    case 6: .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { $0 + $1 + $2 + $3 + $4 + $5 }
    case 7:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { $0 + $1 + $2 + $3 + $4 + $5 + $6 }
    default:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }
    }
  }

  /// Rows as tuples, by the overload of the number of sources.
  private static func tuples(_ s: [Observable<Int>]) -> Observable<String> {
    switch s.count {
    case 2: Observable.combineLatest(s[0], s[1]).map { "\($0)" }
    case 3: Observable.combineLatest(s[0], s[1], s[2]).map { "\($0)" }
    case 4: Observable.combineLatest(s[0], s[1], s[2], s[3]).map { "\($0)" }
    case 5: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]).map { "\($0)" }
    case 6: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]).map { "\($0)" }
    case 7: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { "\($0)" }
    default:
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { "\($0)" }
    }
  }

  @Test(
    "five sources and four additions are quick to compile",
    .bug("https://github.com/ReactiveX/RxSwift/issues/2656"))
  func compilesFast() {
    let v = (0..<5).map { Observable<[Int]>.startingWith([$0]) }
    var rows: [[Int]] = []
    _ = Observable.combineLatest(v[0], v[1], v[2], v[3], v[4]) { $0 + $1 + $2 + $3 + $4 }
      .subscribe(onNext: { rows.append($0) })
    #expect(rows == [[0, 1, 2, 3, 4]])
  }

  @Test("tuples are inferred without an annotation")
  func inference() {
    let pairs = Observable.combineLatest(
      Observable<Int>.startingWith(1), Observable<String>.startingWith("a"))
    var rows: [String] = []
    _ = pairs.subscribe(onNext: { number, text in rows.append("\(number)\(text)") })
    #expect(rows == ["1a"])
  }

  @Test("an element that comes while a row is delivered waits for its end")
  func reentrant() {
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    var rows: [String] = []
    _ = Observable.combineLatest(a, b).subscribe(onNext: { row in
      rows.append("begin \(row)")
      if row == (1, 10) { b.onNext(20) }
      rows.append("end \(row)")
    })
    a.onNext(1)
    b.onNext(10)
    a.onNext(2)
    #expect(
      rows == [
        "begin (1, 10)", "end (1, 10)", "begin (1, 20)", "end (1, 20)", "begin (2, 20)",
        "end (2, 20)",
      ])
  }

  @Test("sources that nobody wants any more are not subscribed to")
  func stopsSubscribing() {
    var subscribed: [Int] = []
    let sources = (0..<3).map { number in
      Observable<Int>.create { observer in
        subscribed.append(number)
        if number == 1 { observer.onError(MarbleError()) }
        return Disposables.create()
      }
    }
    _ = Observable.combineLatest(sources).subscribe(onError: { _ in })
    #expect(subscribed == [0, 1])
  }

  @Test("a replaced element is released outside the lock")
  func releasesOutside() {
    let a = PublishSubject<Releasing>()
    let b = PublishSubject<Int>()
    var rows = 0
    _ = Observable.combineLatest(a, b).subscribe(onNext: { _ in rows += 1 })
    b.onNext(1)
    a.onNext(Releasing { b.onNext(2) })
    a.onNext(Releasing {})
    #expect(rows == 3)
  }
}
