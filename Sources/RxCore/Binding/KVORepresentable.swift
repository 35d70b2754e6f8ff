import Foundation

/// A type that key-value observing delivers as an object of another type.
public protocol KVORepresentable {
  /// What is delivered.
  associatedtype KVOType

  /// Makes the value from what was delivered.
  init?(KVOValue: KVOType)
}

extension Int: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) {
    self = KVOValue.intValue
  }
}

extension Int32: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) {
    self = KVOValue.int32Value
  }
}

extension Int64: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) {
    self = KVOValue.int64Value
  }
}

extension UInt: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) {
    self = KVOValue.uintValue
  }
}

extension UInt32: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) {
    self = KVOValue.uint32Value
  }
}

extension UInt64: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) {
    self = KVOValue.uint64Value
  }
}

extension Bool: KVORepresentable {
  public typealias KVOType = NSNumber

  public init?(KVOValue: KVOType) {
    self = KVOValue.boolValue
  }
}
