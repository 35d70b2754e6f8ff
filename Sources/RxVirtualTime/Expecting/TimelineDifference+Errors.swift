import Foundation

extension TimelineDifference {
  /// Errors are the same if their types and descriptions are, and the domain and code of an
  /// `NSError`.
  package static func areEqual(_ one: any Error, _ other: any Error) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if type(of: one) is NSError.Type {
      let (one, other) = (one as NSError, other as NSError)
      guard one.domain == other.domain, one.code == other.code else { return false }
    }
    return "\(one)" == "\(other)"
  }
}
