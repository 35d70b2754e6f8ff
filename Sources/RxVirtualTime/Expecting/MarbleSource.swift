import RxCore

/// A source of a marble test, as its reports and end checks know it.
protocol MarbleSource {
  /// The name that the test gave it.
  var label: String? { get }

  /// What it was made from.
  var diagram: String { get }

  /// Where it was made.
  var location: CodeLocation { get }

  /// The source as its first subscriber saw it; nil if it had none, or has no diagram.
  var row: MarbleRow? { get }

  /// When it was subscribed to.
  var subscriptions: [Subscription] { get }

  /// The subscriptions that are open at `time` although the source ended for them before.
  func openSubscriptions(at time: Int) -> Int
}

extension MarbleSource {
  /// What reports call it.
  var name: String { label ?? "`\(diagram)`" }

  /// How often it has been subscribed to.
  var subscriptionCount: Int { subscriptions.count }
}

/// A hot or cold source that was made from a diagram.
struct DiagramSource: MarbleSource {
  let label: String?
  let diagram: String
  let location: CodeLocation
  private let isHot: Bool
  /// When it ends: for a cold one counted from the subscription. Nil if it does not.
  private let end: Int?
  private let hasEndLast: Bool
  private let windows: () -> [Subscription]

  init<Element>(
    label: String?, diagram: String, location: CodeLocation, isHot: Bool,
    events: [Recorded<Event<Element>>], subscriptions: @escaping () -> [Subscription]
  ) {
    self.label = label
    self.diagram = diagram
    self.location = location
    self.isHot = isHot
    windows = subscriptions
    end = events.first { $0.value.isStopEvent }?.time
    hasEndLast = events.last?.value.isStopEvent ?? false
  }

  var subscriptions: [Subscription] { windows() }

  var row: MarbleRow? {
    let parsed = try? MarbleDiagram.parse(
      diagram, kind: isHot ? .hot : .cold, isMisbehaving: true)
    guard var parsed, let first = subscriptions.first else { return nil }
    if !isHot {
      for index in parsed.events.indices { parsed.events[index].frame += first.subscribe }
    }
    return MarbleRow(label ?? "source", diagram: parsed, hasEnded: hasEndLast)
  }

  func openSubscriptions(at time: Int) -> Int {
    guard let end else { return 0 }
    return subscriptions.count { window in
      guard window.unsubscribe == .max else { return false }
      return isHot ? window.subscribe <= end && end <= time : window.subscribe + end <= time
    }
  }
}
