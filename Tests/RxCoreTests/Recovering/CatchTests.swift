import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite("catch")
struct CatchTests {
  private struct Thrown: Error, CustomStringConvertible {
    let description = "thrown"
  }

  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Recovering/catch") { c, s in
      let source = try s.first
      switch c.arguments.text {
      case "b": return source.catch { _ in try s.named("b") }
      case "throwing": return source.catch { _ in throw Thrown() }
      case "b then c":
        return source.catch { _ in try s.named("b") }.catch { _ in try s.named("c") }
      case "throwing then b":
        return source.catch { _ in throw Thrown() }.catch { _ in try s.named("b") }
      case "b that catches c":
        return source.catch { _ in try s.named("b").catch { _ in try s.named("c") } }
      default: throw c.unknownArguments
      }
    }
  }

  @Test("the handler gets the failure")
  func handlerGetsTheFailure() {
    var caught: [String] = []
    _ = Observable<Int>.failing().catch { error in
      caught.append("\(error)")
      return .single(1)
    }.subscribe()
    #expect(caught == ["marble error"])
  }

  @Test("a failed stage's source is stopped before the next sequence begins")
  func stopsTheSource() {
    var mapped = 0
    var elements: [Int] = []
    _ = Observable<Int>.create { observer in
      for number in 0..<5 { observer.onNext(number) }
      observer.onCompleted()
      return Disposables.create()
    }
    .map { number -> Int in
      mapped += 1
      if number == 1 { throw MarbleError() }
      return number
    }
    .catch { _ in .single(9) }
    .subscribe(onNext: { elements.append($0) })
    #expect(elements == [0, 9])
    #expect(mapped == 2)
  }

  @Test("handlers that catch in turn need no stack")
  func tailRecursive() {
    let depth = 100_000
    let elements = Watchdog.run(stackSize: 512 << 10) { () -> [Int] in
      func attempt(_ left: Int) -> Observable<Int> {
        left == 0 ? .single(1) : Observable<Int>.failing().catch { _ in attempt(left - 1) }
      }
      var elements: [Int] = []
      _ = attempt(depth).subscribe(onNext: { elements.append($0) })
      return elements
    }
    #expect(elements == [1])
  }
}
