import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Shared sequence` {
  /// Replays two elements and shares for ever, on the main queue.
  private struct Lasting: SharingStrategyProtocol {
    static var scheduler: any SchedulerType { MainScheduler.instance }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
      source.share(replay: 2, scope: .forever)
    }
  }

  @Test func `a strategy of one's own says what a late subscriber gets`() {
    marbleTest { t in
      let source = t.cold("-a-b-c|")
      let shared = source.asSharedSequence(sharingStrategy: Lasting.self, onErrorJustReturn: "")
      t.expect(shared).toBe("-a-b-c|")
      t.expect(shared, during: "---------^").toBe("---------(bc|)")
      t.expect(subscriptionsOf: source).toBe("^-----!")
    }
  }

  @Test func `a strategy of one's own converts in three ways`() {
    marbleTest { t in
      typealias Shared = SharedSequence<Lasting, String>
      let source = t.cold("-a-#", error: RxError.unknown)
      let other: Shared = .just("x")
      let returning: Shared = source.asSharedSequence(onErrorJustReturn: "x")
      let going: Shared = source.asSharedSequence(onErrorDriveWith: other)
      let recovering: Shared = source.asSharedSequence(onErrorRecover: { _ in other })
      t.expect(returning).toBe("-a-(x|)")
      t.expect(going).toBe("-a-(x|)")
      t.expect(recovering).toBe("-a-(x|)")
    }
  }

  @Test func `a shared sequence is shared on as the same one`() {
    marbleTest { t in
      let source = t.cold("-a--")
      let driver = source.asDriver(onErrorJustReturn: "")
      t.expect(driver.asDriver()).toBe("-a--")
      t.expect(driver.asSharedSequence()).toBe("-a--")
      t.expect(driver.asObservable()).toBe("-a--")
      t.expect(subscriptionsOf: source).toBe("^---")
    }
  }

  @Test func `a driver built outside of a marble test runs in it on virtual time`() {
    let relay = BehaviorRelay(value: "0")
    let driver = relay.asDriver().debounce(.milliseconds(3))
    marbleTest { t in
      t.bind("-a-b------", to: relay)
      t.expect(driver).toBe("------b---")
    }
  }

  @Test("drivers in parallel marble tests do not disturb each other", arguments: 0..<200)
  func parallelTests(_ number: Int) {
    marbleTest { t in
      let query = BehaviorRelay(value: -1)
      let results: Driver<Int> = query.asDriver()
        .debounce(.milliseconds(2))
        .flatMapLatest { value in
          Observable.just(value)
            .delay(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
            .asDriver(onErrorDriveWith: .empty())
        }
      t.bind("-a-b-----", values: ["a": number, "b": number + 1], to: query)
      t.expect(results).toBe("------b--", values: ["b": number + 1])
    }
  }

  @MainActor
  @Test func `sequences pass into a task`() async {
    let relay = BehaviorRelay(value: 1)
    let driver = relay.asDriver()
    let signal = PublishRelay<Int>().asSignal()
    let seen = await Task.detached { () -> Int in
      _ = signal
      return await Task { @MainActor in
        let log = Log()
        driver.drive(onNext: { log.add("\($0)") }).dispose()
        return log.lines.count
      }.value
    }.value
    #expect(seen == 1)
  }
}
