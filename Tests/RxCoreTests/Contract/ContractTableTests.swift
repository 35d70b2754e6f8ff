import Foundation
import TestSupport
import Testing

@Suite("Contract: table") struct ContractTableTests {
  /// What the machinery of several inputs, of ends and of sharing is called.
  private static let machinery =
    #"\b(SerialDelivery|SerialInput|FlattenSink|SwitchSink|Succession|ScheduledDelivery"#
    + #"|EndingStage|SubscriberList|Lock\(\))"#
  private static let rooms = [
    "Creating", "Transforming", "Filtering", "Combining", "Timing", "Recovering", "Collecting",
    "Watching", "Sharing", "Subjects", "Relays",
  ]
  /// Files that several operators share, and families that stand in the table by another member.
  private static let shared: Set<String> = [
    "RowDelivery", "ConnectableObservable",
  ]

  @Test("it names every operator that orders, ends or shares")
  func complete() throws {
    let names = Set(ContractTable.entries.map { String($0.name.prefix { $0 != " " }) })
    var missing: [String] = []
    for room in Self.rooms {
      for file in ProjectFolder.files(in: "Sources/RxCore/\(room)", withExtension: "swift") {
        let stem = file.deletingPathExtension().lastPathComponent
        let text = try String(contentsOf: file, encoding: .utf8)
        let isKind = text.range(of: Self.machinery, options: .regularExpression) != nil
        if isKind, !names.contains(stem), !Self.shared.contains(stem) { missing.append(stem) }
      }
    }
    #expect(missing.sorted() == [])
  }
}
