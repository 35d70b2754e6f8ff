import RxCore
import RxVirtualTime
import Testing

@Suite struct `The sources that a report shows` {
  /// The labels of the rows between the ruler and the expected row.
  private func sources(of failure: MarbleFailure?) -> [String] {
    let lines = (failure?.text ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.dropFirst(2).prefix { !$0.hasPrefix("expected") }.map { line in
      String(line.prefix { $0 != " " })
    }
  }

  @Test func `those of other expectations are not among them`() {
    let failures = marbleFailures { t in
      t.expect(t.hot("-a", label: "one")).toBe("-x")
      t.expect(t.cold("-b", label: "two")).toBe("-x")
    }
    #expect(failures.map { sources(of: $0) } == [["one"], ["two"]])
  }

  @Test func `those that something else subscribed to are, and all where there are none`() {
    let failures = marbleFailures { t in
      let relay = PublishRelay<String>()
      let input = t.hot("-a", label: "input")
      t.bind(input, to: relay)
      let inner = t.cold("-b", label: "inner")
      let shared = t.hot("--c", label: "shared").share()
      t.expect(Observable.merge(t.hot("-d", label: "own").asObservable(), inner.asObservable()))
        .toBe("")
      t.expect(relay.flatMap { _ in inner }).toBe("-x")
      t.expect(shared).toBe("-x")
      t.expect(shared).toBe("-x")
    }
    #expect(
      failures.map { sources(of: $0) } == [
        ["input", "inner", "own"], ["input", "inner", "shared", "own"],
        ["input", "inner", "shared"], ["input", "inner", "shared", "own"],
      ])
  }
}
