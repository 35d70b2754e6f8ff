import Testing

/// The rules are only as good as their reading of the sources.
@Suite("The tools of the house rules")
struct HouseToolsTests {
  @Test("comments and literals are blanked out, lines kept")
  func strips() {
    let text = """
      let a = "Lock // \\" Mutex" // Atomic
      /* Lock /* nested */ Mutex */ let b = #"a " b"#
      let c = \"""
        Atomic "quoted"
        \"""
      end
      """
    let file = SourceFile(path: "Sources/RxCore/Timing/A.swift", text: text)
    #expect(file.code.count == file.lines.count)
    #expect(
      file.code.indices.flatMap { file.words($0) } == ["let", "a", "let", "b", "let", "c", "end"])
  }

  @Test("declarations are found with their access and what encloses them")
  func declarations() {
    let text = """
      public protocol Thing {
        func run()
      }
      @discardableResult public final class Box: Thing {
        private(set) package var value = 0
        public init() {}
        override public func run() { let hidden = 1 }
        fileprivate class func make() {}
      }
      public enum State { 
        case on, off
      }
      """
    let file = SourceFile(path: "Sources/RxCore/Timing/A.swift", text: text)
    let found = Declaration.all(in: file)
    #expect(
      found.map(\.name) == ["Thing", "run", "Box", "value", "init", "run", "make", "State", "on"])
    #expect(
      found.map(\.access) == [
        .everybody, .everybody, .everybody, .package, .everybody, .everybody, .filePrivate,
        .everybody, .everybody,
      ])
    #expect(
      found.map(\.isOverride) == [false, false, false, false, false, true, false, false, false])
    #expect(found.map(\.enclosing)[1] == "protocol Thing")
  }

  @Test("a name of a higher room is found where a lower room uses it")
  func uses() {
    let low = SourceFile(path: "Sources/RxCore/Contract/Low.swift", text: "let a: High\n// High")
    let high = SourceFile(path: "Sources/RxCore/Timing/High.swift", text: "final class High {}")
    let violations = NameUses([low, high]).violations { user, _ in user.room == "Contract" }
    #expect(violations == ["Sources/RxCore/Contract/Low.swift:1: uses High of \(high.path)"])
  }

  @Test("a drawing is read with its heads and diagrams")
  func drawings() {
    let text = """
      /// Text.
      ///
      ///     source        -a-b-----c|
      ///     debounce 3ms  ------b---(c|)
      ///
      ///     code without columns
      func debounce() {}
      """
    let drawings = Drawing.all(in: SourceFile(path: "Sources/RxCore/Timing/A.swift", text: text))
    #expect(drawings.count == 1)
    #expect(drawings[0].line == 2)
    #expect(drawings[0].rows.map(\.head) == ["source", "debounce 3ms"])
    #expect(drawings[0].rows.map(\.diagram) == ["-a-b-----c|", "------b---(c|)"])
  }
}
