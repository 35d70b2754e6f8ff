import RxCore
import RxVirtualTime

/// The inputs of one case, as observables on virtual time.
package struct FixtureSources<Element> {
  private let named: [(name: String, sequence: TestableObservable<Element>)]
  private let location: FixtureLocation

  /// One tick is one frame, 1 ms; for the operator's own timers.
  package let scheduler: TestScheduler

  init(
    _ named: [(name: String, sequence: TestableObservable<Element>)], scheduler: TestScheduler,
    location: FixtureLocation
  ) {
    self.named = named
    self.scheduler = scheduler
    self.location = location
  }

  /// All sources in their order.
  package var all: [Observable<Element>] { named.map { $0.sequence.asObservable() } }

  /// The only source, or the first of several.
  package var first: Observable<Element> {
    get throws(FixtureError) { try source(at: 0) }
  }

  /// The second source.
  package var second: Observable<Element> {
    get throws(FixtureError) { try source(at: 1) }
  }

  /// The source at a place in the case's order.
  package func source(at index: Int) throws(FixtureError) -> Observable<Element> {
    if named.indices.contains(index) { return all[index] }
    throw FixtureError(location: location, message: "The case lacks its source \(index + 1).")
  }

  /// The source whose label this is, as an inner sequence that an element names.
  package func named(_ name: String) throws(FixtureError) -> Observable<Element> {
    if let found = named.first(where: { $0.name == name }) {
      return found.sequence.asObservable()
    }
    throw FixtureError(location: location, message: "The case has no source `\(name)`.")
  }

  /// When each source was subscribed to, in the sources' order.
  var subscriptions: [[Subscription]] { named.map(\.sequence.subscriptions) }
}
