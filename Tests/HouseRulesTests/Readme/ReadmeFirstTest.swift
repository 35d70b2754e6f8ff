import RxCore
import RxVirtualTime
import Testing

@Test func waitsForSilence() {
  marbleTest { t in
    let typed = t.hot("-a-b-----c|")
    let quiet = typed.debounce(.milliseconds(3), scheduler: MainScheduler.instance)
    t.expect(quiet).toBe("------b---(c|)")
  }
}
