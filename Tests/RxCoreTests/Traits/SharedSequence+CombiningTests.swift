import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence: combining` {
  @Test func `startWith emits at the subscription`() {
    marbleTest { t in
      let source = t.cold("-a-b|").asDriver(onErrorJustReturn: "")
      let started: Driver<String> = source.startWith("0")
      t.expect(started).toBe("0a-b|")
    }
  }

  @Test func `withLatestFrom joins the latest of a sequence of the same strategy`() {
    marbleTest { t in
      let taps = t.cold("-a---b--c|").asSignal(onErrorJustReturn: "")
      let texts = t.cold("---x---y").asSignal(onErrorJustReturn: "")
      let latest: Signal<String> = taps.withLatestFrom(texts)
      let joined: Signal<String> = taps.withLatestFrom(texts) { $0 + $1 }
      t.expect(latest).toBe("-----x--y|")
      t.expect(joined).toBe("-----p--q|", values: ["p": "bx", "q": "cy"])
    }
  }

  @Test func `withLatestFrom takes a driver's state at a signal's event`() {
    marbleTest { t in
      let taps = t.cold("-a---b--c|").asSignal(onErrorJustReturn: "")
      let state = t.cold("0-----1").asDriver(onErrorJustReturn: "")
      let taken: Signal<String> = taps.withLatestFrom(state)
      t.expect(taken).toBe("-0---0--1|")
    }
  }

  @Test func `merge takes a collection, an array, or sequences one by one`() {
    marbleTest { t in
      let first = t.cold("-a---b|").asDriver(onErrorJustReturn: "")
      let second = t.cold("--x-y---|").asDriver(onErrorJustReturn: "")
      let list: Driver<String> = .merge([first, second])
      let slice: Driver<String> = .merge([second, first, second].dropFirst())
      let each: Driver<String> = .merge(first, second)
      t.expect(list).toBe("-ax-yb--|")
      t.expect(slice).toBe("-ax-yb--|")
      t.expect(each).toBe("-ax-yb--|")
    }
  }

  @Test func `merge of inner sequences takes their strategy, and some at a time`() {
    marbleTest { t in
      func outer() -> Driver<Signal<String>> {
        let first = t.cold("a--b|").asSignal(onErrorJustReturn: "")
        let second = t.cold("-x-y|").asSignal(onErrorJustReturn: "")
        return t.cold("12-|", values: ["1": first, "2": second])
          .asDriver(onErrorDriveWith: .empty())
      }
      let all: Signal<String> = outer().merge()
      let oneAtATime: Signal<String> = outer().merge(maxConcurrent: 1)
      t.expect(all).toBe("a-xby|")
      t.expect(oneAtATime).toBe("a--b-x-y|")
    }
  }

  @Test func `concat takes a collection or a sequence`() {
    marbleTest { t in
      let first = t.cold("-a|").asDriver(onErrorJustReturn: "")
      let second = t.cold("-b|").asDriver(onErrorJustReturn: "")
      let list: Driver<String> = .concat([first, second])
      let sequence: Driver<String> = .concat(AnySequence([first, second]))
      t.expect(list).toBe("-a-b|")
      t.expect(sequence).toBe("-a-b|")
    }
  }

  @Test func `zip and combineLatest of a collection`() {
    marbleTest { t in
      let first = t.cold("-a---b-|").asDriver(onErrorJustReturn: "")
      let second = t.cold("--x-y--|").asDriver(onErrorJustReturn: "")
      let pairs = ["p": ["a", "x"], "q": ["a", "y"], "r": ["b", "y"]]
      let joined = pairs.mapValues { $0.joined() }
      t.expect(Driver.zip([first, second])).toBe("--p--r-|", values: pairs)
      t.expect(Driver.zip([first, second]) { $0.joined() }).toBe("--p--r-|", values: joined)
      t.expect(Driver.combineLatest([first, second])).toBe("--p-qr-|", values: pairs)
      t.expect(Driver.combineLatest([first, second]) { $0.joined() })
        .toBe("--p-qr-|", values: joined)
    }
  }

  /// Nothing on a shared sequence can take it: it is a fault of the program.
  @Test func `what the closure of a row throws is a failure all the same`() {
    marbleTest { t in
      let (first, second) = (
        t.cold("-a-b|").asDriver(onErrorJustReturn: ""),
        t.cold("--x-|").asDriver(onErrorJustReturn: "")
      )
      func fails(_ row: [String]) throws -> String { throw RxError.overflow }
      let failing = [
        Driver.zip(first, second) { try fails([$0, $1]) },
        Driver.zip([first, second]) { try fails($0) },
        Driver.combineLatest(first, second) { try fails([$0, $1]) },
        Driver.combineLatest([first, second]) { try fails($0) },
      ]
      for driver in failing {
        t.expect(driver.asObservable()).toBe("--#", error: RxError.overflow)
      }
    }
  }
}
