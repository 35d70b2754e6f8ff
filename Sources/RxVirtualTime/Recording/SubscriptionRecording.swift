/// What knows when it was subscribed to.
public protocol SubscriptionRecording {
  /// When it was subscribed to, and when the subscriptions ended.
  var subscriptions: [Subscription] { get }
}

extension TestableObservable: SubscriptionRecording {}
