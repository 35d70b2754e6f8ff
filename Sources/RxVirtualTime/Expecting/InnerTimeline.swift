import RxCore

/// A sequence that came as an element, and what it emits.
final class InnerTimeline<Inner: ObservableConvertibleType>: @unchecked Sendable {
  let sequence: Inner
  private let begin: TestTime
  private let observer: TestableObserver<Inner.Element>

  init(_ sequence: Inner, on scheduler: TestScheduler) {
    self.sequence = sequence
    begin = scheduler.clock
    observer = scheduler.createObserver(Inner.Element.self)
  }

  /// What came, in frames counted from when the sequence itself came.
  var events: [Recorded<Event<Inner.Element>>] {
    observer.events.map { Recorded(time: $0.time - begin, value: $0.value) }
  }

  func subscribe() -> any Disposable {
    sequence.asObservable().subscribe(observer)
  }
}

/// Subscribes at once to each sequence that a sequence emits.
final class InnerRecorder<Inner: ObservableConvertibleType>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let outer: TestableObserver<InnerTimeline<Inner>>
  /// All subscriptions, the outer one as well.
  let subscriptions = CompositeDisposable()

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
    outer = scheduler.createObserver(InnerTimeline<Inner>.self)
  }

  var events: [Recorded<Event<InnerTimeline<Inner>>>] { outer.events }

  func on(_ event: Event<Inner>) {
    let event = event.map { InnerTimeline($0, on: scheduler) }
    outer.on(event)
    if let timeline = event.element { _ = subscriptions.insert(timeline.subscribe()) }
  }
}

/// A sequence as an element of a report: one that came, or what is expected of one.
struct InnerSample<Inner: ObservableConvertibleType>: NaturalMarble, CustomStringConvertible {
  /// The key that stands for it.
  var key: String?
  /// What is expected of it, or what came.
  let entries: [TimelineEntry<Inner.Element>]
  /// The sequence itself, if it came.
  var sequence: Inner?
  let description: String

  static func element(ofMarble key: String) -> InnerSample<Inner>? { nil }

  var marbleKey: String? { key }
}

/// What sequences are beside their events: the keys of groups.
struct InnerTags<Inner> {
  /// How a sequence that came says it.
  let text: (Inner) -> String
  /// How it is expected of the sequence of a key; nil if nothing is said of it.
  let expectedText: (String) -> String?
  /// Whether a sequence is what is expected of that of a key.
  let fits: (String, Inner) -> Bool
}
