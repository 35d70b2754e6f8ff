#if canImport(Testing)
  import Testing

  /// What the marble tests of a test or a suite let pass: `.marbleTests(allow: .pendingWork)`.
  public struct MarbleTrait: SuiteTrait, TestTrait, TestScoping {
    let leftovers: [MarbleTest.Leftover]
    let isStrict: Bool?

    /// Whether it holds for the tests and suites inside a suite; it does.
    public var isRecursive: Bool { true }

    /// Runs a test with what is let pass.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let settings = MarbleSettings.current.adding(leftovers, strict: isStrict)
      try await MarbleSettings.$current.withValue(settings) { try await function() }
    }
  }

  extension Trait where Self == MarbleTrait {
    /// Lets leftovers of these kinds pass at the end of each marble test.
    ///
    ///     @Suite(.marbleTests(allow: .pendingWork)) struct SearchTests { … }
    ///
    /// - Parameters:
    ///   - leftovers: Added to what an outer suite allows.
    ///   - strict: Whether calls to stubs and subscriptions to sources that no expectation looks at
    ///     are reported; nil leaves it as it is.
    public static func marbleTests(
      allow leftovers: MarbleTest.Leftover..., strict: Bool? = nil
    ) -> MarbleTrait {
      MarbleTrait(leftovers: leftovers, isStrict: strict)
    }
  }
#endif
