import RxCore
import TestSupport
import Testing

/// What flatMap and concatMap have in common, on several threads.
@Suite struct FlattenSinkTests {
  @Test func `report 1: no lock is held while an observer runs`() {
    let (first, second) = (Tap<Int>(), Tap<Int>())
    let hangs = ForeignLock.hangs { observe in
      _ = Observable.of(first, second).flatMap { $0.sequence }
        .subscribe(onNext: { if $0 == 1 { observe() } })
    } emit: {
      first.emit(1)
    } enter: {
      second.emit(2)
      second.complete()
    }
    #expect(!hangs)
  }

  @Test func `no lock is held while a selector runs`() {
    let (source, inner) = (Tap<Int>(), Tap<Int>())
    let hangs = ForeignLock.hangs { observe in
      _ = source.sequence.flatMap { element in
        if element == 1 { observe() }
        return inner.sequence
      }.subscribe()
      source.emit(0)
    } emit: {
      source.emit(1)
    } enter: {
      inner.emit(2)
      inner.complete()
    }
    #expect(!hangs)
  }

  @Test func `no lock is held while a sequence is disposed`() {
    let source = Tap<Int>()
    let second = Tap<Int>()
    var first: AnyObserver<Int>?
    let hangs = ForeignLock.hangs { observe in
      let observed = Observable<Int>.create { observer in
        first = observer
        return Disposables.create(with: observe)
      }
      _ = source.sequence.flatMap { $0 == 0 ? observed : second.sequence }.subscribe()
      source.emit(0)
      source.emit(1)
    } emit: {
      first?.onCompleted()
    } enter: {
      second.emit(2)
      second.complete()
    }
    #expect(!hangs)
  }

  @Test func `events of several threads come one at a time, and one end after all`() {
    let wrong = Race.wrongRounds(of: 2_000, threads: 3) {
      Contest()
    } _: { state, lane in
      for element in 0..<20 { state.inner[lane].emit(lane * 100 + element) }
      state.inner[lane].complete()
    } isRight: {
      $0.isComplete
    }
    #expect(wrong == 0)
  }

  private final class Contest: @unchecked Sendable {
    let inner = [Tap<Int>(), Tap<Int>(), Tap<Int>()]
    /// Not protected: two events at once would be a race on it.
    private var seen: [Int] = []
    private var ends = 0

    init() {
      _ = Observable.from(inner).flatMap { $0.sequence }
        .subscribe(onNext: { self.seen.append($0) }, onCompleted: { self.ends += 1 })
    }

    var isComplete: Bool {
      let inOrder = (0..<3).allSatisfy { lane in
        seen.filter { $0 / 100 == lane }.elementsEqual(lane * 100..<lane * 100 + 20)
      }
      return inOrder && ends == 1 && seen.count == 60
    }
  }

  @Test func `sequences that complete together leave no place to nobody`() {
    let log = Log()
    let inner = (0..<5).map { _ in PublishSubject<Int>() }
    let outer = PublishSubject<PublishSubject<Int>>()
    _ = outer.merge(maxConcurrent: 2).subscribe { log.add("\($0)") }
    for inner in inner[...2] { outer.onNext(inner) }
    // Within a trampoline, where who starts next has to wait.
    _ = Observable.of(0).subscribe(onNext: { _ in
      inner[0].onCompleted()
      inner[1].onCompleted()
    })
    inner[2].onNext(2)
    outer.onNext(inner[3])
    inner[3].onNext(3)
    outer.onNext(inner[4])
    #expect(!inner[4].hasObservers)
    outer.onCompleted()
    for inner in inner { inner.onCompleted() }
    #expect(log.lines == ["next(2)", "next(3)", "completed"])
  }
}
