/// What becomes of a failure inside a sequence that does not fail.
enum InfallibleFailure {
  /// Stops a debug build; a release build prints the failure and carries on.
  static func report(_ error: any Error) {
    let message = """
      An Infallible has failed: \(error). A sequence inside it can fail, one that flatMap or \
      concat has let in: handle its failure there, for instance with \
      asInfallible(onErrorJustReturn:).
      """
    #if DEBUG
      fatalError(message)
    #else
      print(message)
    #endif
  }
}
