import Foundation
import RxCore

/// The time of tests, in ticks.
public typealias TestTime = Int

/// Translates between ticks and real time, one tick being a given number of seconds.
///
/// Everything is rounded to the nearest tick, halves up: tick = floor(x + ½), for negative times
/// as well.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  public typealias VirtualTimeUnit = Int
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double
  /// One tick in nanoseconds, where that is a whole number.
  private let wholeNanoseconds: Int?

  /// - Parameter resolution: The length of a tick in seconds; `isPossible` says which there are.
  package init(resolution: Double) {
    precondition(Self.isPossible(resolution: resolution))
    self.resolution = resolution
    let nanoseconds = resolution * 1e9
    let isWhole =
      nanoseconds >= 1 && nanoseconds < 0x1p60
      && abs(nanoseconds.rounded() / nanoseconds - 1) < 1e-12
    wholeNanoseconds = isWhole ? Int(nanoseconds.rounded()) : nil
  }

  /// Whether a tick of that many seconds lasts longer than nothing, and ends.
  static func isPossible(resolution: Double) -> Bool {
    resolution > 0 && resolution.isFinite
  }

  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: Double(virtualTime) * resolution)
  }

  public func convertToVirtualTime(_ time: RxTime) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }

  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    // A date is exact to about 0.1 µs; what lies that near to a half tick is one.
    let halves = timeInterval / resolution * 2
    let nearest = halves.rounded()
    let isHalf = abs(halves - nearest) * resolution < 5e-7 && resolution > 1e-5
    return Int(clamping: ((isHalf ? nearest : halves) / 2 + 0.5).rounded(.down))
  }

  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    let (sum, isOverflow) = time.addingReportingOverflow(offset)
    return isOverflow ? (offset < 0 ? .min : .max) : sum
  }

  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }

  /// The ticks nearest to a duration.
  ///
  /// - Returns: nil for one that never passes.
  package func ticks(in interval: RxTimeInterval) -> Int? {
    guard let (count, unit) = interval.parts else { return nil }
    guard let tick = wholeNanoseconds else {
      return convertToVirtualTimeInterval(Double(count) * Double(unit) / 1e9)
    }
    let (nanoseconds, isOverflow) = count.multipliedReportingOverflow(by: 2 * unit)
    let (sum, isSumOverflow) = nanoseconds.addingReportingOverflow(tick)
    if isOverflow || isSumOverflow { return wideTicks(in: Int128(count) * Int128(unit), tick) }
    let (quotient, remainder) = sum.quotientAndRemainder(dividingBy: 2 * tick)
    return remainder < 0 ? quotient - 1 : quotient
  }

  private func wideTicks(in nanoseconds: Int128, _ tick: Int) -> Int {
    let (quotient, remainder) = (2 * nanoseconds + Int128(tick)).quotientAndRemainder(
      dividingBy: Int128(2 * tick))
    return Int(clamping: remainder < 0 ? quotient - 1 : quotient)
  }

  /// Whether a duration is longer than nothing and shorter than a tick.
  func isFraction(_ interval: RxTimeInterval) -> Bool {
    guard let (count, unit) = interval.parts, count > 0 else { return false }
    return Double(count) * Double(unit) < resolution * 1e9 * (1 - 1e-12)
  }
}

extension Int {
  /// The nearest number there is.
  fileprivate init(clamping value: Double) {
    self = value >= 0x1p63 ? .max : value < -0x1p63 ? .min : Int(value)
  }
}

extension RxTimeInterval {
  /// A number and the length of its unit in nanoseconds; nil for never.
  fileprivate var parts: (count: Int, unit: Int)? {
    switch self {
    case .seconds(let count): (count, 1_000_000_000)
    case .milliseconds(let count): (count, 1_000_000)
    case .microseconds(let count): (count, 1000)
    case .nanoseconds(let count): (count, 1)
    case .never: nil
    @unknown default: nil
    }
  }

  /// The duration in seconds; nil for never.
  var seconds: TimeInterval? {
    parts.map { Double($0.count) * Double($0.unit) / 1e9 }
  }
}
