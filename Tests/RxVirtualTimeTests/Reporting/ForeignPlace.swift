import RxCore
import RxVirtualTime
import Testing

/// A helper that hands a place of Swift Testing on.
enum ForeignPlace {
  static func expectOne(
    _ events: [Recorded<Event<Int>>],
    sourceLocation: SourceLocation = SourceLocation(
      fileID: "Some/Else.swift", filePath: "/somewhere/Else.swift", line: 7, column: 1)
  ) {
    expectElements(events, [1], sourceLocation: sourceLocation)
  }
}
