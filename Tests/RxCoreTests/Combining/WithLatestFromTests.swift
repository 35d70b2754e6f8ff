import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("withLatestFrom")
struct WithLatestFromTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Combining/withLatestFrom") { c, s in
      switch c.arguments.text {
      case "": try s.first.withLatestFrom(s.second)
      case "+":
        try s.first.withLatestFrom(s.second) { "\((Int($0) ?? 0) + (Int($1) ?? 0))" }
      case "throwing": try s.first.withLatestFrom(s.second) { _, _ in throw MarbleError() }
      default: throw c.unknownArguments
      }
    }
  }

  @Test("the same source as both is fresh, because the second is subscribed to first")
  func sameSource() {
    let subject = PublishSubject<Int>()
    var pairs: [String] = []
    _ = subject.withLatestFrom(subject) { "\($0)\($1)" }.subscribe(onNext: { pairs.append($0) })
    subject.onNext(1)
    subject.onNext(2)
    #expect(pairs == ["11", "22"])
  }

  @Test("the second never delivers an element of the first")
  func secondOnlyStores() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [String] = []
    _ = first.withLatestFrom(second) { "\($0)\($1)" }.subscribe(onNext: { pair in
      log.append("begin \(pair)")
      if pair == "11" { second.onNext(2) }
      log.append("end \(pair)")
    })
    second.onNext(1)
    first.onNext(1)
    first.onNext(3)
    #expect(log == ["begin 11", "end 11", "begin 32", "end 32"])
  }

  @Test("the source is not subscribed to after a failure of the second")
  func secondFailsAtOnce() {
    var isSubscribed = false
    let first = Observable<Int>.create { _ in
      isSubscribed = true
      return Disposables.create()
    }
    let second = Observable<Int>.create { observer in
      observer.onError(MarbleError())
      return Disposables.create()
    }
    var events: [String] = []
    _ = first.withLatestFrom(second).subscribe { events.append("\($0)") }
    #expect(events == ["error(marble error)"])
    #expect(!isSubscribed)
  }
}
