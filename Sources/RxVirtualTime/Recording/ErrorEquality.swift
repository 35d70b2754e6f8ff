import Foundation
import RxCore

/// Whether two errors count as the same: of one type, and described alike.
///
/// An `NSError` is compared by domain and code.
package func isSameError(_ lhs: any Error, _ rhs: any Error) -> Bool {
  guard type(of: lhs) == type(of: rhs) else { return false }
  if type(of: lhs) is NSError.Type {
    let (lhs, rhs) = (lhs as NSError, rhs as NSError)
    return lhs.domain == rhs.domain && lhs.code == rhs.code
  }
  return String(reflecting: lhs) == String(reflecting: rhs)
}

extension Event: Equatable where Element: Equatable {
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): isSameError(lhs, rhs)
    case (.completed, .completed): true
    case (.next, _), (.error, _), (.completed, _): false
    }
  }
}
