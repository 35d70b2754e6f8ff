import RxCore

/// One event of a buffer. Outside the buffer, because what stands in a generic type is generic.
private struct EventEntry {
  enum Kind {
    /// The element in this place.
    case next(Int)
    case error(any Error)
    case completed
  }

  let time: TestTime
  let kind: Kind
}

/// Events and their times, in plain memory: an array of generic events looks their type up at
/// each of them. It has no lock; the owner says when it may be touched.
final class EventBuffer<Element> {
  private var entries: ContiguousArray<EventEntry> = []
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
      case .error(let error): entries.append(EventEntry(time: event.time, kind: .error(error)))
      case .completed: entries.append(EventEntry(time: event.time, kind: .completed))
      }
    }
  }

  deinit {
    elements.deinitialize(count: elementCount)
    elements.deallocate()
  }

  var count: Int { entries.count }

  func time(at index: Int) -> TestTime { entries[index].time }

  var events: [Recorded<Event<Element>>] {
    var events: [Recorded<Event<Element>>] = []
    events.reserveCapacity(entries.count)
    // One loop in one function looks the types up once.
    for entry in entries {
      switch entry.kind {
      case .next(let index):
        events.append(Recorded(time: entry.time, value: .next(elements[index])))
      case .error(let error):
        events.append(Recorded(time: entry.time, value: .error(error)))
      case .completed:
        events.append(Recorded(time: entry.time, value: .completed))
      }
    }
    return events
  }

  func add(_ event: Event<Element>, at time: TestTime) {
    switch event {
    case .next(let element): addNext(element, at: time)
    case .error(let error): entries.append(EventEntry(time: time, kind: .error(error)))
    case .completed: entries.append(EventEntry(time: time, kind: .completed))
    }
  }

  func addNext(_ element: Element, at time: TestTime) {
    if elementCount == capacity { grow() }
    elements.advanced(by: elementCount).initialize(to: element)
    entries.append(EventEntry(time: time, kind: .next(elementCount)))
    elementCount += 1
  }

  /// Emits one of the events.
  func emit(_ index: Int, to sink: Sink<Element>) {
    switch entries[index].kind {
    case .next(let index): sink.onNext(elements[index])
    case .error(let error): sink.onError(error)
    case .completed: sink.onCompleted()
    }
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: elements, count: elementCount)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }
}
