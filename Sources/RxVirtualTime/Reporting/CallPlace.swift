/// The line of a test that called the library, for failures that are found further down.
enum CallPlace {
  @TaskLocal static var current: CodeLocation?

  /// Runs `body` on behalf of `place`. Where the library calls itself, the caller's own line stays.
  static func with<Result>(_ place: CodeLocation, _ body: () -> Result) -> Result {
    if place.fileID.hasPrefix("RxVirtualTime/") { return body() }
    return $current.withValue(place, operation: body)
  }
}
