import RxCore
import TestSupport
import Testing

/// Public reports about the joining operators.
@Suite struct CombiningReportsTests {
  /// One way to join two sequences, the second of them as often as it takes.
  struct Form: CustomStringConvertible, Sendable {
    let description: String
    let join: @Sendable (Observable<Int>, Observable<Int>) -> Observable<Void>

    init<Row>(
      _ name: String,
      _ join: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Row>
    ) {
      description = name
      self.join = { join($0, $1).map { _ in } }
    }
  }

  private static func safe(_ source: Observable<Int>) -> Infallible<Int> {
    source.asInfallible(onErrorJustReturn: 0)
  }

  private static let zips = [
    Form("2") { Observable.zip($0, $1) },
    Form("3") { Observable.zip($0, $1, $1) },
    Form("4") { Observable.zip($0, $1, $1, $1) },
    Form("5") { Observable.zip($0, $1, $1, $1, $1) },
    Form("6") { Observable.zip($0, $1, $1, $1, $1, $1) },
    Form("7") { Observable.zip($0, $1, $1, $1, $1, $1, $1) },
    Form("8") { Observable.zip($0, $1, $1, $1, $1, $1, $1, $1) },
    Form("with a closure") { Observable.zip($0, $1) { $0 + $1 } },
    Form("infallible") { Infallible.zip(safe($0), safe($1)) { $0 + $1 }.asObservable() },
  ]

  /// What comes of it, step by step, when the first sequence ends after one element.
  private func zipLines(_ form: Form) -> [[String]] {
    let (a, b, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let subscription = form.join(a, b).subscribe { log.add($0.isStopEvent ? "|" : "row") }
    var steps: [[String]] = []
    a.onNext(1)
    a.onCompleted()
    for element in [10, 20] {
      b.onNext(element)
      steps.append(log.lines)
    }
    b.onCompleted()
    steps.append(log.lines)
    subscription.dispose()
    return steps
  }

  @Test(arguments: zips)
  func `report 47: a zip of several ends when all have ended`(form: Form) {
    #expect(zipLines(form) == [["row"], ["row"], ["row", "|"]])
  }

  @Test(arguments: [
    Form("arrays") { Observable.zip([$0, $1]) },
    Form("with a closure") { Observable.zip([$0, $1]) { $0.reduce(0, +) } },
  ])
  func `report 47: a zip of a collection ends at an element without a partner`(form: Form) {
    #expect(zipLines(form) == [["row"], ["row", "|"], ["row", "|"]])
  }

  /// The first sequence as often as it takes: all but one source are one and the same.
  private static let combinations = [
    Form("2") { Observable.combineLatest($0, $1) },
    Form("3") { Observable.combineLatest($0, $0, $1) },
    Form("4") { Observable.combineLatest($0, $0, $0, $1) },
    Form("5") { Observable.combineLatest($0, $0, $0, $0, $1) },
    Form("6") { Observable.combineLatest($0, $0, $0, $0, $0, $1) },
    Form("7") { Observable.combineLatest($0, $0, $0, $0, $0, $0, $1) },
    Form("8") { Observable.combineLatest($0, $0, $0, $0, $0, $0, $0, $1) },
    Form("with a closure") { Observable.combineLatest($0, $1) { $0 + $1 } },
    Form("arrays") { Observable.combineLatest([$0, $1]) },
    Form("of a collection") { Observable.combineLatest([$0, $1]) { $0.reduce(0, +) } },
    Form("infallible") { Infallible.combineLatest(safe($0), safe($1)).asObservable() },
    Form("infallible, of a collection") {
      Infallible.combineLatest([safe($0), safe($1)]).asObservable()
    },
  ]

  @Test(arguments: combinations)
  func `report 48: an element ends what an empty source has left without rows`(form: Form) {
    let (a, b, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let subscription = form.join(a, b).subscribe { log.add($0.isStopEvent ? "|" : "row") }
    a.onCompleted()
    #expect(log.lines == [])
    b.onNext(1)
    #expect(log.lines == ["|"])
    subscription.dispose()
  }

  @Test(arguments: combinations)
  func `report 48: an empty source's end waits for the next element`(form: Form) {
    let (a, b, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let subscription = form.join(a, b).subscribe { log.add($0.isStopEvent ? "|" : "row") }
    b.onNext(1)
    a.onCompleted()
    #expect(log.lines == [])
    b.onNext(2)
    #expect(log.lines == ["|"])
    subscription.dispose()
  }

  @Test func `report 55: a user's variadic operators do not take the place of the library's`() {
    let nested = Observable.of(Observable.of(1, 2), Observable.of(3))
    #expect(nested.merge().map { $0 + 0 }.transcript == "1 2 3 |")
    #expect(nested.concat().map { $0 + 0 }.transcript == "1 2 3 |")
    #expect(nested.switchLatest().map { $0 + 0 }.transcript == "1 3 |")
    #expect(Observable.just(1).merge(with: .just(2), .just(3)).transcript == "1 2 3 |")
  }
}

extension ObservableType {
  fileprivate func merge(with others: Observable<Element>...) -> Observable<Element> {
    Observable.merge([asObservable()] + others)
  }

  fileprivate func concat(with others: Observable<Element>...) -> Observable<Element> {
    Observable.concat([asObservable()] + others)
  }

  fileprivate func switchLatest(with others: Observable<Element>...) -> Observable<Element> {
    merge(with: Observable.merge(others))
  }
}
