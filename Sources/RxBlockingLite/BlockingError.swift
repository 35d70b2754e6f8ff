/// Why a call gave up waiting, where it could never have returned.
///
/// Failures of the sequence, `RxError.timeout`, `RxError.noElements` and
/// `RxError.moreThanOneElement` are thrown as they are.
public enum BlockingError: Error, Equatable, Sendable {
  /// Nothing can bring what is waited for.
  ///
  /// - Parameters:
  ///   - awaited: What the call waited for.
  ///   - reason: Why it will not come, and what to do instead.
  ///   - received: The elements that had come by then, as text. `materialize()` has them as they
  ///     are, and so has the `received` of the value that the call was made on.
  case blockedForever(awaited: String, reason: String, received: [String])
}

extension BlockingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .blockedForever(let awaited, let reason, let received):
      let elements =
        received.isEmpty ? "no element" : received.joined(separator: ", ")
      return "Waiting for \(awaited) would never end: \(reason) Received so far: \(elements)."
    }
  }
}
