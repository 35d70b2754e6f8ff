import Foundation
import RxCore
import Testing

@Suite struct SectionedViewDataSourceTypeTests {
  private struct Fruits: SectionedViewDataSourceType {
    let sections: [[String]]

    func model(at indexPath: IndexPath) throws -> Any {
      guard let section = indexPath.first, sections.indices.contains(section) else {
        throw RxCocoaError.itemsNotYetBound(object: self)
      }
      return sections[section][indexPath[1]]
    }
  }

  @Test func `a data source knows its models, and throws where it has none`() throws {
    let source: any SectionedViewDataSourceType = Fruits(sections: [["apple"], ["date", "fig"]])
    #expect(try source.model(at: IndexPath(indexes: [1, 1])) as? String == "fig")
    #expect(throws: RxCocoaError.self) {
      try source.model(at: IndexPath(indexes: [2, 0]))
    }
  }
}
