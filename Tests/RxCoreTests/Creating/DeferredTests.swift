import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct DeferredTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Creating/deferred") { c, s in
      let source = try s.first
      switch c.arguments.text {
      case "": return .deferred { source }
      case "throws": return .deferred { throw Broken() }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `each subscription makes a sequence of its own`() {
    var made = 0
    let sequence = Observable<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(made == 0)
    #expect(sequence.transcript == "1 |")
    #expect(sequence.transcript == "2 |")
  }

  @Test func `a subscription does not keep the factory`() {
    let never = Tap<Int>()
    var subscription: (any Disposable)?
    let trace = Trace { captive in
      let sequence = Observable<Int>.deferred {
        withExtendedLifetime(captive) { never.sequence }
      }
      subscription = sequence.subscribe()
    }
    #expect(!trace.isAlive)
    subscription?.dispose()
  }

  @Test func `10,000 nested in each other fit a stack of 8 MB`() {
    func nested(_ levels: Int) -> Observable<Int> {
      levels == 0 ? .just(7) : .deferred { nested(levels - 1) }
    }
    #expect(Watchdog.run { nested(Depth.levels).transcript } == "7 |")
  }
}
