import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence: filtering` {
  @Test func `filter and skip keep the trait`() {
    marbleTest { t in
      let source = t.cold("-a-b-c|").asSignal(onErrorJustReturn: "")
      let filtered: Signal<String> = source.filter { $0 != "b" }
      let skipped: Signal<String> = source.skip(2)
      t.expect(filtered).toBe("-a---c|")
      t.expect(skipped).toBe("-----c|")
    }
  }

  @Test func `distinctUntilChanged compares elements, keys, or as told`() {
    marbleTest { t in
      let source = t.cold("-a-A-a-b|").asDriver(onErrorJustReturn: "")
      let plain: Driver<String> = source.distinctUntilChanged()
      let byKey: Driver<String> = source.distinctUntilChanged { $0.lowercased() }
      let byComparer: Driver<String> = source.distinctUntilChanged {
        $0.lowercased() == $1.lowercased()
      }
      let byBoth: Driver<String> = source.distinctUntilChanged(
        { $0.lowercased() }, comparer: { $0 == $1 })
      t.expect(plain).toBe("-a-A-a-b|")
      t.expect(byKey).toBe("-a-----b|")
      t.expect(byComparer).toBe("-a-----b|")
      t.expect(byBoth).toBe("-a-----b|")
    }
  }
}
