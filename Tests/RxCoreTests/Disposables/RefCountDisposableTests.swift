import RxCore
import TestSupport
import Testing

@Suite struct RefCountDisposableTests {
  private let disposal = CountedDisposal { RepeatedDisposal($0) }

  @Test func `nobody retains it: it disposes at once`() {
    let counted = RefCountDisposable(disposable: disposal.disposable)
    #expect(!counted.isDisposed)
    counted.dispose()
    counted.dispose()
    #expect(disposal.count == 1)
    #expect(counted.isDisposed)
  }

  @Test func `a hold puts the disposal off until it is given up`() {
    let counted = RefCountDisposable(disposable: disposal.disposable)
    let first = counted.retain()
    let second = counted.retain()
    counted.dispose()
    #expect(!counted.isDisposed)
    first.dispose()
    first.dispose()
    #expect(disposal.count == 0)
    second.dispose()
    #expect(disposal.count == 1)
    #expect(counted.isDisposed)
  }

  @Test func `holds alone dispose nothing`() {
    let counted = RefCountDisposable(disposable: disposal.disposable)
    counted.retain().dispose()
    #expect(disposal.count == 0)
    counted.dispose()
    #expect(disposal.count == 1)
  }

  @Test func `a hold is still to be had while another puts the disposal off`() {
    let counted = RefCountDisposable(disposable: disposal.disposable)
    let first = counted.retain()
    counted.dispose()
    let second = counted.retain()
    first.dispose()
    #expect(disposal.count == 0)
    second.dispose()
    #expect(disposal.count == 1)
  }

  @Test func `a hold that comes too late does nothing`() {
    let counted = RefCountDisposable(disposable: disposal.disposable)
    counted.dispose()
    let late = counted.retain()
    late.dispose()
    #expect(disposal.count == 1)
  }

  @Test func `the last hold and the disposal itself may race`() {
    let wrong = Race.wrongRounds {
      let disposal = CountedDisposal { RepeatedDisposal($0) }
      let counted = RefCountDisposable(disposable: disposal.disposable)
      return (disposal, counted, counted.retain())
    } _: { state, lane in
      if lane == 0 { state.1.dispose() } else { state.2.dispose() }
    } isRight: {
      $0.0.count == 1 && $0.1.isDisposed
    }
    #expect(wrong == 0)
  }
}
