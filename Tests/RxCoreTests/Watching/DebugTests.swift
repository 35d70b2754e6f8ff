import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct DebugTests {
  /// Runs `body` and gives the lines that it prints, each without its date.
  private func lines(_ body: () -> Void) -> [String] {
    let log = Log()
    DebugOutput.$handler.withValue(DebugOutput.Handler(log.add), operation: body)
    return log.lines.map { line in
      line.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: (.*)/).map { String($0.1) }
        ?? "without a date: \(line)"
    }
  }

  @Test func `obeys its fixture`() {
    _ = lines {
      OperatorFixture.run("Watching/debug") { c, s in
        switch c.arguments.text {
        case "trace": return try s.first.debug("trace")
        case "trimmed": return try s.first.debug("trace", trimOutput: true)
        default: throw c.unknownArguments
        }
      }
    }
  }

  @Test func `subscription, events and the end are told, the disposal after the end has passed`() {
    let lines = lines {
      _ = Observable.of(1, 2).debug("numbers").subscribe(onCompleted: {
        DebugOutput.handler?.take("2026-01-31 10:00:00.000: observer")
      })
    }
    #expect(
      lines == [
        "numbers -> subscribed", "numbers -> Event next(1)", "numbers -> Event next(2)",
        "numbers -> Event completed", "observer", "numbers -> isDisposed",
      ])
  }

  @Test func `a failure is told, and its disposal once`() {
    let lines = lines {
      Observable<Int>.error(TestFailure()).debug("failing").subscribe { _ in }.dispose()
    }
    #expect(
      lines == [
        "failing -> subscribed", "failing -> Event error(TestFailure())", "failing -> isDisposed",
      ])
  }

  @Test func `the disposal is told before the source is disposed`() {
    let lines = lines {
      let source = Observable<Int>.create { _ in
        Disposables.create {
          DebugOutput.handler?.take("2026-01-31 10:00:00.000: source disposed")
        }
      }
      let subscription = source.debug("open").subscribe()
      subscription.dispose()
      subscription.dispose()
    }
    #expect(lines == ["open -> subscribed", "open -> isDisposed", "source disposed"])
  }

  @Test func `of two, the one nearer to the observer is disposed first`() {
    let lines = lines { _ = Observable.just(1).debug("a").debug("b").subscribe() }
    #expect(
      lines == [
        "b -> subscribed", "a -> subscribed", "a -> Event next(1)", "b -> Event next(1)",
        "a -> Event completed", "b -> Event completed", "b -> isDisposed", "a -> isDisposed",
      ])
  }

  @Test func `without a name the place of the call stands in its stead`() {
    let lines = lines {
      _ = Observable.just(1).debug(file: "Folder/File.swift", line: 7, function: "body()")
        .subscribe()
    }
    #expect(lines.first == "File.swift:7 (body()) -> subscribed")
    let line = #line + 1
    let own = self.lines { _ = Observable.just(1).debug().subscribe() }
    #expect(own.first?.hasPrefix("DebugTests.swift:\(line) (") == true)
  }

  @Test func `a long event is cut if so asked, one of 40 characters is not`() {
    let short = String(repeating: "s", count: 34)
    let long = String(repeating: "a", count: 20) + String(repeating: "z", count: 20)
    let lines = lines {
      _ = Observable.of(short, long).debug("cut", trimOutput: true).subscribe()
      _ = Observable.just(long).debug("whole").subscribe()
    }
    #expect(lines[1] == "cut -> Event next(\(short))")
    #expect(lines[2] == "cut -> Event next(aaaaaaaaaaaaaaa...zzzzzzzzzzzzzzzzzzz)")
    #expect(lines[6] == "whole -> Event next(\(long))")
  }

  @Test func `each subscription is told`() {
    let lines = lines {
      let sequence = Observable<Int>.empty().debug("twice")
      _ = sequence.subscribe()
      _ = sequence.subscribe()
    }
    #expect(lines.count { $0 == "twice -> subscribed" } == 2)
    #expect(lines.count { $0 == "twice -> isDisposed" } == 2)
  }

  @Test func `end and disposal release the observer`() {
    _ = lines {
      let source = PublishSubject<Int>()
      var kept: [any Disposable] = []
      let disposed = Trace { captive in
        kept.append(source.debug("a").subscribe { _ in withExtendedLifetime(captive) {} })
      }
      kept[0].dispose()
      #expect(!disposed.isAlive)
      let ended = Trace { captive in
        kept.append(source.debug("a").subscribe { _ in withExtendedLifetime(captive) {} })
      }
      source.onCompleted()
      #expect(!ended.isAlive)
      withExtendedLifetime(kept) {}
    }
  }

  @Test func `the lines go to the standard output`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        _ = Observable.just(1).debug("printed").subscribe()
      })
    #expect(result.standardOutputText.contains(": printed -> Event next(1)\n"))
  }
}
