import Foundation
import RxCore

/// How long a wait may last.
enum WaitLimit {
  case none
  case seconds(TimeInterval)

  init(_ seconds: TimeInterval?) {
    self = seconds.map { .seconds(max(0, $0)) } ?? .none
  }

  init(_ duration: Duration?) {
    guard let duration else {
      self = .none
      return
    }
    let (seconds, attoseconds) = duration.components
    self = .seconds(max(0, TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18))
  }

  init(_ interval: RxTimeInterval) {
    self =
      switch interval {
      case .seconds(let count): .seconds(max(0, TimeInterval(count)))
      case .milliseconds(let count): .seconds(max(0, TimeInterval(count) / 1e3))
      case .microseconds(let count): .seconds(max(0, TimeInterval(count) / 1e6))
      case .nanoseconds(let count): .seconds(max(0, TimeInterval(count) / 1e9))
      case .never: .none
      @unknown default: .none
      }
  }

  /// The instant at which a wait that begins at `start` is over.
  func end(from start: RxTime) -> RxTime? {
    switch self {
    case .none: nil
    case .seconds(let seconds): start.addingTimeInterval(seconds)
    }
  }
}
