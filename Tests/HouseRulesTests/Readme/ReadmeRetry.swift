import RxCore
import RxVirtualTime
import Testing

@Test func retriesOnce() {
  marbleTest { t in
    let request = t.cold("--a--#", values: ["a": "answer"])
    t.expect(request.retry(2))
      .toBe("--a----a--#", values: ["a": "answer"])
    t.expect(subscriptionsOf: request)
      .toBe("^----!", "-----^----!")
  }
}
