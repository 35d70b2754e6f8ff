import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Completable: combining` {
  private func end(_ t: MarbleTest, _ diagram: String) -> Completable {
    t.cold(diagram).end
  }

  @Test func `concat runs one after the other, in every form`() {
    marbleTest { t in
      let (a, b, c) = (end(t, "--|"), end(t, "---|"), end(t, "-|"))
      t.expect(a.concat(b)).toBe("-----|")
      t.expect(Completable.concat(a, b, c)).toBe("------|")
      t.expect(Completable.concat([a, b, c])).toBe("------|")
      t.expect(Completable.concat(AnySequence([a, b, c]))).toBe("------|")
      t.expect(Completable.concat(a, end(t, "-#"), b)).toBe("---#")
    }
  }

  @Test func `a sequence is asked for the next one when it is its turn, anew each time`() {
    let log = Log()
    let sequence = [1, 2].lazy.map { number -> Completable in
      log.add("\(number)")
      return number == 1 ? .empty() : .never()
    }
    let completable = Completable.concat(AnySequence { AnyIterator(sequence.makeIterator()) })
    #expect(log.lines == [])
    completable.subscribe().dispose()
    completable.subscribe().dispose()
    #expect(log.lines == ["1", "2", "1", "2"])
  }

  @Test func `zip runs all at the same time, in every form`() {
    marbleTest { t in
      let (a, b) = (end(t, "--|"), end(t, "---|"))
      t.expect(Completable.zip(a, b)).toBe("---|")
      t.expect(Completable.zip([a, b])).toBe("---|")
      t.expect(Completable.zip(AnyCollection([a, b]))).toBe("---|")
    }
  }

  @Test func `the first failure ends zip and stops the others`() {
    marbleTest { t in
      let source = t.cold("-----|")
      let first = source.end
      t.expect(Completable.zip(first, end(t, "--#"), end(t, "-|"))).toBe("--#")
      t.expect(subscriptionsOf: source).toBe("^-!")
    }
  }

  @Test func `report 49: without any they end at once`() {
    #expect(Completable.concat([]).events == "|")
    #expect(Completable.concat(EmptyCollection<Completable>()).events == "|")
    #expect(Completable.zip([Completable]()).events == "|")
    #expect(Completable.zip(EmptyCollection<Completable>()).events == "|")
    #expect(Completable.zip().events == "|")
    #expect(Completable.concat().events == "|")
  }
}
