import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: combining` {
  @Test func `concat follows one sequence with another`() {
    marbleTest { t in
      let a = t.cold("-a|").asInfallible(onErrorJustReturn: "")
      let b = t.cold("-b|").asInfallible(onErrorJustReturn: "")
      t.expect(a.concat(b)).toBe("-a-b|")
      t.expect(a.concat(t.cold("-c|"))).toBe("-a-c|")
      t.expect(Infallible.concat(a, b)).toBe("-a-b|")
      t.expect(Infallible.concat([a, b])).toBe("-a-b|")
      t.expect(Infallible.concat([a, b][...])).toBe("-a-b|")
      t.expect(Infallible.concat(AnySequence([a, b]))).toBe("-a-b|")
    }
  }

  @Test func `merge merges, a collection too`() {
    marbleTest { t in
      let a = t.cold("-a--c|").asInfallible(onErrorJustReturn: "")
      let b = t.cold("--b-|").asInfallible(onErrorJustReturn: "")
      t.expect(Infallible.merge(a, b)).toBe("-ab-c|")
      t.expect(Infallible.merge([a, b])).toBe("-ab-c|")
      t.expect(Infallible.merge([a, b][...])).toBe("-ab-c|")
    }
  }

  @Test func `startWith and withLatestFrom keep the trait`() {
    marbleTest { t in
      let a = t.cold("-a--c|").asInfallible(onErrorJustReturn: "")
      let b = t.cold("--b-|").asInfallible(onErrorJustReturn: "")
      t.expect(a.startWith("s")).toBe("sa--c|")
      t.expect(a.withLatestFrom(b)).toBe("----b|")
      t.expect(a.withLatestFrom(b) { $0 + $1 }).toBe("----'cb'|")
    }
  }

  @Test func `combineLatest joins collections`() {
    marbleTest { t in
      let sources = [t.cold("-a--c|"), t.cold("--b-|")].map {
        $0.asInfallible(onErrorJustReturn: "")
      }
      t.expect(Infallible.combineLatest(sources) { $0.joined() }).toBe("--'ab'-'cb'|")
      t.expect(Infallible.combineLatest(sources)).toBe(
        "--x-y|", values: ["x": ["a", "b"], "y": ["c", "b"]])
    }
  }
}
