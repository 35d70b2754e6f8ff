import RxCore

extension MaybeEvent: Equatable where Element: Equatable {
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): TimelineDifference.areEqual(lhs, rhs)
    case (.completed, .completed): true
    case (.success, _), (.error, _), (.completed, _): false
    }
  }
}

extension CompletableEvent: Equatable {
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let lhs), .error(let rhs)): TimelineDifference.areEqual(lhs, rhs)
    case (.completed, .completed): true
    case (.error, _), (.completed, _): false
    }
  }
}

/// Whether two lists have the same successes and failures, in the same order.
public func == <Element: Equatable>(
  lhs: [SingleEvent<Element>], rhs: [SingleEvent<Element>]
) -> Bool {
  lhs.elementsEqual(rhs) { lhs, rhs in
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): TimelineDifference.areEqual(lhs, rhs)
    case (.success, .failure), (.failure, .success): false
    }
  }
}
