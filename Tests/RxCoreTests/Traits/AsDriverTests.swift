import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `As driver` {
  @Test func `a driver ends with its source`() {
    marbleTest { t in
      let source = t.cold("-a-b|")
      t.expect(source.asDriver(onErrorJustReturn: "x")).toBe("-a-b|")
      t.expect(source.asDriver(onErrorDriveWith: .just("x"))).toBe("-a-b|")
      t.expect(source.asDriver(onErrorRecover: { _ in .just("x") })).toBe("-a-b|")
    }
  }

  @Test func `a driver goes on with another one after a failure`() {
    marbleTest { t in
      let source = t.cold("-a-#", error: RxError.timeout)
      let other = t.cold("--b-c|").asDriver(onErrorJustReturn: "x")
      t.expect(source.asDriver(onErrorDriveWith: other)).toBe("-a---b-c|")
    }
  }

  @Test func `a recovery is chosen by the failure`() {
    marbleTest { t in
      let source = t.cold("-a-#", error: RxError.noElements)
      let recovered = source.asDriver(onErrorRecover: { error in
        if case RxError.noElements = error { return .just("n") }
        return .just("other")
      })
      t.expect(recovered).toBe("-a-(n|)")
    }
  }

  @MainActor
  @Test func `the value of a relay is there before drive returns, also behind an inner driver`() {
    let log = Log()
    let relay = BehaviorRelay(value: "a")
    let subscription = relay.asDriver()
      .flatMapLatest { Driver.just($0 + "!") }
      .drive(onNext: { log.add($0) })
    #expect(log.lines == ["a!"])
    relay.accept("b")
    #expect(log.lines == ["a!", "b!"])
    subscription.dispose()
  }

  @MainActor
  @Test func `an element accepted during a delivery comes after it`() async {
    let log = Log()
    let relay = BehaviorRelay(value: 1)
    await withCheckedContinuation { continuation in
      _ = relay.asDriver().drive(onNext: { element in
        log.add("begin \(element)")
        if element == 1 { relay.accept(2) }
        log.add("end \(element)")
        if element == 2 { continuation.resume() }
      })
    }
    #expect(log.lines == ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @MainActor
  @Test func `elements of a background source arrive on the main queue, in order`() async {
    let places = Log()
    let numbers = Observable.from(Array(1...100))
      .subscribe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
      .asDriver(onErrorJustReturn: 0)
    await withCheckedContinuation { continuation in
      _ = numbers.drive(
        onNext: { places.add(MainQueue.isCurrent ? "\($0)" : "\($0) elsewhere") },
        onCompleted: { continuation.resume() })
    }
    #expect(places.lines == (1...100).map { "\($0)" })
  }
}
