/// How long a frame is, and how times are written.
package struct MarbleScale: Equatable, Sendable {
  /// One frame is one millisecond, as in a marble test.
  package static let milliseconds = MarbleScale(microsecondsPerFrame: 1_000)

  /// Frames are ticks without a length, as in recorded events; such times can only be printed.
  package static let ticks = MarbleScale(microsecondsPerFrame: 1_000, isUnitless: true)

  let microsecondsPerFrame: Int64
  let isUnitless: Bool

  /// Frames beyond this are refused, so that neither sums nor lengths in microseconds overflow.
  var lastFrame: Int { Int(clamping: Int64.max / 4 / microsecondsPerFrame) / 2 }

  /// - Parameter microsecondsPerFrame: At least 1; less counts as 1.
  package init(microsecondsPerFrame: Int) {
    self.init(microsecondsPerFrame: microsecondsPerFrame, isUnitless: false)
  }

  private init(microsecondsPerFrame: Int, isUnitless: Bool) {
    self.microsecondsPerFrame = Int64(max(1, microsecondsPerFrame))
    self.isUnitless = isUnitless
  }

  /// The time of a number of frames, as the language writes it.
  func text(frames: Int) -> String {
    if isUnitless { return "\(frames)" }
    let (time, overflow) = Int64(frames).multipliedReportingOverflow(by: microsecondsPerFrame)
    if overflow { return "\(frames)" }
    return time % 1_000 == 0 ? "\(time / 1_000)ms" : "\(time)us"
  }
}

/// The units of time, with their length in microseconds.
enum MarbleUnit: String, CaseIterable {
  case microseconds = "us"
  case milliseconds = "ms"
  case seconds = "s"
  case minutes = "m"
  case hours = "h"

  var microseconds: Int64 {
    switch self {
    case .microseconds: 1
    case .milliseconds: 1_000
    case .seconds: 1_000_000
    case .minutes: 60_000_000
    case .hours: 3_600_000_000
    }
  }

  /// Whether a key, standing without quotes behind a digit, would read as a unit.
  static func isBeginning(_ key: String) -> Bool {
    switch key {
    case "u", "m", "s", "h": true
    default: false
    }
  }
}

/// A time as it stands in a diagram: `10ms`, `@1.5s`.
struct MarbleTime {
  /// Why a time is no number of frames.
  enum Fault: Error {
    case fraction
    case tooLong
  }

  let isAbsolute: Bool
  let whole: Range<Int>
  let fraction: Range<Int>
  let unit: MarbleUnit

  /// Where the bytes of the time end.
  let end: Int

  /// Reads a time from a place in the text; nil if no time begins there.
  init?(_ bytes: [UInt8], at start: Int) {
    var place = start
    isAbsolute = bytes[start] == UInt8(ascii: "@")
    if isAbsolute { place += 1 }
    whole = Self.digits(bytes, from: place)
    if whole.isEmpty { return nil }
    place = whole.upperBound
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      fraction = Self.digits(bytes, from: place + 1)
      if fraction.isEmpty { return nil }
      place = fraction.upperBound
    } else {
      fraction = place..<place
    }
    guard let unit = Self.unit(bytes, at: place) else { return nil }
    self.unit = unit
    end = place + unit.rawValue.utf8.count
  }

  /// The exact number of frames.
  func frames(_ bytes: [UInt8], scale: MarbleScale) throws(Fault) -> Int {
    var time = try Self.number(bytes[whole], times: unit.microseconds)
    let digits = Self.withoutTrailingZeros(bytes[fraction])
    if !digits.isEmpty {
      // A unit is at most 3.6e9 microseconds: more digits cannot be whole ones.
      guard digits.count <= 10 else { throw .fraction }
      var divisor: Int64 = 1
      for _ in digits { divisor *= 10 }
      var number: Int64 = 0
      for digit in digits { number = number * 10 + Int64(digit - UInt8(ascii: "0")) }
      let product = number.multipliedFullWidth(by: unit.microseconds)
      let (share, rest) = divisor.dividingFullWidth(product)
      guard rest == 0 else { throw .fraction }
      let (sum, overflow) = time.addingReportingOverflow(share)
      guard !overflow else { throw .tooLong }
      time = sum
    }
    let (frames, rest) = time.quotientAndRemainder(dividingBy: scale.microsecondsPerFrame)
    guard rest == 0 else { throw .fraction }
    guard let frames = Int(exactly: frames), frames <= scale.lastFrame else { throw .tooLong }
    return frames
  }

  private static func number(
    _ digits: ArraySlice<UInt8>, times unit: Int64
  ) throws(Fault) -> Int64 {
    var number: Int64 = 0
    for digit in digits {
      let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, more) = tens.addingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
      guard !overflow, !more else { throw .tooLong }
      number = sum
    }
    let (time, overflow) = number.multipliedReportingOverflow(by: unit)
    guard !overflow else { throw .tooLong }
    return time
  }

  private static func withoutTrailingZeros(_ digits: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var digits = digits
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }

  private static func digits(_ bytes: [UInt8], from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func unit(_ bytes: [UInt8], at place: Int) -> MarbleUnit? {
    guard place < bytes.count else { return nil }
    let isTwo = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "s")
    switch bytes[place] {
    case UInt8(ascii: "u"): return isTwo ? .microseconds : nil
    case UInt8(ascii: "m"): return isTwo ? .milliseconds : .minutes
    case UInt8(ascii: "s"): return .seconds
    case UInt8(ascii: "h"): return .hours
    default: return nil
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
