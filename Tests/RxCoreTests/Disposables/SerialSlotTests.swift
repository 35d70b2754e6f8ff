import RxCore
import TestSupport
import Testing

@Suite struct SerialSlotTests {
  @Test func `a cleared slot may be filled again, a disposed one not`() {
    let log = Log()
    let slot = SerialSlot()
    slot.set(Disposables.create { log.add("1") })
    slot.clear()
    slot.clear()
    #expect(log.lines == ["1"])
    #expect(slot.present == nil)
    #expect(!slot.isDisposed)
    slot.set(Disposables.create { log.add("2") })
    #expect(log.lines == ["1"])
    slot.dispose()
    slot.set(Disposables.create { log.add("3") })
    #expect(log.lines == ["1", "2", "3"])
    #expect(slot.isDisposed)
  }

  @Test func `threads that replace each other's dispose all but the last`() {
    let wrong = Race.wrongRounds {
      (SerialSlot(), Log())
    } _: { state, _ in
      state.0.set(Disposables.create { state.1.add("disposed") })
    } isRight: {
      $0.1.lines.count == 1 && $0.0.present != nil
    }
    #expect(wrong == 0)
  }
}
