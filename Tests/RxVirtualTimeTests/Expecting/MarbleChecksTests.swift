import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `What a marble test is told too late` {
  private let late = "This was stated when its marble test had ended already, so nothing checks it."

  @Test func `an expectation on a test that has ended is reported at its line, once`() {
    var test: MarbleTest?
    marbleTest { t in test = t }
    let line = #line + 2
    withKnownIssue {
      test.map { t in t.expect(t.hot("-a")).toBe("-b") }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [late] && issue.sourceLocation?.line == line
    }
  }

  @Test func `an expectation that is told once more after the test is reported`() {
    var expectation: MarbleExpectation<String>?
    marbleTest { t in
      expectation = t.expect(t.hot("-a"))
      expectation?.toBe("-a")
    }
    let line = #line + 2
    withKnownIssue {
      expectation?.toBe("-b")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [late] && issue.sourceLocation?.line == line
    }
  }

  @Test func `a mistake in a diagram is said even then`() {
    var test: MarbleTest?
    marbleTest { t in test = t }
    withKnownIssue {
      _ = test?.hot("-(a")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("marble syntax error [unclosed]") == true
    }
  }

  @Test func `what was wrong before the body threw is reported, what was expected is not`() {
    struct Thrown: Error {}
    let line = #line + 3
    withKnownIssue {
      try? marbleTest { t in
        t.expect(t.hot("-(a")).toBe("-b")
        throw Thrown()
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("marble syntax error [unclosed]") == true
        && issue.sourceLocation?.line == line
    }
  }

  @Test func `a call without an answer is reported although the body threw`() {
    struct Thrown: Error {}
    withKnownIssue {
      try? marbleTest { t in
        let stub = t.stub([1: "a|"])
        _ = stub.call(2)
        throw Thrown()
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("The stub has no answer to 2") == true
    }
  }
}
