import RxCore
import TestSupport
import Testing

/// The operators that drop, end or collect, nested: they need little stack, and stop a source
/// that emits while it is subscribed to.
@Suite("Filtering: nesting", .serialized) struct FilteringNestingTests {
  typealias Nesting = ContractStackDepthTests.Nesting

  private static let nestings = [
    Nesting("using") { source in
      .using({ BooleanDisposable() }, observableFactory: { _ in source })
    },
    Nesting("take(while:)") { $0.take(while: { _ in true }) },
    Nesting("take(for:)") { $0.take(for: .never, scheduler: MainScheduler.instance) },
    Nesting("skip(while:)") { $0.skip(while: { _ in false }) },
    Nesting("skip(until:)") { $0.skip(until: Observable.just(0)) },
    Nesting("skip(_:scheduler:)") { $0.skip(.seconds(0), scheduler: HastyScheduler()) },
    Nesting("element(at:)") { $0.element(at: 0) },
    Nesting("ifEmpty(default:)") { $0.ifEmpty(default: 0) },
    Nesting("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: .just(0)) },
    Nesting("switchTo") { Observable.empty().ifEmpty(switchTo: $0) },
    Nesting("single") { $0.take(1).single() },
    Nesting("takeLast") { $0.take(5).takeLast(5) },
    Nesting("reduce") { $0.take(5).reduce(0, accumulator: +) },
  ]

  @Test("each nests thousands of levels deep on 8 MB", arguments: nestings)
  func nests(_ nesting: Nesting) {
    let events: [String]? = Watchdog.run {
      var chain = Observable.of(1)
      for _ in 0..<Depth.levels { chain = nesting.wrap(chain) }
      var events: [String] = []
      chain.take(1).subscribe { events.append("\($0)") }.dispose()
      return events
    }
    #expect(events == ["next(1)", "completed"], "\(nesting)")
  }

  @Test("take(1) behind it stops the source", arguments: nestings)
  func takeOne(_ nesting: Nesting) {
    var emitted = 0
    let eager = Observable.from(1...1_000).do(onNext: { _ in emitted += 1 })
    #expect(nesting.wrap(eager).take(1).transcript.hasSuffix(" |"), "\(nesting)")
    #expect(emitted <= 5, "\(nesting)")
  }
}
