/// What the library itself reports as an error of a sequence.
public enum RxError: Error, @unchecked Sendable {
  /// The cause is not known.
  case unknown

  /// The object was used after it had been disposed.
  case disposed(object: AnyObject)

  /// An arithmetic result does not fit.
  case overflow

  /// An index or a count lies outside the sequence.
  case argumentOutOfRange

  /// The sequence ended without an element where one was needed.
  case noElements

  /// The sequence emitted more elements than the one that was allowed.
  case moreThanOneElement

  /// The time limit passed.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
