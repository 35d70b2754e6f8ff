import RxCore
import TestSupport
import Testing

@Suite struct BinaryDisposableTests {
  @Test func `two are disposed in their order, once`() {
    let log = Log()
    let both = Disposables.create(
      Disposables.create { log.add("first") }, Disposables.create { log.add("second") })
    #expect(!both.isDisposed)
    both.dispose()
    both.dispose()
    #expect(log.lines == ["first", "second"])
    #expect(both.isDisposed)
  }

  @Test func `both are freed once it has been disposed, though it is kept`() {
    var kept: (any Disposable)?
    let trace = Trace { captive in
      let disposable = SerialDisposable()
      disposable.disposable = Disposables.create { withExtendedLifetime(captive) {} }
      kept = Disposables.create(disposable, KeptAfterDisposal(captive))
    }
    kept?.dispose()
    #expect(!trace.isAlive)
  }

  @Test func `threads that race to dispose it dispose each part once`() {
    let wrong = Race.wrongRounds {
      CountedDisposal { Disposables.create(Disposables.create(), RepeatedDisposal($0)) }
    } _: { state, _ in
      state.disposable.dispose()
    } isRight: {
      $0.count == 1 && $0.disposable.isDisposed
    }
    #expect(wrong == 0)
  }
}
