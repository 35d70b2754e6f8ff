import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence: timing` {
  @Test func `debounce, throttle and delay run on the strategy's scheduler`() {
    marbleTest { t in
      let source = t.cold("-a-bc-----d--|").asDriver(onErrorJustReturn: "")
      let debounced: Driver<String> = source.debounce(.milliseconds(3))
      let throttled: Driver<String> = source.throttle(.milliseconds(5))
      let first: Driver<String> = source.throttle(.milliseconds(5), latest: false)
      let delayed: Driver<String> = source.delay(.milliseconds(2))
      t.expect(debounced).toBe("-------c-----(d|)")
      t.expect(throttled).toBe("-a----c----d-|")
      t.expect(first).toBe("-a--------d--|")
      t.expect(delayed).toBe("---a-bc-----d--|")
    }
  }

  @Test func `a timed operator is shared too`() {
    marbleTest { t in
      let source = t.cold("-a----b---")
      let delayed = source.asDriver(onErrorJustReturn: "").delay(.milliseconds(2))
      t.expect(delayed).toBe("---a----b-")
      t.expect(delayed, during: "-----^").toBe("-----a--b-")
      t.expect(subscriptionsOf: source).toBe("^---------")
    }
  }

  @MainActor
  @Test func `delayed elements arrive on the main queue`() async {
    let isOnMain = await withCheckedContinuation { continuation in
      _ = Driver.just(1).delay(.milliseconds(1)).drive(onNext: { _ in
        continuation.resume(returning: MainQueue.isCurrent)
      })
    }
    #expect(isOnMain)
  }
}
