import RxCore

/// What a sequence emitted, and how it ended.
@frozen
public enum MaterializedSequenceResult<T> {
  /// It completed.
  case completed(elements: [T])

  /// It failed, or took too long, or would never have ended.
  case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}

extension MaterializedSequenceResult {
  var elements: [T] {
    switch self {
    case .completed(let elements): elements
    case .failed(let elements, _): elements
    }
  }

  func elementsOrFailure() throws -> [T] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }

  /// The only element.
  func single() throws -> T {
    let elements = try elementsOrFailure()
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }
}
