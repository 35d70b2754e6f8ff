import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct ToArrayTests {
  @Test func `all elements come with the completion`() {
    marbleTest { t in
      let source = t.cold("-a-b-|")
      t.expect(source.toArray()).toBe("-----(x|)", values: ["x": ["a", "b"]])
      t.expect(subscriptionsOf: source).toBe("^----!")
    }
  }

  @Test func `a source without elements gives an empty array`() {
    #expect(Observable<Int>.empty().toArray().events == "[]")
  }

  @Test func `a failure passes at once and drops what was collected`() {
    marbleTest { t in
      t.expect(t.cold("-a-#").toArray().map { $0.joined() }).toBe("---#")
    }
  }

  @Test func `a disposal in the middle stops the source`() {
    marbleTest { t in
      let source = t.cold("-a-b-|")
      t.expect(source.toArray().map { $0.joined() }, during: "^--!").toBe("----")
      t.expect(subscriptionsOf: source).toBe("^--!")
    }
  }

  @Test func `each subscription collects its own`() {
    let all = Observable.of(1, 2, 3).toArray()
    #expect(all.events == "[1, 2, 3]")
    #expect(all.events == "[1, 2, 3]")
  }

  @Test func `a later stage that fails with the array ends it`() {
    let recovered = Observable.of(1).toArray().map { _ -> Int in throw Broken() }
      .catch { _ in Single.just(2) }
    #expect(recovered.events == "2")
  }

  @Test func `the elements are released once it has ended`() {
    var subscription: (any Disposable)?
    let subject = PublishSubject<AnyObject>()
    let trace = Trace { object in
      subscription = subject.toArray().subscribe(onSuccess: { _ in })
      subject.onNext(object)
    }
    #expect(trace.isAlive)
    subject.onCompleted()
    #expect(!trace.isAlive)
    subscription?.dispose()
  }
}
