/// Where the whole process may say what happens to errors that nobody handles.
public enum Hooks {
  /// Receives the call stack of the subscription (empty unless recorded) and the error.
  public typealias DefaultErrorHandler = (
    _ subscriptionCallStack: [String], _ error: any Error
  ) -> Void

  /// Gives the call stack of the subscription that is being made.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private struct Settings {
    var recordCallStackOnError = false
    var defaultErrorHandler: DefaultErrorHandler = { callStack, error in
      #if DEBUG
        let origin = callStack.map { "    " + $0 }.joined(separator: "\n")
        print("Unhandled error happened: \(error)" + (origin.isEmpty ? "" : "\n" + origin))
      #endif
    }
    var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack = { [] }
  }

  private static let settings = Guarded(Settings())

  /// Whether `subscribe` notes the call stack for the error handler. Off at first.
  public static var recordCallStackOnError: Bool {
    get { settings.with { $0.recordCallStackOnError } }
    set { settings.with { $0.recordCallStackOnError = newValue } }
  }

  /// Called when a sequence fails and the subscription has no `onError` handler.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { settings.with { $0.defaultErrorHandler } }
    set { settings.replace(\.defaultErrorHandler, by: newValue) }
  }

  /// Gives the call stack, where it is recorded at all.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { settings.with { $0.customCaptureSubscriptionCallstack } }
    set { settings.replace(\.customCaptureSubscriptionCallstack, by: newValue) }
  }
}
