import RxCore

extension Event: Equatable where Element: Equatable {
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): TimelineDifference.areEqual(lhs, rhs)
    case (.completed, .completed): true
    case (.next, _), (.error, _), (.completed, _): false
    }
  }
}
