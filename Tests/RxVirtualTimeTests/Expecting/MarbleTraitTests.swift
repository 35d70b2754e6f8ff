import RxCore
import RxVirtualTime
import Testing

@Suite struct `Expecting traits` {
  private struct Broken: Error {}

  @Test func `Single, Maybe and Completable`() {
    marbleTest { t in
      t.expect(t.cold("--a--|").asSingle()).toBe("-----[a|]")
      t.expect(t.cold("--a").first()).toBe("--[a|]")
      t.expect(Single<Int>.error(Broken())).toBe("#", error: Broken())
      t.expect(t.cold("--|").asMaybe()).toBe("--|")
      t.expect(t.cold("--(a|)").asMaybe()).toBe("--[a|]")
      t.expect(t.cold("--a--|").ignoreElements().asCompletable()).toBe("-----|")
      t.expect(Completable.error(Broken())).toBe("#")
    }
  }

  @Test func `Infallible, Driver and Signal`() {
    marbleTest { t in
      let source = t.cold("--a--#")
      t.expect(source.asInfallible(onErrorJustReturn: "e")).toBe("--a--[e|]")
      t.expect(source.asDriver(onErrorJustReturn: "e")).toBe("--a--[e|]")
      t.expect(source.asSignal(onErrorJustReturn: "e")).toBe("--a--[e|]")
      t.expect(t.hot("-a-b").asDriver(onErrorDriveWith: .never()).delay(.milliseconds(2)))
        .toBe("---a-b")
      t.expectNothing(from: Driver<Int>.never(), until: 5)
    }
  }

  @Test func `relays and subjects`() {
    marbleTest { t in
      let (subject, replay) = (PublishSubject<Int>(), ReplayRelay<Int>.create(bufferSize: 1))
      t.bind("-1-2-|", to: subject)
      t.bind("1-2-^-3", to: replay)
      t.expect(subject).toBe("-1-2-|")
      t.expect(replay).toBe("2-3")
      t.expect(replay, during: "---^").toBe("---3")
    }
  }

  @Test func `a source that fails cannot be bound to a replay relay`() {
    let line = #line + 2
    let failures = marbleFailures { t in
      t.bind("-a#", to: ReplayRelay<String>.createUnbound())
      t.bind(t.cold("#"), to: ReplayRelay<String>.createUnbound())
    }
    #expect(failures.map(\.location.line).sorted() == [line, line + 1])
    #expect(failures.allSatisfy { $0.text.hasSuffix("(marble error), but a relay cannot fail.") })
  }
}
