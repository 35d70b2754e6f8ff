/// What a sequence emitted, and how it ended.
@frozen
public enum MaterializedSequenceResult<T> {
  /// It completed.
  case completed(elements: [T])

  /// It failed, or took too long.
  case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult {
  func elementsOrFailure() throws -> [T] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}
