/// What becomes of a failure that reaches a binding: nobody stands behind it to handle it.
package enum BindingFailure {
  /// Stops a debug build; a release build prints the failure and carries on.
  package static func report(_ error: any Error) {
    let message = """
      Binding error: \(error). A binding cannot handle a failure: handle it before the binding, \
      for instance with catchAndReturn(_:).
      """
    #if DEBUG
      fatalError(message)
    #else
      print(message)
    #endif
  }
}
