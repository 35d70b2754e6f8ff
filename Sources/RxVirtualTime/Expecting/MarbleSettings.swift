/// What holds for all marble tests of a test or a suite.
struct MarbleSettings: Sendable {
  @TaskLocal static var current = MarbleSettings()

  var allowed: Set<MarbleTest.Leftover> = []
  var isStrict = false

  /// These settings, with more allowed, and strict or not where that is said.
  func adding(_ leftovers: [MarbleTest.Leftover], strict: Bool?) -> MarbleSettings {
    MarbleSettings(allowed: allowed.union(leftovers), isStrict: strict ?? isStrict)
  }
}

/// Runs `body`, in which all marble tests let leftovers of these kinds pass.
///
/// In Swift Testing the trait `.marbleTests(allow:strict:)` does so for a test or a suite. An
/// XCTestCase says it for all of its tests by
///
///     override func invokeTest() {
///       withMarbleTests(allow: .pendingWork) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - leftovers: Added to what is allowed already.
///   - strict: Whether calls to stubs and subscriptions to sources that no expectation looks at
///     are reported; nil leaves it as it is.
/// - Returns: What `body` returned.
public func withMarbleTests<Result>(
  allow leftovers: MarbleTest.Leftover..., strict: Bool? = nil, _ body: () throws -> Result
) rethrows -> Result {
  let settings = MarbleSettings.current.adding(leftovers, strict: strict)
  return try MarbleSettings.$current.withValue(settings) { try body() }
}

/// Runs `body`, in which all marble tests let leftovers of these kinds pass.
///
/// - Parameters:
///   - leftovers: Added to what is allowed already.
///   - strict: Whether calls to stubs and subscriptions to sources that no expectation looks at
///     are reported; nil leaves it as it is.
/// - Returns: What `body` returned.
public func withMarbleTests<Result>(
  allow leftovers: MarbleTest.Leftover..., strict: Bool? = nil,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  let settings = MarbleSettings.current.adding(leftovers, strict: strict)
  return try await MarbleSettings.$current.withValue(
    settings, operation: body, isolation: isolation)
}
