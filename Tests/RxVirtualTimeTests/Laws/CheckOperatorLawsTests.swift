import Foundation
import RxCore
import RxVirtualTime
import Testing

extension ObservableType {
  /// Each element with the one before it.
  fileprivate func pairwise() -> Observable<(Element, Element)> {
    Observable.deferred {
      var previous: Element?
      return self.compactMap { element in
        defer { previous = element }
        return previous.map { ($0, element) }
      }
    }
  }

  /// The same, but all subscribers have one memory.
  fileprivate func pairwiseShared() -> Observable<(Element, Element)> {
    var previous: Element?
    return compactMap { element in
      defer { previous = element }
      return previous.map { ($0, element) }
    }
  }
}

@Suite struct `Check operator laws` {
  @Test func `an operator that obeys them is not reported`() {
    checkOperatorLaws("pairwise", values: [1, 2, 3], by: ==) { source in source.pairwise() }
  }

  @Test func `a state that subscribers share is reported, at the line of the call`() {
    let line = #line + 2
    withKnownIssue {
      checkOperatorLaws("pairwiseShared", values: [1, 2, 3], by: ==) { $0.pairwiseShared() }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        && issue.comments.map(\.rawValue) == [
          """
          pairwiseShared breaks a law: each subscription has a state of its own.
            Two subscribers of one assembled sequence, both at frame 0.
            Expected is what a lone one gets.
          second subscriber: what comes differs from expected at frame 1
              frame     |....+..
              source    -1-2-3-|
              expected  ---A-B-|
              actual    -C-D-E-|
                         ▲ next((1, 1)) came here; nothing was expected. 2 other events differ too; 1 agrees.
              where     A is (1, 2)
              where     B is (2, 3)
              where     C is (1, 1)
              where     D is (2, 2)
              where     E is (3, 3)
            ≠ nothing                next((1, 1)) @ 1
            ≠ next((1, 2)) @ 3       next((2, 2)) @ 3
            ≠ next((2, 3)) @ 5       next((3, 3)) @ 5
            if that is meant: except: [.ownState: "the reason"]
          """
        ]
    }
  }

  @Test func `operators of two sources, and closures that may throw`() {
    checkOperatorLaws("merge", ofTwo: [1, 2, 3]) { Observable.merge($0, $1) }
    checkOperatorLaws(
      "zip", ofTwo: ["a", "b"],
      closures: [
        "resultSelector": { one, other, probe in
          Observable.zip(one, other) { one, other in
            try probe.pass()
            return one + other
          }
        }
      ]
    ) { one, other in Observable.zip(one, other) { $0 + $1 } }
    checkOperatorLaws(
      "filter", values: [1, 2, 3, 4],
      closures: [
        "predicate": { source, probe in
          source.filter { element in
            try probe.pass()
            return element % 2 == 0
          }
        }
      ]
    ) { $0.filter { $0 % 2 == 0 } }
  }

  @Test func `time operators run on the virtual clock`() {
    checkOperatorLaws("debounce", values: ["a", "b"]) {
      $0.debounce(.milliseconds(3), scheduler: MainScheduler.instance)
    }
  }

  @Test func `one sample value is enough, none is not`() {
    checkOperatorLaws("map", values: [1]) { $0.map { $0 + 1 } }
    withKnownIssue {
      checkOperatorLaws("map", values: [Int]()) { $0.map { $0 + 1 } }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "checkOperatorLaws(\"map\") needs sample values; one is enough."
      ]
    }
  }

  @Test func `an exception is not looked at`() {
    checkOperatorLaws(
      "share", values: [1, 2, 3], except: [.ownState: "it is shared on purpose"]
    ) { $0.share() }
  }

  @Test func `an XCTest is told as well, at its line`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["RxVirtualTimeTests.LawProbeXCTests/testBrokenLaw"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["RX_REPORTING_PROBE": "1"], uniquingKeysWith: { $1 })
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    #expect(process.terminationStatus != 0)
    #expect(output.contains("LawProbeXCTests.swift:14: error"))
    #expect(output.contains("ignoreErrors breaks a law: a failure of a source arrives."))
  }
}
