import RxCore
import TestSupport
import Testing

@Suite struct `PrimitiveSequence: debug` {
  /// The lines that `body` prints, each without its date.
  private func lines(_ body: () -> Void) -> [String] {
    let log = Log()
    DebugOutput.$handler.withValue(DebugOutput.Handler(log.add), operation: body)
    return log.lines.map {
      String($0.drop { $0 != " " }.dropFirst().drop { $0 != " " }.dropFirst())
    }
  }

  @Test func `it tells of the subscription, the events and the end`() {
    #expect(
      lines { _ = Single.just(1).debug("single").subscribe() } == [
        "single -> subscribed", "single -> Event next(1)", "single -> Event completed",
        "single -> isDisposed",
      ])
    #expect(
      lines { _ = Maybe<Int>.empty().debug("maybe").subscribe() } == [
        "maybe -> subscribed", "maybe -> Event completed", "maybe -> isDisposed",
      ])
    #expect(
      lines { _ = Completable.error(Broken()).debug("end").subscribe(onError: { _ in }) } == [
        "end -> subscribed", "end -> Event error(broken)", "end -> isDisposed",
      ])
    #expect(
      lines { Single<Int>.never().debug("open").subscribe().dispose() } == [
        "open -> subscribed", "open -> isDisposed",
      ])
  }

  @Test func `long events are cut if so asked`() {
    let long = String(repeating: "a", count: 20) + String(repeating: "z", count: 20)
    let lines = lines { _ = Single.just(long).debug("cut", trimOutput: true).subscribe() }
    #expect(lines[1] == "cut -> Event next(aaaaaaaaaaaaaaa...zzzzzzzzzzzzzzzzzzz)")
  }

  @Test func `without a name the place of the call stands in its stead`() {
    let line = #line + 1
    let own = lines { _ = Single.just(1).debug().subscribe() }
    #expect(own.first?.hasPrefix("PrimitiveSequence+DebugTests.swift:\(line) (") == true)
    #expect(own.first?.hasSuffix(") -> subscribed") == true)
    let other = lines {
      _ = Maybe.just(1).debug(file: "Folder/File.swift", line: 7, function: "body()").subscribe()
    }
    #expect(other.first == "File.swift:7 (body()) -> subscribed")
  }
}
