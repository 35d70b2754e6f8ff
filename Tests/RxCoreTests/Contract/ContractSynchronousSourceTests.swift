import RxCore
import Testing

/// Law 3: disposal reaches a source that is still emitting synchronously.
@Suite("Contract: synchronous sources") struct ContractSynchronousSourceTests {
  /// Emits for ever unless it is stopped; gives up after 1,000 elements.
  private func eager(_ emitted: @escaping (Int) -> Void) -> Observable<Int> {
    Observable.from(
      sequence(first: 1) { element in
        emitted(element)
        return element < 1_000 ? element + 1 : nil
      })
  }

  @Test("take(1) stops the source behind any stage", arguments: ContractStackDepthTests.nestings)
  func takeOne(_ nesting: ContractStackDepthTests.Nesting) {
    var lastEmitted = 0
    var events: [String] = []
    nesting.wrap(eager { lastEmitted = $0 }).take(1).subscribe { events.append("\($0)") }.dispose()
    #expect(events.count == 2, "\(nesting)")
    #expect(events.last == "completed", "\(nesting)")
    #expect(lastEmitted <= 3, "\(nesting)")
  }

  @Test("nothing is subscribed to that nobody wants any more")
  func unwanted() {
    var subscribed: [String] = []
    func probe(_ name: String) -> Observable<Int> {
      Observable.deferred {
        subscribed.append(name)
        return .just(0)
      }
    }
    probe("a").concat(probe("b")).take(1).subscribe { _ in }.dispose()
    probe("c").startWith(1).take(1).subscribe { _ in }.dispose()
    Observable.just(0).concat(Observable.error(ContractError())).retry().take(1)
      .subscribe { _ in }.dispose()
    #expect(subscribed == ["a"])
  }

  @Test("two synchronous sources take turns")
  func interleaving() {
    var merged: [Int] = []
    Observable.merge(.of(1, 2, 3), .of(10, 20, 30)).subscribe(onNext: { merged.append($0) })
      .dispose()
    #expect(merged == [1, 10, 2, 20, 3, 30])
    var pairs: [[Int]] = []
    Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(10, 20)) { [$0, $1] }
      .subscribe(onNext: { pairs.append($0) }).dispose()
    #expect(pairs == [[1, 10], [2, 10], [2, 20], [3, 20]])
  }

  @Test("nothing comes after a disposal from within")
  func disposalFromWithin() {
    var seen: [Int] = []
    let subscription = SingleAssignmentDisposable()
    let source = PublishSubject<Int>()
    subscription.setDisposable(
      source.map { $0 }.subscribe(onNext: { element in
        seen.append(element)
        if element == 2 { subscription.dispose() }
      }))
    for element in 1...4 { source.onNext(element) }
    #expect(seen == [1, 2])
    #expect(!source.hasObservers)
  }
}
