import RxCore
import RxVirtualTime
import Testing

/// A wrong expectation must fail, at its own line, with a report that can be read.
@Suite("The report of a failing expectation")
struct FailureReportTests {
  @Test("is an issue at the expectation's file and line")
  func reportsAtTheLine() {
    let diagrams = """
          source    -a-b-|
          expected  -a--b|
          actual    -a-b-|
                       ▲ next(b) came here, 1 frame early; it was expected at 4.
      """
    let line: UInt = #line + 5
    withKnownIssue {
      marbleTest { t in
        let source = t.hot("-a-b-|")
        let doubled = source.map { $0 + $0 }
        t.expect(doubled, label: "doubled").toBe("-a--b|", values: ["a": "aa", "b": "bb"])
      }
    } matching: { issue in
      issue.sourceLocation?.line == Int(line)
        && issue.sourceLocation?.fileName == "FailureReportTests.swift"
        && issue.comments.contains { $0.rawValue.contains(diagrams) }
    }
  }
}
