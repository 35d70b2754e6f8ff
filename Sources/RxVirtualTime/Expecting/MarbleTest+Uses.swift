import RxCore

/// Subscriptions that an expectation made when it began.
struct SourceUse {
  let expectation: ObjectIdentifier
  /// The place of the source among all.
  let source: Int
  let count: Int
}

/// Which sources a report on an expectation shows.
extension MarbleTest {
  /// Subscribes for an expectation, and notes to which sources.
  ///
  /// - Parameter location: Where the expectation stands.
  func noteUses(
    by expectation: AnyObject, at location: CodeLocation? = nil, _ subscribe: () -> Void
  ) {
    let before = allSources.map(\.subscriptionCount)
    subscribed(at: location, subscribe)
    for (place, (source, count)) in zip(allSources, before).enumerated() {
      let made = source.subscriptionCount - count
      if made == 0 { continue }
      add(SourceUse(expectation: ObjectIdentifier(expectation), source: place, count: made))
    }
  }

  /// Subscribes for what stands at `location`, which reports on the chain name.
  func subscribed<Result>(at location: CodeLocation?, _ subscribe: () -> Result) -> Result {
    guard let location else { return subscribe() }
    return ForeignEntry.$watch.withValue(foreignWork.watch(at: location), operation: subscribe)
  }

  /// The sources that an expectation subscribed to, and those that something else than an
  /// expectation did; all, where it subscribed to none.
  func sources(of expectation: AnyObject) -> [any MarbleSource] {
    let uses = allUses
    let own = uses.filter { $0.expectation == ObjectIdentifier(expectation) }.map(\.source)
    if own.isEmpty { return allSources }
    return allSources.enumerated().filter { place, source in
      if own.contains(place) { return true }
      let known = uses.filter { $0.source == place }.reduce(0) { $0 + $1.count }
      return source.subscriptionCount > known
    }
    .map(\.element)
  }
}
