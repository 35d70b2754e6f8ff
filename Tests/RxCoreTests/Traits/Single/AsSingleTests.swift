import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct AsSingleTests {
  @Test func `report 54: the only element comes with the completion`() {
    marbleTest { t in
      let source = t.cold("-a---|")
      t.expect(source.asSingle()).toBe("-----(a|)")
      t.expect(subscriptionsOf: source).toBe("^----!")
    }
  }

  @Test func `report 54: an element alone is not enough`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.asSingle().subscribe(
      onSuccess: { log.add("\($0)") }, onFailure: { log.add("\($0)") })
    subject.onNext(1)
    #expect(log.lines == [])
    subject.onCompleted()
    #expect(log.lines == ["1"])
  }

  @Test func `report 54: a second element fails at once and stops the source`() {
    marbleTest { t in
      let source = t.cold("-a-b-c|")
      t.expect(source.asSingle()).toBe("---#", error: RxError.moreThanOneElement)
      t.expect(subscriptionsOf: source).toBe("^--!")
    }
  }

  @Test func `a source without elements fails with noElements`() {
    marbleTest { t in
      t.expect(t.cold("--|").asSingle()).toBe("--#", error: RxError.noElements)
    }
  }

  @Test func `a failure passes at once, also after an element`() {
    marbleTest { t in
      t.expect(t.cold("--#").asSingle()).toBe("--#")
      t.expect(t.cold("-a-#").asSingle()).toBe("---#")
    }
  }

  @Test func `a disposal in the middle stops the source`() {
    marbleTest { t in
      let source = t.cold("-a---|")
      t.expect(source.asSingle(), during: "^--!").toBe("----")
      t.expect(subscriptionsOf: source).toBe("^--!")
    }
  }

  @Test func `the element is held for each subscription`() {
    let single = Observable.of(1).asSingle()
    #expect(single.events == "1")
    #expect(single.events == "1")
  }

  @Test func `an endless synchronous source is stopped at its second element`() {
    let single = Observable.from(sequence(first: 0) { $0 + 1 }).asSingle()
    #expect(single.events == "#Sequence contains more than one element.")
  }

  @Test func `a later stage that fails with the element ends it`() {
    let recovered = Observable.of(1).asSingle().map { _ -> Int in throw Broken() }
      .catch { _ in Single.just(2) }
    #expect(recovered.events == "2")
  }

  @Test func `the element is released once it has ended`() {
    var subscription: (any Disposable)?
    let subject = PublishSubject<AnyObject>()
    let trace = Trace { object in
      subscription = subject.asSingle().subscribe(onSuccess: { _ in })
      subject.onNext(object)
    }
    #expect(trace.isAlive)
    subject.onCompleted()
    #expect(!trace.isAlive)
    subscription?.dispose()
  }
}
