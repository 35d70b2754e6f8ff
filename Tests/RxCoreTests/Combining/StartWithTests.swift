import RxCore
import TestSupport
import Testing

@Suite("startWith")
struct StartWithTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Combining/startWith") { c, s in
      switch c.arguments.text {
      case "": try s.first.startWith()
      case "a": try s.first.startWith("a")
      case "ab": try s.first.startWith("a", "b")
      case "a take 1": try s.first.startWith("a").take(1)
      default: throw c.unknownArguments
      }
    }
  }

  @Test("no element follows the disposal that one of them causes")
  func disposalByAnElement() {
    let subscription = SerialDisposable()
    var elements: [Int] = []
    var isSubscribed = false
    let source = Observable<Int>.create { _ in
      isSubscribed = true
      return Disposables.create()
    }
    let outer = Observable<Int>.create { observer in
      subscription.disposable = source.startWith(1, 2, 3).take(2).subscribe(observer)
      return subscription
    }
    _ = outer.subscribe(onNext: { elements.append($0) })
    #expect(elements == [1, 2])
    #expect(!isSubscribed)
  }
}
