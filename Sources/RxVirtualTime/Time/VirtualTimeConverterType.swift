import Foundation
import RxCore

/// Translates between a virtual time and real dates and durations.
public protocol VirtualTimeConverterType {
  /// An instant on the virtual clock.
  associatedtype VirtualTimeUnit

  /// A duration on the virtual clock.
  associatedtype VirtualTimeIntervalUnit

  /// The date that stands for a virtual instant.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The virtual instant nearest to a date.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// A virtual duration in seconds.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> TimeInterval

  /// The virtual duration nearest to a number of seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// The instant that lies `offset` after `time`.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit

  /// How two instants lie to each other.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two virtual instants lie to each other.
public enum VirtualTimeComparison: Sendable {
  /// The first is earlier.
  case lessThan
  /// They are the same.
  case equal
  /// The first is later.
  case greaterThan
}
