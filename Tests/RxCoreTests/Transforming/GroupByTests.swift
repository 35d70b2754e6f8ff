import RxCore
import TestSupport
import Testing

@Suite struct GroupByTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/groupBy", of: Int.self) { c, s -> Observable<String> in
      switch c.arguments.text {
      case "parity":
        return try s.first.groupBy(keySelector: Self.parity)
          .flatMap { Self.marked($0.asObservable(), $0.key) }
      case "fails at 3":
        return try s.first.groupBy { element in
          if element == 3 { throw Broken() }
          return Self.parity(element)
        }.flatMap { Self.marked($0.asObservable(), $0.key) }
      case "first group":
        return try s.first.groupBy(keySelector: Self.parity).take(1)
          .flatMap { Self.marked($0.asObservable(), $0.key) }
      case "first element":
        return try s.first.groupBy(keySelector: Self.parity).take(1)
          .flatMap { Self.marked($0.take(1), $0.key) }
      default: throw c.unknownArguments
      }
    }
  }

  private static func parity(_ number: Int) -> String { number % 2 == 0 ? "e" : "o" }

  private static func marked(_ group: Observable<Int>, _ key: String) -> Observable<String> {
    group.map { "\($0)" }.concat(Observable.just(key.uppercased())).startWith(key)
  }

  @Test func `groups can be told by their key, which may be a key path`() {
    let words = Observable.of("a", "bb", "c", "dd", "eee")
    let counts = words.groupBy(keySelector: \.count).flatMap { group in
      group.map { "\(group.key)\($0)" }
    }
    #expect(counts.transcript == "1a 2bb 1c 2dd 3eee |")
    #expect(counts.transcript == "1a 2bb 1c 2dd 3eee |")
  }

  @Test func `who subscribes late to a group misses what came before`() {
    let tap = Tap<Int>()
    var groups: [GroupedObservable<Int, Int>] = []
    let subscription = tap.sequence.groupBy { $0 % 10 }.subscribe(onNext: { groups.append($0) })
    tap.emit(1)
    var late: [String] = []
    _ = groups[0].subscribe { late.append("\($0)") }
    tap.emit(11)
    tap.emit(2)
    tap.complete()
    #expect(groups.map(\.key) == [1, 2])
    #expect(late == ["next(11)", "completed"])
    #expect(groups[1].asObservable().transcript == "|")
    subscription.dispose()
  }

  @Test func `groups end in their order, before the sequence of groups`() {
    for end in ["completed", "error(broken)"] {
      let tap = Tap<Int>()
      let log = Log()
      _ = tap.sequence.groupBy { $0 }.subscribe { event in
        if case .next(let group) = event {
          _ = group.subscribe { if $0.isStopEvent { log.add("\(group.key) \($0)") } }
        } else {
          log.add("all " + (event.isCompleted ? "completed" : "error(\(event.error!))"))
        }
      }
      for element in [3, 1, 2, 1] { tap.emit(element) }
      if end == "completed" { tap.complete() } else { tap.fail() }
      #expect(log.lines == ["3 \(end)", "1 \(end)", "2 \(end)", "all \(end)"])
    }
  }

  @Test func `what the selector throws reaches the groups and stops the source`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add($0) })
    _ = tap.sequence.groupBy { element -> Int in
      if element == 2 { throw Broken() }
      return element
    }.flatMap { group in group.do(onError: { _ in log.add("group \(group.key)") }) }
      .subscribe { log.add("\($0)") }
    for element in 1...3 { tap.emit(element) }
    #expect(log.lines == ["subscribe", "next(1)", "group 1", "error(broken)", "dispose"])
  }

  @Test func `without the sequence of groups there are no further ones`() {
    let log = Log()
    let tap = Tap<Int>(log: { log.add($0) })
    let outer = tap.sequence.groupBy { $0 % 10 }
    var inner: [any Disposable] = []
    let subscription = outer.subscribe(onNext: { group in
      inner.append(group.subscribe { log.add("\($0)") })
    })
    tap.emit(1)
    subscription.dispose()
    tap.emit(2)
    tap.emit(11)
    #expect(log.lines == ["subscribe", "next(1)", "next(11)"])
    inner[0].dispose()
    #expect(log.lines.last == "dispose")
    tap.emit(21)
    #expect(log.lines.count == 4)
  }

  @Test func `an element that another one causes comes after it`() {
    let tap = Tap<Int>()
    var seen: [String] = []
    let subscription = tap.sequence.groupBy { $0 % 10 }.subscribe(onNext: { group in
      seen.append("group \(group.key)")
      if group.key == 1 { tap.emit(11) }
      for name in ["a", "b"] {
        _ = group.subscribe(onNext: { element in
          seen.append("\(name) \(element)")
          if name == "a", element == 1 { tap.emit(2) }
        })
      }
    })
    tap.emit(1)
    #expect(
      seen == ["group 1", "a 1", "b 1", "a 11", "b 11", "group 2", "a 2", "b 2"])
    subscription.dispose()
  }

  @Test func `no lock is held while the selector runs, or a key is hashed or compared`() {
    for place in Key.Place.allCases {
      let tap = Tap<Int>()
      let hangs = ForeignLock.hangs { observe in
        _ = tap.sequence.groupBy { element -> Key in
          if place == .selector, element == 2 { observe() }
          return Key(place: place, observe: element == 2 ? observe : {})
        }.merge().subscribe()
        tap.emit(1)
      } emit: {
        tap.emit(2)
      } enter: {
        tap.emit(3)
        tap.complete()
      }
      #expect(!hangs, "\(place)")
    }
  }

  private struct Key: Hashable {
    enum Place: CaseIterable {
      case selector, hash, equality
    }

    let place: Place
    let observe: () -> Void

    func hash(into hasher: inout Hasher) {
      if place == .hash { observe() }
    }

    static func == (left: Key, right: Key) -> Bool {
      if left.place == .equality {
        left.observe()
        right.observe()
      }
      return true
    }
  }

  @Test func `what the selector holds is released with the end and with the subscription`() {
    for isEnd in [true, false] {
      let source = PublishSubject<Int>()
      var subscription: (any Disposable)?
      let trace = Trace { captive in
        subscription = source.groupBy { _ in withExtendedLifetime(captive) { 0 } }.merge()
          .subscribe()
      }
      source.onNext(1)
      #expect(trace.isAlive)
      if isEnd { source.onCompleted() } else { subscription?.dispose() }
      #expect(!trace.isAlive)
    }
  }

  @Test func `of a source that emits at once no more is taken than is wanted`() {
    var sent = 0
    let source = Observable.range(start: 1, count: 100).do(onNext: { sent = $0 })
    #expect(source.groupBy { $0 % 2 }.merge().take(3).transcript == "1 2 3 |")
    #expect(sent == 3)
  }

  @Test func `10,000 in a row fit a stack of 8 MB`() {
    let result = Watchdog.run {
      (0..<Depth.levels).reduce(Observable.of(0)) { sequence, _ in
        sequence.groupBy { $0 }.merge()
      }.transcript
    }
    #expect(result == "0 |")
  }

  @Test func `a sequence of one's own can be given a key`() {
    let group = GroupedObservable(key: "a", source: Observable.of(1, 2))
    #expect(group.key == "a")
    #expect(group.transcript == "1 2 |")
  }
}
