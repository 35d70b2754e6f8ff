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
package final class ZipCore<Output>: RowDelivery<Output>, @unchecked Sendable {
  private let columns: [ZipColumn]
  private let endsWithoutPartner: Bool

  /// - Parameters:
  ///   - endsWithoutPartner: Whether an element of the only source left ends the sequence if it
  ///     completes no row.
  ///   - makeRow: Takes one element of each column; called when all have one.
  package init(
    _ downstream: Sink<Output>, _ columns: [ZipColumn], endsWithoutPartner: Bool = false,
    makeRow: @escaping () throws -> Output
  ) {
    self.columns = columns
    self.endsWithoutPartner = endsWithoutPartner
    super.init(downstream, columns.map { $0.subscription }, makeRow: makeRow)
  }

  package func input<Element>(
    _ source: Observable<Element>, _ cell: ZipCell<Element>
  ) -> any JoinedInput {
    ZipInput(self, cell, source)
  }

  fileprivate func elementCame(to column: ZipColumn) {
    if column.count == 1 { missing -= 1 }
    if missing == 0 {
      emitRow()
    } else if endsWithoutPartner, running == 1 {
      complete()
    }
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

private final class ZipInput<Element, Output>: RowInput<Element, Output> {
  private let core: ZipCore<Output>
  private let cell: ZipCell<Element>

  init(
    _ core: ZipCore<Output>, _ cell: ZipCell<Element>, _ source: Observable<Element>
  ) {
    self.core = core
    self.cell = cell
    super.init(core, cell.subscription, source)
  }

  override func take(_ element: Element) {
    cell.append(element)
    core.elementCame(to: cell)
  }
}
