import RxCore

/// Stands behind an operator as a next stage would, and records all that is handed on: what
/// comes after the end or the disposal too, which a subscriber would never see.
final class StageRecorder<Element>: @unchecked Sendable {
  /// An event that came while another one was being delivered.
  struct Overlap {
    let outer: Event<Element>
    let inner: Event<Element>
    let isOnOtherThread: Bool
  }

  private let observer: TestableObserver<Element>
  private let upstream = DisposableSlot()
  private let lock = Lock()
  // These only under the lock.
  @exclusivity(unchecked) private var underWay: [(event: Event<Element>, by: ThreadIdentity)] = []
  @exclusivity(unchecked) private var firstOverlap: Overlap?
  @exclusivity(unchecked) private var reactionOnce: (() -> Void)?

  init(scheduler: TestScheduler) {
    observer = scheduler.createObserver(Element.self)
  }

  /// What came up to the end, and when.
  var events: [Recorded<Event<Element>>] {
    let events = observer.events
    guard let end = events.firstIndex(where: { $0.value.isStopEvent }) else { return events }
    return Array(events[...end])
  }

  /// What came, after the end too.
  var allEvents: [Recorded<Event<Element>>] { observer.events }

  /// The first event that came inside another one, if one did.
  var overlap: Overlap? { lock.withLock { firstOverlap } }

  /// Called within the delivery of the next event, once.
  var reaction: (() -> Void)? {
    get { lock.withLock { reactionOnce } }
    set { lock.withLock { reactionOnce = newValue } }
  }

  /// What a sequence is run into; only what it is run into holds `captive`.
  func makeSink(holding captive: AnyObject? = nil) -> Sink<Element> {
    AnonymousSink(
      upstreamCame: { [upstream] in upstream.set($0) },
      eventCame: { [self] event in withExtendedLifetime(captive) { record(event) } })
  }

  /// Ends the subscription.
  func dispose() {
    upstream.dispose()
  }

  private func record(_ event: Event<Element>) {
    observer.on(event)
    var reaction: (() -> Void)?
    lock.withLock {
      if let outer = underWay.last, firstOverlap == nil {
        firstOverlap = Overlap(
          outer: outer.event, inner: event, isOnOtherThread: outer.by != .current)
      }
      underWay.append((event, .current))
      swap(&reaction, &reactionOnce)
    }
    reaction?()
    lock.withLock { _ = underWay.popLast() }
    if event.isStopEvent { dispose() }
  }
}
