import Testing

@Suite("The walls of the house")
struct RoomOrderTests {
  private let core = SourceFile.sources.filter { $0.module == "RxCore" }

  @Test("every file of RxCore lies in a room that is known")
  func roomsAreKnown() {
    expectNone(core.filter { Rooms.floor(of: $0.room) == nil }.map(\.path))
  }

  @Test("a room of RxCore uses only names of the rooms below it")
  func roomOrder() {
    let violations = NameUses(core).violations { user, declarer in
      guard let own = Rooms.floor(of: user.room), let other = Rooms.floor(of: declarer.room) else {
        return false
      }
      let isOtherShelf = Rooms.shelves.contains(user.room) && Rooms.shelves.contains(declarer.room)
      return other > own || (other == own && user.room != declarer.room && !isOtherShelf)
    }
    expectNone(violations)
  }

  @Test("a shelf uses of another shelf only what is public")
  func shelvesShareOnlyPublicNames() {
    let shelves = core.filter { Rooms.shelves.contains($0.room) }
    let violations = NameUses(shelves, below: .everybody).violations { user, declarer in
      user.room != declarer.room
    }
    expectNone(violations)
  }

  @Test("locks and atomics stand only in the rooms for them")
  func lockRooms() {
    let violations = SourceFile.sources.flatMap { file -> [String] in
      if Rooms.lockRooms[file.module, default: []].contains(file.room) { return [] }
      return file.code.indices.flatMap { line in
        file.words(line).filter { Rooms.lockNames.contains($0) || $0 == "Synchronization" }
          .map { file.violation(line, "\($0) stands in \(file.module)/\(file.room)") }
      }
    }
    expectNone(violations)
  }

  @Test("there is one lock file")
  func oneLockFile() {
    let users = SourceFile.sources.filter { file in
      file.code.indices.contains { line in
        file.words(line).contains { $0 == "Mutex" || $0.hasPrefix("pthread_mutex") }
      }
    }
    #expect(users.map(\.path) == ["Sources/RxCore/Locking/Lock.swift"])
  }

  @Test("only Reporting imports a test library")
  func testLibraries() {
    let violations = imports.filter { !$0.file.path.contains("/RxVirtualTime/Reporting/") }
      .filter { ["XCTest", "Testing"].contains($0.module) }
      .map { $0.file.violation($0.line, "imports \($0.module)") }
    expectNone(violations)
  }

  @Test("the sources import the toolchain's modules and their own, nothing else")
  func noDependencies() {
    let known: Set<String> = [
      "Foundation", "Dispatch", "Synchronization", "Darwin", "Glibc", "ObjectiveC", "os",
      "XCTest", "Testing", "RxCore", "RxVirtualTime", "FoundationNetworking",
    ]
    let violations = imports.filter { !known.contains($0.module) }
      .map { $0.file.violation($0.line, "imports \($0.module)") }
    expectNone(violations)
  }

  private var imports: [(file: SourceFile, line: Int, module: String)] {
    SourceFile.sources.flatMap { file in
      file.code.indices.compactMap { line in
        let words = file.words(line)
        guard let start = words.firstIndex(of: "import"), words.count > start + 1 else {
          return nil
        }
        return (file, line, words[start + 1])
      }
    }
  }
}
