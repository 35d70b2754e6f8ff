import RxCore
import TestSupport
import Testing

/// An end passes first; then the source is torn down, but for the operators named here.
@Suite("Contract: order of ends") struct ContractEndOrderTests {
  /// Other sequences may run on, or follow: who has completed is stopped there and then.
  private static let stopsAtCompletion: Set<String> = [
    "concat", "concat behind", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "groupBy",
    "window",
  ]
  /// A failure leads to another attempt.
  private static let recovers: Set<String> = ["catch", "catchAndReturn", "retry", "retry(when:)"]

  /// Without the one that tears down in work of its own.
  private static let nestings = ContractStackDepthTests.nestings.filter {
    $0.description != "subscribe(on:)"
  }

  /// What an observer and the source note once the source has ended.
  private func lines(
    _ nesting: ContractStackDepthTests.Nesting, _ end: (ProbeSource) -> Void
  ) -> [String] {
    let (log, source) = (Log(), ProbeSource())
    source.onTeardown = { log.add("torn down") }
    let subscription = nesting.wrap(source.observable).subscribe {
      if $0.isStopEvent { log.add("end") }
    }
    source.send(1)
    end(source)
    let lines = log.lines
    subscription.dispose()
    return lines
  }

  @Test("a completion passes before the source is torn down", arguments: nestings)
  func completion(_ nesting: ContractStackDepthTests.Nesting) {
    let isLast = Self.stopsAtCompletion.contains(nesting.description)
    #expect(
      lines(nesting) { $0.complete() } == (isLast ? ["torn down", "end"] : ["end", "torn down"]))
  }

  @Test(
    "a failure passes before the source is torn down",
    arguments: nestings.filter { !recovers.contains($0.description) })
  func failure(_ nesting: ContractStackDepthTests.Nesting) {
    #expect(lines(nesting) { $0.fail() } == ["end", "torn down"])
  }
}
