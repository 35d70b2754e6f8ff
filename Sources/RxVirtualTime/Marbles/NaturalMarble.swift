/// An element type whose elements are marbles by themselves, without a table of values.
package protocol NaturalMarble {
  /// The element that a key stands for; nil if it stands for none.
  static func element(ofMarble key: String) -> Self?

  /// The key that stands for the element; nil if none does.
  var marbleKey: String? { get }
}

extension String: NaturalMarble {
  package static func element(ofMarble key: String) -> String? { key }
  package var marbleKey: String? { self }
}

extension Character: NaturalMarble {
  package static func element(ofMarble key: String) -> Character? {
    key.count == 1 ? key.first : nil
  }
  package var marbleKey: String? { String(self) }
}

extension Bool: NaturalMarble {
  package static func element(ofMarble key: String) -> Bool? {
    switch key {
    case "t", "true": true
    case "f", "false": false
    default: nil
    }
  }
  package var marbleKey: String? { self ? "t" : "f" }
}

extension NaturalMarble where Self: LosslessStringConvertible {
  package static func element(ofMarble key: String) -> Self? { Self(key) }
  package var marbleKey: String? { String(self) }
}

extension Int: NaturalMarble {}
extension Int8: NaturalMarble {}
extension Int16: NaturalMarble {}
extension Int32: NaturalMarble {}
extension Int64: NaturalMarble {}
extension UInt: NaturalMarble {}
extension UInt8: NaturalMarble {}
extension UInt16: NaturalMarble {}
extension UInt32: NaturalMarble {}
extension UInt64: NaturalMarble {}
extension Double: NaturalMarble {}
extension Float: NaturalMarble {}

extension Optional: NaturalMarble where Wrapped: NaturalMarble {
  package static func element(ofMarble key: String) -> Wrapped?? {
    Wrapped.element(ofMarble: key).map { .some($0) }
  }
  package var marbleKey: String? { self?.marbleKey }
}
