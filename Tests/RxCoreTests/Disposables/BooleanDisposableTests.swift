import RxCore
import TestSupport
import Testing

@Suite struct BooleanDisposableTests {
  @Test func `it remembers that it was disposed`() {
    let disposable = BooleanDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
  }

  @Test(arguments: [true, false]) func `it begins in the state it is given`(isDisposed: Bool) {
    #expect(BooleanDisposable(isDisposed: isDisposed).isDisposed == isDisposed)
  }

  @Test func `whoever disposed it sees that it is disposed`() {
    let wrong = Race.wrongRounds {
      (BooleanDisposable(), Log())
    } _: { state, _ in
      state.0.dispose()
      if !state.0.isDisposed { state.1.add("not disposed") }
    } isRight: {
      $0.1.lines.isEmpty
    }
    #expect(wrong == 0)
  }
}
