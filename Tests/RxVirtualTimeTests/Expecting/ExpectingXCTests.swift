import RxCore
import RxVirtualTime
import XCTest

/// The same expectations and sources in XCTest.
final class ExpectingXCTests: XCTestCase {
  func testExpectations() {
    marbleTest { t in
      let source: TestableObservable<Int> = t.hot("-1-2-(3|)")
      t.expect(source).toMatch("-a-2-(b|)", where: ["a": { $0 < 2 }, "b": { $0 > 2 }])
      t.expect(source.map { $0 * 2 }).toEqual(source.map { $0 + $0 })
      t.expectNothing(from: source.filter { $0 > 3 }, until: 5)
      t.expect(source.map { Single.just($0) }).toBe(
        "-a-b-(c|)", inner: ["a": "[1|]", "b": "[2|]", "c": "[3|]"])
      t.expect(source.asDriver(onErrorJustReturn: 0)).toBe("-1-2-(3|)")
      XCTAssertEqual(t.frames("-1-2-(3|)"), [1, 3, 5, 5])
    }
  }

  func testSources() {
    marbleTest { t in
      let api = t.cold(attempts: ["-#", "-a|"])
      t.expect(api.retry()).toBe("--a|")
      t.expect(subscriptionsOf: api).toBe("^!", "-^-!")
      let relay = PublishRelay<Int>()
      t.at("-x-x") { relay.accept(1) }
      t.expect(relay).toBe("-1-1{23}")
      t.bind(t.hot(concurrent: "----[23]"), to: relay)
    }
  }

  func testScriptsAndRecords() {
    marbleTest { t in
      let relay = PublishRelay<Int>()
      let log = t.record(relay)
      t.script(relay.delay(.milliseconds(5), scheduler: MainScheduler.instance))
        .send(1, to: relay)
        .expectSilence(for: .milliseconds(4))
        .expectNext(1, at: 5)
      XCTAssertEqual(log.events, [.next(0) { $0 == 1 }])
    }
  }
}
