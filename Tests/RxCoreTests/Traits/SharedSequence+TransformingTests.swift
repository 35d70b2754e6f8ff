import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence: transforming` {
  @Test func `map, compactMap and scan keep the trait`() {
    marbleTest { t in
      let source = t.cold("-1-2-3|", values: ["1": 1, "2": 2, "3": 3])
        .asDriver(onErrorJustReturn: 0)
      let doubled: Driver<Int> = source.map { $0 * 2 }
      let odd: Driver<Int> = source.compactMap { $0 % 2 == 1 ? $0 : nil }
      let sum: Driver<Int> = source.scan(0) { $0 + $1 }
      t.expect(doubled).toBe("-2-4-6|")
      t.expect(odd).toBe("-1---3|")
      t.expect(sum).toBe("-1-3-6|")
    }
  }

  @Test func `a closure is called once for all subscribers`() {
    marbleTest { t in
      var calls = 0
      let counted = t.cold("-a-b|").asDriver(onErrorJustReturn: "").map { element in
        calls += 1
        return "\(element)\(calls)"
      }
      let values = ["x": "a1", "y": "b2"]
      t.expect(counted).toBe("-x-y|", values: values)
      t.expect(counted, during: "--^").toBe("--xy|", values: values)
    }
  }

  @Test func `flatMap and flatMapLatest take the inner sequence's strategy`() {
    marbleTest { t in
      let outer = t.cold("-a--b---|").asDriver(onErrorJustReturn: "")
      let source = t.cold("1-2-3|")
      func inner(_ key: String) -> Signal<String> {
        source.map { key + $0 }.asSignal(onErrorJustReturn: "")
      }
      let all: Signal<String> = outer.flatMap { inner($0) }
      let latest: Signal<String> = outer.flatMapLatest { inner($0) }
      let values = [
        "p": "a1", "q": "a2", "r": "a3", "x": "b1", "y": "b2", "z": "b3",
      ]
      t.expect(latest).toBe("-p-qx-y-z|", values: values)
      t.expect(latest, during: "---^").toBe("---qx-y-z|", values: values)
      t.expect(all).toBe("-p-qxry-z|", values: values)
    }
  }

  @Test func `switchLatest follows the latest inner sequence`() {
    marbleTest { t in
      let first = t.cold("1-2-3-4").asSignal(onErrorJustReturn: "")
      let second = t.cold("-5-6|").asSignal(onErrorJustReturn: "")
      let outer = t.cold("-a--b--|", values: ["a": first, "b": second])
        .asDriver(onErrorDriveWith: .empty())
      let latest: Signal<String> = outer.switchLatest()
      t.expect(latest).toBe("-1-2-5-6|")
    }
  }
}
