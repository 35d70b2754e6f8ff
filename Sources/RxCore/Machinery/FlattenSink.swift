/// Turns each element into a sequence and emits what these sequences emit, as it comes.
///
/// At most `maxConcurrent` of them run at a time; the others wait, made but not subscribed to.
package final class FlattenSink<Input, Inner: ObservableConvertibleType>: NestedSink<Input, Inner> {
  package init(
    maxConcurrent: Int = .max, _ selector: @escaping (Input) throws -> Inner,
    _ downstream: Sink<Inner.Element>
  ) {
    super.init(selector, Merger(maxConcurrent, downstream))
  }
}

private final class Merger<Element>: InnerDelivery<Element>, TrampolineStep, @unchecked Sendable {
  private let lock = Lock()
  /// Only under the lock.
  @exclusivity(unchecked) private var places: PlaceTable

  init(_ maxConcurrent: Int, _ downstream: Sink<Element>) {
    places = PlaceTable(capacity: maxConcurrent)
    super.init(downstream)
  }

  override func disposeInputs() {
    outer.dispose()
    let contents = lock.withLock { places.clear() }
    for place in contents.running { place?.dispose() }
  }

  override func isOpen() -> Bool {
    !lock.withLock { places.isClosed }
  }

  override func admit(_ source: Observable<Element>) -> InnerInput<Element>? {
    guard let place = lock.withLock({ places.sourceArrived(source) }) else { return nil }
    return InnerInput(source, place, self)
  }

  override func closeEntrance() {
    lock.withLock { places.close() }
  }

  override func outerCompleted() {
    if case .last = lock.withLock({ places.outerCompleted() }) { completeInTurn() }
  }

  override func innerCompleted(_ place: Place) {
    switch lock.withLock({ places.completed(place) }) {
    case .unused: break
    // As a step of its own: any number of sequences, one after another, needs no stack.
    case .reserved: Trampoline.current.enqueue(self)
    case .last: completeInTurn()
    }
  }

  func runStep() {
    guard let next = lock.withLock({ places.nextStarts() }) else { return }
    let source = unsafeDowncast(next.source, to: Observable<Element>.self)
    InnerInput(source, next.place, self).begin()
  }
}
