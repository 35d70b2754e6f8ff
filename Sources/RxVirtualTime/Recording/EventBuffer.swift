import RxCore

/// One event of a buffer. Outside the buffer, because what stands in a generic type is generic.
private struct EventEntry {
  let time: TestTime
  /// The place of the element or, counted down from -2, that of the error.
  let content: Int

  static let completed = -1

  /// Turns the place of an error into a content, and back.
  static func error(_ place: Int) -> Int { -2 - place }
}

/// Events and their times, in plain memory: an array of generic events looks their type up at
/// each of them. It has no lock; the owner says when it may be touched.
final class EventBuffer<Element> {
  @exclusivity(unchecked) private var entries: ContiguousArray<EventEntry> = []
  @exclusivity(unchecked) private var errors: ContiguousArray<any Error> = []
  @exclusivity(unchecked) private var elements: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) private var elementCount = 0
  @exclusivity(unchecked) private var capacity = 8

  init() {
    elements = .allocate(capacity: capacity)
  }

  convenience init(_ events: [Recorded<Event<Element>>]) {
    self.init()
    entries.reserveCapacity(events.count)
    // One loop in one function looks the types up once.
    for event in events {
      switch event.value {
      case .next(let element): addNext(element, at: event.time)
      case .error(let error): addError(error, at: event.time)
      case .completed: addCompleted(at: event.time)
      }
    }
  }

  deinit {
    elements.deinitialize(count: elementCount)
    elements.deallocate()
  }

  var count: Int { entries.count }

  func time(at index: Int) -> TestTime { entries[index].time }

  var times: [TestTime] { entries.map(\.time) }

  var events: [Recorded<Event<Element>>] {
    var events: [Recorded<Event<Element>>] = []
    events.reserveCapacity(entries.count)
    // One loop in one function looks the types up once.
    for entry in entries {
      if entry.content >= 0 {
        events.append(Recorded(time: entry.time, value: .next(elements[entry.content])))
      } else if entry.content == EventEntry.completed {
        events.append(Recorded(time: entry.time, value: .completed))
      } else {
        let error = errors[EventEntry.error(entry.content)]
        events.append(Recorded(time: entry.time, value: .error(error)))
      }
    }
    return events
  }

  func add(_ event: Event<Element>, at time: TestTime) {
    switch event {
    case .next(let element): addNext(element, at: time)
    case .error(let error): addError(error, at: time)
    case .completed: addCompleted(at: time)
    }
  }

  private func addError(_ error: any Error, at time: TestTime) {
    entries.append(EventEntry(time: time, content: EventEntry.error(errors.count)))
    errors.append(error)
  }

  private func addCompleted(at time: TestTime) {
    entries.append(EventEntry(time: time, content: EventEntry.completed))
  }

  func addNext(_ element: Element, at time: TestTime) {
    if elementCount == capacity { grow() }
    elements.advanced(by: elementCount).initialize(to: element)
    entries.append(EventEntry(time: time, content: elementCount))
    elementCount += 1
  }

  /// Emits one of the events.
  func emit(_ index: Int, to sink: Sink<Element>) {
    let content = entries[index].content
    if content >= 0 { return sink.onNext(elements[content]) }
    if content == EventEntry.completed { return sink.onCompleted() }
    sink.onError(errors[EventEntry.error(content)])
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: elements, count: elementCount)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }
}
