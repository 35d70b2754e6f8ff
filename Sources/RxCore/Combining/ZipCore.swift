/// One source of `zip`: how many of its elements no row has taken, and its subscription.
package class ZipColumn {
  package final let subscription = DisposableSlot()
  @exclusivity(unchecked) fileprivate final var count = 0

  fileprivate init() {}
}

/// The elements of one source of `zip` that no row has taken: a ring that doubles when it is full.
package final class ZipCell<Element>: ZipColumn {
  @exclusivity(unchecked) private var ring = UnsafeMutablePointer<Element>.allocate(capacity: 2)
  /// A power of two, so that a mask wraps an index.
  @exclusivity(unchecked) private var capacity = 2
  /// Where the first element stands.
  @exclusivity(unchecked) private var head = 0

  package override init() {
    super.init()
  }

  deinit {
    while count > 0 { _ = takeFirst() }
    ring.deallocate()
  }

  /// Takes the element that has waited longest; asked for only while there is one.
  package func takeFirst() -> Element {
    let element = (ring + head).move()
    head = (head + 1) & (capacity - 1)
    count -= 1
    return element
  }

  fileprivate func append(_ element: Element) {
    if count == capacity { grow() }
    (ring + ((head + count) & (capacity - 1))).initialize(to: element)
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: ring + head, count: capacity - head)
    (larger + (capacity - head)).moveInitialize(from: ring, count: head)
    ring.deallocate()
    ring = larger
    capacity *= 2
    head = 0
  }
}

/// Emits a row each time all sources have an element that no row has taken. All in turns.
package final class ZipCore<Output>: SerialDelivery<Output>, @unchecked Sendable {
  private let columns: [ZipColumn]
  private let makeRow: () throws -> Output
  private let endsWithoutPartner: Bool
  /// How many columns are empty.
  @exclusivity(unchecked) private var missing: Int
  /// How many sources have not ended yet.
  @exclusivity(unchecked) private var running: Int

  /// - Parameters:
  ///   - endsWithoutPartner: Whether an element of the only source left ends the sequence if it
  ///     completes no row.
  ///   - makeRow: Takes one element of each column; called when all have one.
  package init(
    _ downstream: Sink<Output>, _ columns: [ZipColumn], endsWithoutPartner: Bool = false,
    makeRow: @escaping () throws -> Output
  ) {
    self.columns = columns
    self.makeRow = makeRow
    self.endsWithoutPartner = endsWithoutPartner
    missing = columns.count
    running = columns.count
    super.init(downstream)
    downstream.attach(self)
  }

  package func input<Element>(
    _ source: Observable<Element>, _ cell: ZipCell<Element>
  ) -> any JoinedInput {
    ZipInput(self, cell, source)
  }

  package override func disposeInputs() {
    for column in columns { column.subscription.dispose() }
  }

  fileprivate func elementCame(to column: ZipColumn) {
    if column.count == 1 { missing -= 1 }
    if missing == 0 {
      emitRow()
    } else if endsWithoutPartner, running == 1 {
      complete()
    }
  }

  fileprivate func sourceEnded() {
    running -= 1
    if running == 0 { complete() }
  }

  private func emitRow() {
    do {
      let row = try makeRow()
      for column in columns where column.count == 0 { missing += 1 }
      downstream.onNext(row)
    } catch {
      fail(error)
    }
  }
}

private final class ZipInput<Element, Output>: SerialInput<Element>, JoinedInput {
  private let core: ZipCore<Output>
  private let cell: ZipCell<Element>
  /// What it is to run, until it begins: a running subscription does not keep its source alive.
  private var source: Observable<Element>?

  init(
    _ core: ZipCore<Output>, _ cell: ZipCell<Element>, _ source: Observable<Element>
  ) {
    self.core = core
    self.cell = cell
    self.source = source
    super.init(core, cell.subscription)
  }

  func begin() {
    if !core.isDisposed { source.take()?.run(self) }
  }

  override func take(_ element: Element) {
    cell.append(element)
    core.elementCame(to: cell)
  }

  override func takeCompletion() {
    core.sourceEnded()
  }
}
