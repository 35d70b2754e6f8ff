import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: timing` {
  @Test func `debounce, throttle and take for a time keep the trait`() {
    marbleTest { t in
      let source = t.cold("-ab----c-|").asInfallible(onErrorJustReturn: "")
      let scheduler = MainScheduler.instance
      t.expect(source.debounce(.milliseconds(2), scheduler: scheduler)).toBe("----b----[c|]")
      t.expect(source.throttle(.milliseconds(3), scheduler: scheduler)).toBe("-a--b--c-|")
      t.expect(source.throttle(.milliseconds(3), latest: false, scheduler: scheduler))
        .toBe("-a-----c-|")
      t.expect(source.take(for: .milliseconds(5), scheduler: scheduler)).toBe("-ab--|")
    }
  }
}
