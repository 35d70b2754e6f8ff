import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `As signal` {
  @Test func `a signal ends with its source`() {
    marbleTest { t in
      let source = t.cold("-a-b|")
      t.expect(source.asSignal(onErrorJustReturn: "x")).toBe("-a-b|")
      t.expect(source.asSignal(onErrorSignalWith: .just("x"))).toBe("-a-b|")
      t.expect(source.asSignal(onErrorRecover: { _ in .just("x") })).toBe("-a-b|")
    }
  }

  @Test func `a signal goes on with another one after a failure`() {
    marbleTest { t in
      let source = t.cold("-a-#", error: RxError.timeout)
      let other = t.cold("--b-c|").asSignal(onErrorJustReturn: "x")
      t.expect(source.asSignal(onErrorSignalWith: other)).toBe("-a---b-c|")
      t.expect(source.asSignal(onErrorRecover: { _ in other })).toBe("-a---b-c|")
      t.expect(source.asSignal(onErrorJustReturn: "x")).toBe("-a-(x|)")
    }
  }

  @Test func `a relay's signal replays nothing`() {
    marbleTest { t in
      let relay = PublishRelay<String>()
      t.bind("-a-b-", to: relay)
      t.expect(relay.asSignal(), during: "--^").toBe("---b-")
      t.expect(relay.asSignal().asSignal()).toBe("-a-b-")
    }
  }

  @Test func `a signal runs its source once for all`() {
    marbleTest { t in
      let source = t.cold("-a-b-|")
      let signal = source.asSignal(onErrorJustReturn: "")
      t.expect(signal).toBe("-a-b-|")
      t.expect(signal, during: "--^").toBe("---b-|")
      t.expect(subscriptionsOf: source).toBe("^----!")
    }
  }
}
