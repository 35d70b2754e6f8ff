/// Turns each element into a sequence and emits what these sequences emit, as it comes.
///
/// At most `maxConcurrent` of them run at a time; the others wait, made but not subscribed to.
/// The selector runs outside of the turns, on the thread that brings the element.
package final class FlattenSink<Input, Inner: ObservableConvertibleType>: SerialInput<Input> {
  private let selector: (Input) throws -> Inner
  private let merger: Merger<Inner.Element>

  package init(
    maxConcurrent: Int = .max, _ selector: @escaping (Input) throws -> Inner,
    _ downstream: Sink<Inner.Element>
  ) {
    self.selector = selector
    merger = Merger(maxConcurrent, downstream)
    super.init(merger, merger.outer)
    downstream.attach(merger)
  }

  package override func onNext(_ element: Input) {
    prepare(element)?.begin()
  }

  package override func onCompleted() {
    subscription.dispose()
    merger.completeOuter()
  }

  /// Makes the inner sequence of an element.
  ///
  /// - Returns: What is to begin now, if anything. Beginning it from a small frame lets
  ///   sequences that nest go deep.
  @inline(never)
  private func prepare(_ element: Input) -> MergedInput<Inner.Element>? {
    if merger.isClosed { return nil }
    do {
      return merger.admit(try selector(element).asObservable())
    } catch {
      merger.closePlaces()
      onError(error)
      return nil
    }
  }
}

/// The turns of the inner sequences.
private final class Merger<Element>: SerialDelivery<Element>, TrampolineStep, @unchecked Sendable {
  let outer = DisposableSlot()
  private let lock = Lock()
  /// Only under the lock.
  @exclusivity(unchecked) private var places: PlaceTable

  init(_ maxConcurrent: Int, _ downstream: Sink<Element>) {
    places = PlaceTable(capacity: maxConcurrent)
    super.init(downstream)
  }

  var isClosed: Bool { lock.withLock { places.isClosed } }

  func closePlaces() {
    lock.withLock { places.close() }
  }

  override func disposeInputs() {
    outer.dispose()
    let contents = lock.withLock { places.clear() }
    for place in contents.running { place?.dispose() }
  }

  func admit(_ source: Observable<Element>) -> MergedInput<Element>? {
    guard let place = lock.withLock({ places.sourceArrived(source) }) else { return nil }
    return MergedInput(source, place, self)
  }

  func complete(_ place: Place) {
    switch lock.withLock({ places.completed(place) }) {
    case .unused: break
    // As a step of its own: any number of sequences, one after another, needs no stack.
    case .reserved: Trampoline.current.enqueue(self)
    case .last: completeInTurn()
    }
  }

  func completeOuter() {
    if case .last = lock.withLock({ places.outerCompleted() }) { completeInTurn() }
  }

  func runStep() {
    guard let next = lock.withLock({ places.nextStarts() }) else { return }
    let source = unsafeDowncast(next.source, to: Observable<Element>.self)
    MergedInput(source, next.place, self).begin()
  }
}

/// Where the events of one inner sequence arrive.
private final class MergedInput<Element>: SerialInput<Element> {
  /// What it is to run, until it begins.
  @exclusivity(unchecked) private var source: Observable<Element>?
  private let place: Place
  private let merger: Merger<Element>

  init(_ source: Observable<Element>, _ place: Place, _ merger: Merger<Element>) {
    self.source = source
    self.place = place
    self.merger = merger
    super.init(merger, place)
  }

  /// Subscribes to the inner sequence, unless nobody wants it any more.
  func begin() {
    if place.isDisposed { return }
    source.take()?.start(self)
  }

  override func take(_ element: Element) {
    merger.downstream.onNext(element)
  }

  override func takeError(_ error: any Error) {
    merger.closePlaces()
    merger.fail(error)
  }

  override func onCompleted() {
    place.dispose()
    merger.complete(place)
  }
}
