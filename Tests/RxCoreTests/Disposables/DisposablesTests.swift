import RxCore
import TestSupport
import Testing

@Suite struct DisposablesTests {
  @Test func `the one that does nothing may be disposed for ever`() {
    let disposable = Disposables.create()
    disposable.dispose()
    disposable.dispose()
    #expect(!(disposable is any Cancelable))
  }
}
