import RxCore
import RxVirtualTime
import Testing

@Suite struct TimelineReportValueTests {
  /// Equal to nothing, itself included.
  struct Unequal: Equatable, CustomStringConvertible {
    static func == (one: Unequal, other: Unequal) -> Bool { false }
    var description: String { "unequal" }
  }

  @Test("values without a key get letters that no key has, and a legend")
  func legend() {
    let values = MarbleValues(["A": Query("a"), "b": Query("b")])
    let report = TimelineReport(values: values, areEqual: ==)
    let text = report.text(
      expected: [TimelineEntry(1, .next(Query("a")))],
      actual: [
        TimelineEntry(1, .next(Query("other"))), TimelineEntry(2, .next(Query("more"))),
        TimelineEntry(4, .next(Query("other"))),
      ])
    #expect(
      text == """
        observable differs from expected at frame 1
            frame     |....
            expected  -A---
            actual    -BC-B
                       ▲ expected next(A) here; next(Query("other")) came. 2 other events differ too.
            where     B is Query("other")
            where     C is Query("more")
          ≠ next(Query("a")) @ 1       next(Query("other")) @ 1
          ≠ nothing                    next(Query("more")) @ 2
          ≠ nothing                    next(Query("other")) @ 4
          to accept: "-BC-B"
        """)
  }

  @Test("an unequal value that looks the same is said to")
  func looksTheSame() {
    let report = TimelineReport<Unequal>(areEqual: ==)
    #expect(
      report.text(
        expected: [TimelineEntry(0, .next(Unequal()))],
        actual: [TimelineEntry(0, .next(Unequal()))]) == """
          observable differs from expected at frame 0
              frame     |
              expected  A
              actual    A
                        ▲ expected next(unequal) here; one came that looks the same and is not equal.
              where     A is unequal
            ≠ next(unequal) @ 0       next(unequal) @ 0
            to accept: "A"
          """)
  }

  @Test("what cannot be drawn is a table")
  func undrawable() throws {
    var report = TimelineReport<Observable<Int>>(
      areEqual: { _, _ in true }, describe: { _ in "inner" })
    report.label = "windows"
    let inner = Observable<Int>.create { _ in Disposables.create() }
    #expect(
      report.text(
        expected: [TimelineEntry(1, .next(inner)), TimelineEntry(5, .completed)],
        actual: [TimelineEntry(1, .next(inner)), TimelineEntry(6, .completed)]) == """
          windows: observable differs from expected at frame 5
              expected completed here; it came 1 frame late (6). The other event agrees.
              next(inner) @ 1       next(inner) @ 1
            ≠ completed @ 5         completed @ 6      +1
          """)
  }

  @Test("Void, optional and boolean elements are their own keys")
  func otherTypes() throws {
    let void = TimelineReport<Void>(areEqual: { _, _ in true })
    #expect(
      void.text(expected: [TimelineEntry(1, .next(()))], actual: []) == """
        observable differs from expected at frame 1
            frame     |.
            expected  -x
            actual    --
                       ▲ expected next(x) here; it never came.
          ≠ next(()) @ 1       nothing
          to accept: "-"
        """)
    let flags = TimelineReport<Bool?>(areEqual: ==)
    #expect(
      flags.text(
        expected: [TimelineEntry(0, .next(true))],
        actual: [TimelineEntry(0, .next(false)), TimelineEntry(1, .next(nil))]) == """
          observable differs from expected at frame 0
              frame     |.
              expected  t-
              actual    fA
                        ▲ expected next(t) here; next(f) came. 1 other event differs too.
              where     A is nil
            ≠ next(Optional(true)) @ 0       next(Optional(false)) @ 0
            ≠ nothing                        next(nil) @ 1
            to accept: "fA"
          """)
  }

  @Test("keys that need quotes keep their frames above each other")
  func quotedKeys() throws {
    #expect(
      try Reports.text(expected: "a-'12'-b", actual: "a-'1\"'-b") == """
        query: observable differs from expected at frame 2
            frame     |..   ..
            expected  a-'12'-b
            actual    a-'1"'-b
                        ▲ expected next(12) here; next(1") came. The other 2 events agree.
            next(a) @ 0        next(a) @ 0
          ≠ next(12) @ 2       next(1") @ 2
            next(b) @ 4        next(b) @ 4
          to accept: #"a-'1"'-b"#
        """)
  }

  @Test("wide characters take two columns in every row")
  func wideCharacters() throws {
    #expect(
      try Reports.text(expected: "-中-b", actual: "-中-c") == """
        query: observable differs from expected at frame 3
            frame     |. ..
            expected  -中-b
            actual    -中-c
                          ▲ expected next(b) here; next(c) came. The other event agrees.
            next(中) @ 1       next(中) @ 1
          ≠ next(b) @ 3        next(c) @ 3
          to accept: "-中-c"
        """)
  }

  @Test("times before frame 0 stand before the anchor in all rows")
  func negativeTimes() throws {
    #expect(
      try Reports.text(expected: "---b", actual: "---c", source: "a 20ms --^--b") == """
        query: observable differs from expected at frame 3
            frame     .~~~~~~|...
            source    a 22ms ^--b
            expected  - 22ms ^--b
            actual    - 22ms ^--c
                                ▲ expected next(b) here; next(c) came.
          ≠ next(b) @ 3       next(c) @ 3
          to accept: "---c"
        """)
  }
}
