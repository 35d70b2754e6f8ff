/// When a sequence was subscribed to and when the subscription ended.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  /// The tick of the subscription.
  public let subscribe: Int

  /// The tick at which it ended; `Int.max` while it has not.
  public let unsubscribe: Int

  /// A subscription that has not ended.
  public init(_ subscribe: Int) {
    self.init(subscribe, .max)
  }

  /// A subscription that has ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  public var debugDescription: String {
    unsubscribe == .max ? "(\(subscribe) : open)" : "(\(subscribe) : \(unsubscribe))"
  }
}
