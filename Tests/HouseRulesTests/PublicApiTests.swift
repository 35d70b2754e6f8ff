import Foundation
import TestSupport
import Testing

@Suite("The public API of the house")
struct PublicApiTests {
  /// Set by `Scripts/public-api`.
  private static let isRecording =
    ProcessInfo.processInfo.environment["RX_RECORD_PUBLIC_API"] != nil

  @Test("it is written down in Fixtures/PublicAPI", arguments: PublicApi.modules)
  func isWrittenDown(_ module: String) throws {
    let api = PublicApi(module: module)
    let text = api.lines.joined(separator: "\n") + "\n"
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: api.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: api.file, atomically: true, encoding: .utf8)
    }
    let written = (try? String(contentsOf: api.file, encoding: .utf8)) ?? ""
    if written == text { return }
    let lines = written.split(separator: "\n").map(String.init)
    let (now, before) = (Set(api.lines), Set(lines))
    let gone = lines.filter { !now.contains($0) }.map { "- " + $0 }
    let new = api.lines.filter { !before.contains($0) }.map { "+ " + $0 }
    let changes = gone + new + (gone.isEmpty && new.isEmpty ? ["  (only the order)"] : [])
    Issue.record(
      """
      \(ProjectFolder.relativePath(of: api.file)) is not what the sources say:
      \(changes.joined(separator: "\n"))
      If that is meant, write it down: Scripts/public-api --skip-build
      """)
  }

  @Test("no public declaration is overlooked")
  func completeness() {
    let violations = SourceFile.sources.flatMap { file in
      let read = Set(Declaration.all(in: file).filter { $0.access == .everybody }.map(\.line))
      return file.code.indices.filter { line in
        !read.contains(line)
          && file.code[line].range(of: #"^ *(public|open) [a-z]"#, options: .regularExpression)
            != nil
      }.map { file.violation($0, "is not read as a public declaration") }
    }
    expectNone(violations)
  }

  @Test("declarations are read without their bodies")
  func reading() {
    let file = SourceFile(
      path: "Sources/RxCore/Timing/Example.swift",
      text: """
        /// A type.
        public final class Example<Element>: Base<Element>,
          Sendable
        {
          public let count: Int = 3
          public private(set) var name = "a"
          public var both: Int {
            get { 1 }
            set { count = newValue }
          }
          var hidden = 1
          public init(
            _ first: Int, second: [Int: String] = [:]
          ) {}
        }

        extension Example: Equatable where Element: Equatable {
          public static func == (one: Example, other: Example) -> Bool { true }
        }

        extension ObservableType where Element == Int {
          @available(*, deprecated, renamed: "sum(_:)")
          @inlinable
          public func total<Result>(
            _ transform: @escaping (Int) throws -> Result = { $0 }
          ) -> Observable<Result>
          where Result: Hashable {
            fatalError()
          }
        }

        public protocol Named {
          var name: String { get }
          func rename(
            _ name: String
          ) -> any Disposable
        }

        extension Inner: Equatable {
          public func alsoUnseen() {}
        }

        struct Inner {
          public func unseen() {}
        }

        public enum Kind {
          case one
          case two(Int)
          public enum Nested {
            case three
          }
        }

        public typealias Number = Int

        public func global<
          First, Second
        >(
          _ first: First, _ second: Second
        ) {}
        """)
    #expect(
      PublicApi.lines(of: file, hidden: ["Inner"]) == [
        "Example: final class Example<Element>: Base<Element>, Sendable",
        "Example: let count: Int",
        "Example: private(set) var name = \"a\"",
        "Example: var both: Int { get set }",
        "Example: init(_ first: Int, second: [Int: String] = [:])",
        "extension Example: Equatable where Element: Equatable",
        "Example where Element: Equatable: static func == (one: Example, other: Example) -> Bool",
        "ObservableType where Element == Int: @available(*, deprecated, renamed: \"sum(_:)\") func "
          + "total<Result>(_ transform: @escaping (Int) throws -> Result = { $0 }) "
          + "-> Observable<Result> where Result: Hashable",
        "Named: protocol Named",
        "Named: var name: String { get }",
        "Named: func rename(_ name: String) -> any Disposable",
        "Kind: enum Kind",
        "Kind: case one",
        "Kind: case two(Int)",
        "Kind.Nested: enum Nested",
        "Kind.Nested: case three",
        "typealias Number = Int",
        "func global<First, Second>(_ first: First, _ second: Second)",
      ])
  }
}
