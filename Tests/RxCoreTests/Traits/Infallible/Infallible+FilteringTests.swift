import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: filtering` {
  private struct Row: Equatable {
    var id: Int
    var name: String
  }

  @Test func `filter, take and the conditions keep the trait`() {
    marbleTest { t in
      let source = t.cold("-a-b-c|").asInfallible(onErrorJustReturn: "")
      t.expect(source.filter { $0 != "b" }).toBe("-a---c|")
      t.expect(source.take(2)).toBe("-a-(b|)")
      t.expect(source.take(until: { $0 == "b" })).toBe("-a-|")
      t.expect(source.take(until: { $0 == "b" }, behavior: .inclusive)).toBe("-a-(b|)")
      t.expect(source.take(while: { $0 != "b" })).toBe("-a-|")
      t.expect(source.take(while: { $0 != "b" }, behavior: .inclusive)).toBe("-a-(b|)")
      t.expect(source.skip(while: { $0 != "b" })).toBe("---b-c|")
    }
  }

  @Test func `another sequence may begin or end it`() {
    marbleTest { t in
      let source = t.cold("-a-b-c|").asInfallible(onErrorJustReturn: "")
      let other = t.cold("--x")
      let safe = other.asInfallible(onErrorJustReturn: "")
      t.expect(source.take(until: other)).toBe("-a|")
      t.expect(source.take(until: safe)).toBe("-a|")
      t.expect(source.skip(until: other)).toBe("---b-c|")
    }
  }

  @Test func `distinctUntilChanged compares elements, keys, or as told`() {
    marbleTest { t in
      let source = t.cold("-a-A-a-b|").asInfallible(onErrorJustReturn: "")
      let twice = t.cold("-a-a-b|").asInfallible(onErrorJustReturn: "")
      t.expect(twice.distinctUntilChanged()).toBe("-a---b|")
      t.expect(source.distinctUntilChanged { $0.lowercased() }).toBe("-a-----b|")
      t.expect(source.distinctUntilChanged { $0.lowercased() == $1.lowercased() })
        .toBe("-a-----b|")
      t.expect(source.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 }))
        .toBe("-a-----b|")
    }
  }

  @Test func `distinctUntilChanged compares a property`() {
    let rows = Infallible.of(
      Row(id: 1, name: "a"), Row(id: 1, name: "b"), Row(id: 2, name: "c"))
    var names: [String] = []
    _ = rows.distinctUntilChanged(at: \.id).subscribe(onNext: { names.append($0.name) })
    #expect(names == ["a", "c"])
  }
}
