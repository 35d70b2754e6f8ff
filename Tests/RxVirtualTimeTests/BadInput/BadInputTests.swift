import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Bad input` {
  /// What a mistake made Swift Testing record.
  private func issues(of mistake: BadInput) -> (texts: [String], lines: [Int], line: Int) {
    let (texts, lines) = (Log(), Log())
    var line = 0
    withKnownIssue(isIntermittent: true) {
      line = mistake.make()
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
      lines.add("\(issue.sourceLocation?.line ?? 0)")
      return issue.sourceLocation?.filePath.contains("/BadInput/Bad") == true
    }
    return (texts.lines, lines.lines.compactMap { Int($0) }, line)
  }

  @Test(arguments: BadInput.all)
  func `Swift Testing is told what is wrong, at its line, once`(mistake: BadInput) {
    let found = issues(of: mistake)
    #expect(found.texts == [mistake.text])
    #expect(found.lines == [found.line])
  }

  @Test func `XCTest is told the same, at the same lines`() throws {
    let probe = try Probe.run("RxVirtualTimeTests.BadInputProbeXCTests")
    #expect(probe.status != 0)
    for mistake in BadInput.all {
      let line = issues(of: mistake).line
      let told = ["BadInput", "BadTimes"].map { file in
        "/\(file).swift:\(line): error: BadInputProbeXCTests.testEveryMistake : failed - \(mistake.text)\n"
      }
      #expect(told.contains(where: probe.output.contains), "\(mistake) at line \(line)")
    }
    #expect(probe.output.ranges(of: ": error: ").count == BadInput.all.count)
  }

  @Test func `a run that is refused leaves the clock where it was`() {
    let scheduler = TestScheduler(initialClock: 10)
    withKnownIssue { scheduler.advanceTo(5) }
    #expect(scheduler.clock == 10)
    scheduler.advanceTo(11)
    #expect(scheduler.clock == 11)
  }

  @Test func `a reference to a method means the form without a place`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    scheduler.scheduleAt(5) { log.add("a@\(scheduler.clock)") }
    [7, 9].forEach(scheduler.advanceTo)
    [1].forEach(scheduler.sleep)
    let run: () -> Void = scheduler.start
    run()
    #expect(log.lines == ["a@5"])
    #expect(scheduler.clock == 10)
  }

  @Test func `a subclass makes its scheduler as before`() {
    final class Quick: TestScheduler, @unchecked Sendable {
      init() { super.init(initialClock: 7, resolution: 0.001, simulateProcessingDelay: false) }
    }
    class Inheriting: TestScheduler, @unchecked Sendable {}
    final class Overriding: TestScheduler, @unchecked Sendable {
      override init(
        initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true
      ) {
        super.init(
          initialClock: initialClock + 1, resolution: resolution,
          simulateProcessingDelay: simulateProcessingDelay)
      }
    }
    #expect(Quick().clock == 7)
    #expect(Inheriting(initialClock: 8).clock == 8)
    #expect(Overriding(initialClock: 8).clock == 9)
  }
}
