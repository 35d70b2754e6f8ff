import RxCore
import Synchronization
import TestSupport
import Testing

@Suite struct AnonymousDisposableTests {
  @Test func `the closure runs at the first dispose only`() {
    let log = Log()
    let disposable = Disposables.create { log.add("disposed") }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(log.lines == ["disposed"])
    #expect(disposable.isDisposed)
  }

  @Test func `it counts as disposed while its closure runs, which may dispose it again`() {
    let log = Log()
    let box = SerialDisposable()
    let disposable = Disposables.create {
      log.add("disposed")
      box.disposable.dispose()
    }
    box.disposable = disposable
    disposable.dispose()
    #expect(log.lines == ["disposed"])
  }

  @Test func `the closure is freed once it has run, though the disposable is kept`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = Disposables.create { withExtendedLifetime(captive) {} }
    }
    #expect(trace.isAlive)
    kept?.dispose()
    #expect(!trace.isAlive)
  }

  @Test func `dropping it runs nothing`() {
    let log = Log()
    do { _ = Disposables.create { log.add("disposed") } }
    #expect(log.lines.isEmpty)
  }

  @Test func `threads that race to dispose it run the closure once`() {
    let wrong = Race.wrongRounds {
      CountedDisposal { Disposables.create(with: $0) }
    } _: { state, _ in
      state.disposable.dispose()
    } isRight: { state in
      state.count == 1 && state.disposable.isDisposed
    }
    #expect(wrong == 0)
  }
}
