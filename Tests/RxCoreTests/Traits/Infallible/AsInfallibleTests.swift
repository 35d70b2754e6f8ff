import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `As infallible` {
  @Test func `a failure becomes an element, another sequence, or a chosen one`() {
    marbleTest { t in
      let source = t.cold("-a-#", error: Broken())
      let other = t.cold("-b-|").asInfallible(onErrorJustReturn: "")
      t.expect(source.asInfallible(onErrorJustReturn: "e")).toBe("-a-(e|)")
      t.expect(source.asInfallible(onErrorFallbackTo: other)).toBe("-a--b-|")
      t.expect(source.asInfallible(onErrorRecover: { .just("\($0)") })).toBe("-a-('broken'|)")
    }
  }

  @Test func `shared sequences and relays need nothing for a failure`() {
    marbleTest { t in
      let driver = t.cold("-a|").asDriver(onErrorJustReturn: "")
      let publish = PublishRelay<String>()
      let behavior = BehaviorRelay(value: "v")
      let replay = ReplayRelay<String>.create(bufferSize: 1)
      replay.accept("r")
      let source: Infallible<String> = driver.asInfallible()
      t.expect(source).toBe("-a|")
      t.expect(publish.asInfallible()).toBe("--p-")
      t.expect(behavior.asInfallible()).toBe("v---")
      t.expect(replay.asInfallible()).toBe("r---")
      t.bind(t.hot("--p-"), to: publish)
    }
  }

  @Test func `a sequence that does not fail is a driver without more ado`() {
    marbleTest { t in
      let driver: Driver<String> = t.cold("-a|").asInfallible(onErrorJustReturn: "").asDriver()
      t.expect(driver).toBe("-a|")
    }
  }
}
