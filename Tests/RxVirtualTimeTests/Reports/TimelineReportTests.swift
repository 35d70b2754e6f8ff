import RxCore
import RxVirtualTime
import Testing

@Suite struct TimelineReportTests {
  @Test("what agrees has no report")
  func agreement() throws {
    #expect(try Reports.text(expected: "-a-b|", actual: "-a-b|") == nil)
    #expect(try Reports.text(expected: "---", actual: "-") == nil)
    #expect(try Reports.text(expected: "-a-#", actual: "-a-#") == nil)
    #expect(try Reports.text(expected: "-{abc}-{ab|}", actual: "-[cab]-[ba|]") == nil)
  }

  @Test("an event that came late stands below its caret, with the diagram to accept")
  func late() throws {
    let table = Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d"].map { ($0, Query($0)) })
    let report = try Reports.text(
      expected: "-------c @43ms [d|]", actual: "--------c @43ms [d|]",
      values: MarbleValues(table), source: "-a-bc @40ms d--|", label: "query debounce")
    #expect(
      report == """
        query debounce: observable differs from expected at frame 7
            frame     |....+...~~~~~~~|...
            source    -a-bc---- @40ms d--|
            expected  -------c- @40ms ---[d|]
            actual    --------c @40ms ---[d|]
                             ▲ expected next(c) here; it came 1 frame late (8). The other 2 events agree.
          ≠ next(Query("c")) @ 7        next(Query("c")) @ 8     +1
            next(Query("d")) @ 43       next(Query("d")) @ 43
          to accept: "--------c @43ms [d|]"
        """)
  }

  @Test("an event that came early is marked where it came")
  func early() throws {
    #expect(
      try Reports.text(expected: "-a----b-|", actual: "-a--b---|") == """
        query: observable differs from expected at frame 4
            frame     |....+...
            expected  -a----b-|
            actual    -a--b---|
                          ▲ next(b) came here, 2 frames early; it was expected at 6. The other 2 events agree.
            next(a) @ 1       next(a) @ 1
          ≠ next(b) @ 6       next(b) @ 4    -2
          to accept: "-a--b---|"
        """)
  }

  @Test("a shift that all later events share is named")
  func shift() throws {
    #expect(
      try Reports.text(expected: "-a-b-c-|", actual: "-a--b-c-|") == """
        query: observable differs from expected at frame 3
            frame     |....+...
            expected  -a-b-c-|
            actual    -a--b-c-|
                         ▲ expected next(b) here; it came 1 frame late (4). Both later events are 1 frame late too.
            next(a) @ 1         next(a) @ 1
          ≠ next(b) @ 3         next(b) @ 4      +1
          ≠ next(c) @ 5         next(c) @ 6      +1
          ≠ completed @ 7       completed @ 8    +1
          to accept: "-a--b-c-|"
        """)
  }

  @Test("a shift behind a missing event is named too")
  func shiftBehindMissing() throws {
    #expect(
      try Reports.text(expected: "-a-b-c", actual: "-a--c") == """
        query: observable differs from expected at frame 3
            frame     |....+
            expected  -a-b-c
            actual    -a--c-
                         ▲ expected next(b) here; it never came. The later event is 1 frame early.
            next(a) @ 1       next(a) @ 1
          ≠ next(b) @ 3       nothing
          ≠ next(c) @ 5       next(c) @ 4    -1
          to accept: "-a--c"
        """)
  }

  @Test("an event that never came is missing")
  func missing() throws {
    #expect(
      try Reports.text(expected: "-a-b-|", actual: "-a---|") == """
        query: observable differs from expected at frame 3
            frame     |....+
            expected  -a-b-|
            actual    -a---|
                         ▲ expected next(b) here; it never came. The other 2 events agree.
            next(a) @ 1       next(a) @ 1
          ≠ next(b) @ 3       nothing
          to accept: "-a---|"
        """)
  }

  @Test("an event that nobody expected is extra")
  func extra() throws {
    #expect(
      try Reports.text(expected: "-a", actual: "-a-x-") == """
        query: observable differs from expected at frame 3
            frame     |...
            expected  -a--
            actual    -a-x
                         ▲ next(x) came here; nothing was expected. The other event agrees.
            next(a) @ 1       next(a) @ 1
          ≠ nothing           next(x) @ 3
          to accept: "-a-x"
        """)
  }

  @Test("another value in the same frame is named")
  func otherValue() throws {
    #expect(
      try Reports.text(expected: "-a-[bc]-d|", actual: "-a-[bx]-d|", label: "") == """
        observable differs from expected at frame 3
            frame     |...   .+.
            expected  -a-[bc]-d|
            actual    -a-[bx]-d|
                         ▲ expected next(c) here; next(x) came. The other 4 events agree.
            next(a) @ 1       next(a) @ 1
            next(b) @ 3       next(b) @ 3
          ≠ next(c) @ 3       next(x) @ 3
            next(d) @ 5       next(d) @ 5
          to accept: "-a-[bx]-d|"
        """)
  }
}
