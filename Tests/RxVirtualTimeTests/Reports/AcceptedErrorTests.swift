import RxCore
import RxVirtualTime
import Testing

@Suite struct `What a report offers for an error` {
  private struct Refusal: Error, Equatable {
    let code: Int
  }

  private func lastLine(_ body: (MarbleTest) -> Void) -> String? {
    let failures = marbleFailures { t in body(t) }
    return failures.first?.text.split(separator: "\n").last.map(String.init)
  }

  @Test func `another error is named beside the diagram`() {
    let line = lastLine { t in
      t.expect(t.hot("-a#", error: ReportFault.full)).toBe("-a#", error: ReportFault.offline)
    }
    #expect(line == #"  to accept: "-a#", error: RxVirtualTimeTests.ReportFault.full"#)
  }

  @Test func `the expected error is not, nor one where any is right`() {
    let expected = lastLine { t in
      t.expect(t.hot("-a#", error: ReportFault.full)).toBe("-a-#", error: ReportFault.full)
    }
    #expect(expected == #"  to accept: "-a#""#)
    let any = lastLine { t in t.expect(t.hot("-a#", error: ReportFault.full)).toBe("-a|") }
    #expect(any == #"  to accept: "-a#""#)
  }

  @Test func `what a compiler adds to the name of a local type is left out`() {
    struct Local: Error {}
    let line = lastLine { t in
      t.expect(t.hot("#", error: Local())).toBe("#", error: Refusal(code: 1))
    }
    #expect(line?.contains("unknown context") == false)
    #expect(line?.hasSuffix("Local()") == true)
  }
}
