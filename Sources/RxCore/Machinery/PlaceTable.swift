/// Which inner sequences run and which wait for one that runs to make room.
struct PlaceTable {
  /// What an inner sequence leaves behind that has completed.
  enum Vacancy {
    /// Room, or nothing at all.
    case unused
    /// A place that belongs to the sequence that waits first; `nextStarts` gives it.
    case reserved
    /// The end: the outer sequence and all inner ones have completed.
    case last
  }

  let capacity: Int
  /// Whether nothing is let in any more.
  private(set) var isClosed = false
  private var isOuterCompleted = false
  /// How many places are taken, those reserved for who starts next included.
  private var taken = 0
  /// How many of those that wait have a place already.
  private var reserved = 0
  /// What runs, each under its key.
  private var running: ContiguousArray<Place?> = []
  /// The keys in `running` that are free.
  private var free: ContiguousArray<Int> = []
  /// Observables; without their type, which would cost a look-up each time.
  private var waiting = Queue<AnyObject>()

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// - Returns: The place in which it is to start now, if there is room.
  mutating func sourceArrived(_ source: AnyObject) -> Place? {
    if isClosed { return nil }
    if taken == capacity {
      waiting.append(source)
      return nil
    }
    taken += 1
    return makePlace()
  }

  mutating func completed(_ place: Place) -> Vacancy {
    if isClosed { return .unused }
    running[place.key] = nil
    free.append(place.key)
    if waiting.count > reserved {
      reserved += 1
      return .reserved
    }
    taken -= 1
    return finish()
  }

  /// - Returns: The sequence that waited first and its place, unless all is over.
  mutating func nextStarts() -> (source: AnyObject, place: Place)? {
    guard !isClosed, let source = waiting.popFirst() else { return nil }
    reserved -= 1
    return (source, makePlace())
  }

  mutating func outerCompleted() -> Vacancy {
    isOuterCompleted = true
    return isClosed ? .unused : finish()
  }

  mutating func close() {
    isClosed = true
  }

  /// Takes everything out, for the caller to stop and to release outside of the lock.
  mutating func clear() -> (running: ContiguousArray<Place?>, waiting: Queue<AnyObject>) {
    let contents = (running, waiting)
    isClosed = true
    (running, free, waiting) = ([], [], Queue())
    return contents
  }

  private mutating func makePlace() -> Place {
    let key = free.popLast() ?? running.count
    let place = Place(key: key)
    if key == running.count { running.append(place) } else { running[key] = place }
    return place
  }

  private mutating func finish() -> Vacancy {
    guard isOuterCompleted, taken == 0 else { return .unused }
    isClosed = true
    return .last
  }
}

/// The subscription to an inner sequence that runs.
package final class Place: DisposableSlot, @unchecked Sendable {
  let key: Int

  package init(key: Int) {
    self.key = key
  }
}
