import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Leaves a timer behind.
private func leaveWork() {
  marbleTest(until: .milliseconds(10)) { _ in
    _ = Observable<Int>.interval(.milliseconds(4), scheduler: MainScheduler.instance).subscribe()
  }
}

/// Calls that nobody looked at.
private struct Calls: EndChecked {
  let location = CodeLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
  var endFindings: [EndFinding] { [EndFinding(.unexaminedCalls, "A call.", at: location)] }
}

private func callStub() -> Int {
  marbleFailures { t in t.checkAtEnd(Calls()) }.count
}

@Suite(.marbleTests(allow: .pendingWork, strict: true)) struct `What a suite allows` {
  @Test func `holds for its tests`() {
    leaveWork()
    #expect(callStub() == 1)
  }

  @Test(.marbleTests(allow: .openSubscriptions, strict: false))
  func `is added to by a test, which may be less strict`() {
    leaveWork()
    #expect(callStub() == 0)
    marbleTest { t in _ = t.hot("|").subscribe(AnyObserver { _ in }) }
  }

  @Test func `holds for asynchronous tests`() async {
    await marbleTest(until: .milliseconds(10)) { _ in
      await Task.yield()
      _ = Observable<Int>.interval(.milliseconds(4), scheduler: MainScheduler.instance)
        .subscribe()
    }
  }

  @Suite struct `and for suites inside` {
    @Test func `too`() {
      leaveWork()
      #expect(callStub() == 1)
    }
  }
}

@Suite struct `What is allowed around marble tests` {
  @Test func `is nothing by default, and a marble test is not strict`() {
    withKnownIssue {
      leaveWork()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Work is left at the end of the test: ") == true
    }
    #expect(callStub() == 0)
  }

  @Test func `holds for what runs there`() async throws {
    withMarbleTests(allow: .pendingWork, strict: true) {
      leaveWork()
      #expect(callStub() == 1)
      withMarbleTests(allow: .unexaminedCalls) {
        leaveWork()
        #expect(callStub() == 0)
      }
      #expect(callStub() == 1)
    }
    await withMarbleTests(allow: .pendingWork) {
      await Task.yield()
      leaveWork()
    }
    #expect(throws: RxError.self) { try withMarbleTests { throw RxError.unknown } }
  }

  @Test func `can be said for one marble test`() {
    marbleTest(until: .milliseconds(10), allow: .pendingWork, .keptObjects) { t in
      final class Model { var other: Model? }
      let model = t.keep(Model())
      model.other = model
      _ = Observable<Int>.interval(.milliseconds(4), scheduler: MainScheduler.instance)
        .subscribe()
    }
  }
}
