import RxCore
import RxVirtualTime
import Testing

@Suite struct TimelineReportEndTests {
  @Test("an error instead of the completion is another terminal")
  func otherTerminal() throws {
    #expect(
      try Reports.text(expected: "-a-|", actual: "-a-#") == """
        query: observable differs from expected at frame 3
            frame     |...
            expected  -a-|
            actual    -a-#
                         ▲ expected completed here; error(marble error) came. The other event agrees.
            next(a) @ 1         next(a) @ 1
          ≠ completed @ 3       error(marble error) @ 3
          to accept: "-a-#"
        """)
  }

  @Test("another terminal may come later")
  func otherTerminalLater() throws {
    #expect(
      try Reports.text(expected: "-#", actual: "---|") == """
        query: observable differs from expected at frame 1
            frame     |...
            expected  -#
            actual    ---|
                       ▲ expected any error here; completed came 2 frames late (3).
          ≠ any error @ 1       completed @ 3    +2
          to accept: "---|"
        """)
  }

  @Test("another terminal may come earlier")
  func otherTerminalEarlier() throws {
    #expect(
      try Reports.text(expected: "-----|", actual: "---#") == """
        query: observable differs from expected at frame 3
            frame     |....+
            expected  -----|
            actual    ---#
                         ▲ error(marble error) came here; completed was expected at 5.
          ≠ completed @ 5       error(marble error) @ 3    -2
          to accept: "---#"
        """)
  }

  @Test("another error is named with both descriptions")
  func otherError() throws {
    let values = MarbleValues<String>(
      errors: ["x": ReportFault.offline, "y": ReportFault.full])
    #expect(
      try Reports.text(expected: "-a-x", actual: "-a-y", values: values) == """
        query: observable differs from expected at frame 3
            frame     |...
            expected  -a-x
            actual    -a-y
                         ▲ expected error(offline) here; error(full) came. The other event agrees.
            next(a) @ 1              next(a) @ 1
          ≠ error(offline) @ 3       error(full) @ 3
          to accept: "-a-y"
        """)
  }

  @Test("an end that never came is told from a missing event")
  func neverEnded() throws {
    #expect(
      try Reports.text(expected: "-a-|", actual: "-a----b") == """
        query: observable differs from expected at frame 3
            frame     |....+.
            expected  -a-|
            actual    -a----b
                         ▲ expected completed here; it never ended. 1 other event differs too; 1 agrees.
            next(a) @ 1         next(a) @ 1
          ≠ completed @ 3       nothing
          ≠ nothing             next(b) @ 6
          to accept: "-a----b"
        """)
  }

  @Test("an end that nobody expected is extra")
  func extraEnd() throws {
    #expect(
      try Reports.text(expected: "-a", actual: "-a-|") == """
        query: observable differs from expected at frame 3
            frame     |...
            expected  -a--
            actual    -a-|
                         ▲ completed came here; nothing was expected. The other event agrees.
            next(a) @ 1       next(a) @ 1
          ≠ nothing           completed @ 3
          to accept: "-a-|"
        """)
  }

  @Test("an event expected after disposal cannot come")
  func expectedAfterDisposal() throws {
    #expect(
      try Reports.text(expected: "-a----b", actual: "-a", disposedAt: 4) == """
        query: observable differs from expected at frame 6
            frame     |....+.
            expected  -a----b
            actual    -a-----
                            ▲ expected next(b) here, but it was disposed of at 4. The other event agrees.
            next(a) @ 1       next(a) @ 1
          ≠ next(b) @ 6       nothing
          to accept: "-a"
        """)
  }

  @Test("an event that came after disposal is named so")
  func cameAfterDisposal() throws {
    #expect(
      try Reports.text(expected: "-a", actual: "-a----b", disposedAt: 4) == """
        query: observable differs from expected at frame 6
            frame     |....+.
            expected  -a-----
            actual    -a----b
                            ▲ next(b) came here, after it was disposed of at 4. The other event agrees.
            next(a) @ 1       next(a) @ 1
          ≠ nothing           next(b) @ 6
          to accept: "-a----b"
        """)
  }

  @Test("two events in the other order are one difference of order")
  func otherOrder() throws {
    #expect(
      try Reports.text(expected: "-[ab]-|", actual: "-[ba]-|") == """
        query: observable differs from expected at frame 1
            frame     |.   ..
            expected  -[ab]-|
            actual    -[ba]-|
                       ▲ expected next(a) here before next(b); they came in the other order. The other 2 events agree.
          ≠ next(a) @ 1       nothing
            next(b) @ 1       next(b) @ 1
          ≠ nothing           next(a) @ 1
          to accept: "-[ba]-|"
        """)
  }

  @Test("two events that changed places are one difference of order")
  func changedPlaces() throws {
    #expect(
      try Reports.text(expected: "-a-b-|", actual: "-b-a-|") == """
        query: observable differs from expected at frame 1
            frame     |....+
            expected  -a-b-|
            actual    -b-a-|
                       ▲ expected next(a) here before next(b); they came in the other order. The other event agrees.
          ≠ next(a) @ 1       next(b) @ 1
          ≠ next(b) @ 3       next(a) @ 3
          to accept: "-b-a-|"
        """)
  }

  @Test("of a group of any order only what differs is marked")
  func anyOrder() throws {
    #expect(
      try Reports.text(expected: "-{abc}|", actual: "-[cxa]|") == """
        query: observable differs from expected at frame 1
            frame     |.    .
            expected  -{abc}|
            actual    -[cxa]|
                       ▲ expected next(b) here; next(x) came. The other 3 events agree.
            next(c) @ 1       next(c) @ 1
          ≠ next(b) @ 1       next(x) @ 1
            next(a) @ 1       next(a) @ 1
          to accept: "-[cxa]|"
        """)
  }
}
