import RxCore
import TestSupport
import Testing

@Suite("concat")
struct ConcatTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Combining/concat") { c, s in
      let all = s.all
      switch c.arguments.text {
      case "": return all[0].concat(all[1])
      case "variadic": return .concat(all[0], all[1], all[2])
      case "collection": return .concat(all)
      case "sequence": return .concat(AnySequence(all))
      case "in each other":
        return .concat([.concat([all[0]]), all[1].concat(all[2].concat(all[3])), .concat([])])
      case "nested": return try s.first.map { try s.named($0) }.concat()
      default: throw c.unknownArguments
      }
    }
  }

  @Test("a sequence is asked for its next element when the source before has completed")
  func iteratesLazily() {
    var asked = 0
    let first = PublishSubject<Int>()
    let sequence = AnySequence { () -> AnyIterator<Observable<Int>> in
      AnyIterator {
        asked += 1
        return asked == 1 ? first : nil
      }
    }
    var events: [String] = []
    _ = Observable.concat(sequence).subscribe { events.append("\($0)") }
    #expect(asked == 1)
    first.onCompleted()
    #expect(asked == 2)
    #expect(events == ["completed"])
  }

  @Test("each subscription iterates anew")
  func iteratesAnew() {
    let twice = Observable.concat([Observable.single(1), Observable.single(2)])
    var elements: [Int] = []
    _ = twice.subscribe(onNext: { elements.append($0) })
    _ = twice.subscribe(onNext: { elements.append($0) })
    #expect(elements == [1, 2, 1, 2])
  }

  @Test("100,000 sources need no stack")
  func flat() {
    let count = 100_000
    let sum = Watchdog.run(stackSize: 512 << 10) { () -> Int in
      var sum = 0
      _ = Observable.concat((0..<count).lazy.map { _ in Observable.single(1) })
        .subscribe(onNext: { sum += $0 })
      return sum
    }
    #expect(sum == count)
  }

  @Test("concatenations whose last part is a concatenation need no stack")
  func tailRecursive() {
    let depth = 100_000
    let elements = Watchdog.run(stackSize: 512 << 10) { () -> Int in
      let parts = Countdown(depth)
      var elements = 0
      _ = parts.next().subscribe(onNext: { _ in elements += 1 })
      return elements
    }
    #expect(elements == depth)
  }

  @Test("a source is stopped before the next one begins")
  func stopsTheSource() {
    var log: [String] = []
    let first = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { log.append("first disposed") }
    }
    let second = Observable<Int>.create { _ in
      log.append("second subscribed")
      return Disposables.create()
    }
    _ = first.concat(second).subscribe()
    #expect(log == ["first disposed", "second subscribed"])
  }
}

/// Makes a concatenation that ends with another one, and so on, each when it is asked for.
private final class Countdown {
  private var left: Int

  init(_ count: Int) {
    left = count
  }

  func next() -> Observable<Int> {
    left -= 1
    if left == 0 { return .single(0) }
    var isFirst = true
    return .concat(
      AnySequence {
        AnyIterator { [self] () -> Observable<Int>? in
          defer { isFirst = false }
          return isFirst ? .single(0) : isLast() ? nil : next()
        }
      })
  }

  private func isLast() -> Bool { left == 0 }
}
