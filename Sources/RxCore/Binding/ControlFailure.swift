/// What becomes of a failure of what a control reports: drivers and signals cannot carry it.
enum ControlFailure {
  /// Stops a debug build; a release build prints the failure and carries on.
  static func report(_ error: any Error) {
    let message = """
      A control failed: \(error). What makes a ControlEvent or a ControlProperty must not fail: \
      handle the failure before it, for instance with catchAndReturn(_:).
      """
    #if DEBUG
      fatalError(message)
    #else
      print(message)
    #endif
  }
}
