import RxCore
import TestSupport
import Testing

@Suite struct CompositeDisposableTests {
  private let log = Log()

  private func noting(_ line: String) -> any Disposable {
    Disposables.create { [log] in log.add(line) }
  }

  @Test func `all are disposed in the order of insertion, once`() {
    let composite = CompositeDisposable(
      noting("1"), noting("2"), noting("3"), noting("4"), noting("5"))
    _ = composite.insert(noting("6"))
    #expect(!composite.isDisposed)
    #expect(composite.count == 6)
    composite.dispose()
    composite.dispose()
    #expect(log.lines == ["1", "2", "3", "4", "5", "6"])
    #expect(composite.isDisposed)
    #expect(composite.count == 0)
  }

  @Test func `every initialiser takes what it is given`() {
    #expect(CompositeDisposable().count == 0)
    #expect(CompositeDisposable(noting("1"), noting("2")).count == 2)
    #expect(CompositeDisposable(noting("1"), noting("2"), noting("3")).count == 3)
    #expect(CompositeDisposable(noting("1"), noting("2"), noting("3"), noting("4")).count == 4)
    #expect(CompositeDisposable(disposables: []).count == 0)
    #expect(log.lines.isEmpty)
  }

  @Test func `what is inserted after the disposal is disposed at once and has no key`() {
    let composite = CompositeDisposable()
    composite.dispose()
    let key = composite.insert(noting("late"))
    #expect(key == nil)
    #expect(log.lines == ["late"])
    #expect(composite.count == 0)
  }

  @Test func `removal disposes the one alone`() throws {
    let composite = CompositeDisposable()
    _ = composite.insert(noting("1"))
    let key = try #require(composite.insert(noting("2")))
    _ = composite.insert(noting("3"))
    composite.remove(for: key)
    #expect(log.lines == ["2"])
    #expect(composite.count == 2)
    composite.remove(for: key)
    composite.dispose()
    #expect(log.lines == ["2", "1", "3"])
  }

  @Test func `removal after the disposal does nothing`() throws {
    let composite = CompositeDisposable()
    let key = try #require(composite.insert(noting("1")))
    composite.dispose()
    composite.remove(for: key)
    #expect(log.lines == ["1"])
  }

  @Test func `one that is disposed may use the collection`() {
    let composite = CompositeDisposable()
    _ = composite.insert(
      Disposables.create { [log] in
        log.add("count \(composite.count)")
        _ = composite.insert(Disposables.create { log.add("inserted meanwhile") })
      })
    _ = composite.insert(noting("last"))
    composite.dispose()
    #expect(log.lines == ["count 0", "inserted meanwhile", "last"])
  }

  @Test func `what was disposed is freed, though the collection is kept`() {
    let composite = CompositeDisposable()
    let trace = Trace { _ = composite.insert(KeptAfterDisposal($0)) }
    #expect(trace.isAlive)
    composite.dispose()
    #expect(!trace.isAlive)
  }

  @Test func `an insertion that races with the disposal is disposed once`() {
    let wrong = Race.wrongRounds {
      (CompositeDisposable(), CountedDisposal { Disposables.create(with: $0) })
    } _: { state, lane in
      if lane == 0 {
        state.0.dispose()
      } else {
        _ = state.0.insert(state.1.disposable)
      }
    } isRight: {
      $0.1.count == 1 && $0.0.count == 0
    }
    #expect(wrong == 0)
  }
}
