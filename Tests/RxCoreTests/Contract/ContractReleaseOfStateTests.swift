import RxCore
import TestSupport
import Testing

/// What a stage holds may die while it is replaced, and its release may bring the next element.
@Suite("Contract: the release of a stage's state") struct ContractReleaseOfStateTests {
  /// Sends its number plus 100 when it dies, if it is the first one that does.
  private final class Bomb: @unchecked Sendable {
    let number: Int
    private let fuse: Fuse?

    init(_ number: Int, _ fuse: Fuse?) {
      self.number = number
      self.fuse = fuse
    }

    deinit {
      fuse?.burn(number)
    }
  }

  private final class Fuse: @unchecked Sendable {
    var emit: ((Pair) -> Void)?
    private var isBurnt = false

    func burn(_ number: Int) {
      if isBurnt { return }
      isBurnt = true
      emit?(Pair(number + 100))
    }
  }

  /// Two places, so that it can be replaced by halves.
  private struct Pair {
    let first: Bomb
    let second: Bomb

    init(_ number: Int, _ fuse: Fuse? = nil) {
      first = Bomb(number, fuse)
      second = Bomb(number, nil)
    }

    var text: String {
      first.number == second.number ? "\(first.number)" : "\(first.number)/\(second.number)"
    }
  }

  private func lines(
    _ stage: (Observable<Pair>, Log) -> Observable<String>
  ) -> [String] {
    let (log, fuse) = (Log(), Fuse())
    let source = Observable<Pair>.create { observer in
      fuse.emit = observer.onNext
      return Disposables.create { fuse.emit = nil }
    }
    let subscription = stage(source, log).subscribe(onNext: { log.add("got \($0)") })
    for number in 1...3 { fuse.emit?(Pair(number, fuse)) }
    subscription.dispose()
    return log.lines
  }

  @Test func `distinctUntilChanged compares whole keys, in the order in which they come`() {
    let lines = lines { source, log in
      source.distinctUntilChanged { before, present in
        log.add("\(before.text) \(present.text)")
        return false
      }.map(\.text)
    }
    #expect(
      lines == ["got 1", "1 2", "got 2", "2 101", "got 101", "101 3", "got 3"])
  }

  @Test func `distinctUntilChanged keeps a key alive while its release brings the next one`() {
    final class Probe: @unchecked Sendable {
      let padding = [1, 2, 3]
      let onRelease: () -> Void

      init(_ onRelease: @escaping () -> Void = {}) {
        self.onRelease = onRelease
      }

      deinit {
        onRelease()
      }
    }
    var emit: ((Probe?) -> Void)?
    var (isReleasing, sum) = (false, 0)
    let subscription = Observable<Probe?>.create { observer in
      emit = observer.onNext
      return Disposables.create()
    }.distinctUntilChanged { (before: Probe?, present: Probe?) in
      sum += (before?.padding.count ?? 0) + (present?.padding.count ?? 0)
      return false
    }.subscribe()
    for _ in 0..<50 {
      emit?(
        Probe {
          if isReleasing { return }
          isReleasing = true
          emit?(Probe())
          isReleasing = false
        })
      emit?(nil)
    }
    subscription.dispose()
    // In each round the probe meets nil, which meets what the release sends; that meets the next
    // probe, which makes 6.
    #expect(sum == 50 * 6 + 49 * 6)
  }

  @Test func `scan accumulates onto whole values, in the order in which they come`() {
    let lines = lines { source, log in
      source.scan(Pair(0)) { before, present in
        log.add("\(before.text) \(present.text)")
        return present
      }.map(\.text)
    }
    #expect(
      lines == [
        "0 1", "got 1", "1 2", "got 2", "2 101", "got 101", "101 3", "got 3",
      ])
  }

  @Test func `scan into changes one value at a time`() {
    let lines = lines { source, log in
      source.scan(into: Pair(0)) { accumulated, present in
        log.add("change \(present.text)")
        accumulated = present
        log.add("changed to \(accumulated.text)")
      }.map(\.text)
    }
    #expect(
      lines == [
        "change 1", "changed to 1", "got 1", "change 2", "changed to 2", "got 2", "change 101",
        "changed to 101", "got 101", "change 3", "changed to 3", "got 3",
      ])
  }

  @Test func `scan into drops what came during a change that fails`() {
    let (log, fuse) = (Log(), Fuse())
    let source = Observable<Pair>.create { observer in
      fuse.emit = observer.onNext
      return Disposables.create { fuse.emit = nil }
    }
    _ = source.scan(into: Pair(0, fuse)) { accumulated, present in
      log.add("change \(present.text)")
      accumulated = present
      throw Broken()
    }.subscribe { log.add("\($0)") }
    fuse.emit?(Pair(1))
    #expect(log.lines == ["change 1", "error(broken)"])
  }

  @Test func `reduce accumulates onto whole values, in the order in which they come`() {
    let lines = lines { source, log in
      source.reduce(Pair(0)) { before, present in
        log.add("\(before.text) \(present.text)")
        return present
      }.map(\.text)
    }
    #expect(lines == ["0 1", "1 2", "2 101", "101 3"])
  }
}
