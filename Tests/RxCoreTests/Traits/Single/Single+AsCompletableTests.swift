import RxCore
import TestSupport
import Testing

@Suite struct `Single: asCompletable` {
  @Test func `the element is dropped, the end kept`() {
    let completable: Completable = Single.just(1).asCompletable()
    #expect(completable.events == "|")
    #expect(Single<Int>.error(Broken()).asCompletable().events == "#broken")
    #expect(Single<Int>.never().asCompletable().events == "")
    #expect(Observable.of(1, 2).ignoreElements().asCompletable().events == "|")
  }
}
