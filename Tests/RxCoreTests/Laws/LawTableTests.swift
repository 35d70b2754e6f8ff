import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Runs every operator through the laws that `checkOperatorLaws` knows.
enum LawTable {
  static let rows =
    creating + transforming + filtering + combining + timing + recovering + collecting + watching
    + sharing + traits + nonfailing
}

@Suite("The laws of all operators") struct LawTableTests {
  private static let shelves = [
    "Creating", "Transforming", "Filtering", "Combining", "Timing", "Recovering", "Collecting",
    "Watching", "Sharing",
  ]

  /// What a file that offers an operator looks like.
  private static let offer = #"\n  public (static )?(func|var) "#
  private static let extended =
    #"\nextension (ObservableType|Observable|ObservableConvertibleType|ConnectableObservableType)\b"#

  @Test(arguments: LawTable.rows)
  func `an operator obeys the laws, and has a reason where it does not`(_ row: LawRow) {
    let laws = OperatorLaw.allCases.filter { row.exceptions[$0] == nil }
    for violation in quietly(row, laws) { Issue.record(Comment(rawValue: violation.text)) }
  }

  @Test(arguments: LawTable.rows.filter { !$0.exceptions.isEmpty })
  func `an exception is needed`(_ row: LawRow) {
    let needed = Set(quietly(row, Array(row.exceptions.keys)).map(\.law))
    #expect(Set(row.exceptions.keys).subtracting(needed) == [], "\(row): laws that hold")
  }

  /// Without the lines that `debug` writes.
  private func quietly(_ row: LawRow, _ laws: [OperatorLaw]) -> [LawViolation] {
    DebugOutput.$handler.withValue(DebugOutput.Handler { _ in }) { row.violations(laws) }
  }

  @Test func `every operator has a row, and every row an operator`() throws {
    let files = try Self.shelves.flatMap { shelf in
      try ProjectFolder.files(in: "Sources/RxCore/\(shelf)", withExtension: "swift")
        .filter { file in
          let text = try String(contentsOf: file, encoding: .utf8)
          return [Self.offer, Self.extended].allSatisfy {
            text.range(of: $0, options: .regularExpression) != nil
              || ("\n" + text).range(of: $0, options: .regularExpression) != nil
          }
        }
        .map { $0.deletingPathExtension().lastPathComponent }
    }
    let names = Set(LawTable.rows.map(\.file)).subtracting(Self.traitFiles)
    #expect(
      Set(files).subtracting(names).sorted() == [], "These have no row."
    )
    #expect(names.subtracting(files).sorted() == [], "These have no file.")
  }

  /// The files of the traits that make one sequence of another; the rest subscribes.
  private static var traitFiles: Set<String> {
    let makers: Set<String> = [
      "AsSingle", "AsMaybe", "AsCompletable", "AsInfallible", "AsDriver", "AsSignal",
      "AsSharedSequence", "First", "ToArray",
    ]
    let names = ["", "/Single", "/Maybe", "/Completable", "/PrimitiveSequence", "/Infallible"]
      .flatMap { ProjectFolder.files(in: "Sources/RxCore/Traits" + $0, withExtension: "swift") }
      .map { $0.deletingPathExtension().lastPathComponent }
      .filter { makers.contains($0) || $0.contains("+") }
    return Set(names).subtracting(["Infallible+Subscribe", "PrimitiveSequence+Subscribe"])
  }

  @Test func `every operator of the traits has a row`() {
    let rows = Set(LawTable.rows.map(\.file))
    #expect(Self.traitFiles.count > 40)
    #expect(Self.traitFiles.subtracting(rows).sorted() == [], "These have no row.")
  }

  @Test func `rows have names of their own`() {
    let names = LawTable.rows.map(\.description)
    #expect(Set(names).count == names.count)
  }
}
