/// Many pieces of work that are queued as one, for each piece its own time and its own place in
/// the order: the events of a hot sequence. None of them can be cancelled alone.
class WorkSeries: @unchecked Sendable {
  /// Runs one of the pieces.
  func runPiece(_ index: Int) {
    fatalError("\(type(of: self)) does not override runPiece(_:).")
  }
}

/// How far the run of a series has come. Under the queue's lock.
final class SeriesCursor {
  /// Whether it was queued by work that this queue ran.
  let isDerived: Bool
  let phase: WorkPhase
  /// Whoever takes the cursor out of the queue releases the series, but not under the lock.
  let series: WorkSeries
  private let firstSequence: UInt64
  /// In the order in which they are due.
  private let pieces: ContiguousArray<Piece>
  @exclusivity(unchecked) private var position = 0

  private struct Piece {
    let tick: Int
    let index: Int
  }

  /// - Parameters:
  ///   - ticks: When each of the pieces is due; not empty.
  ///   - firstSequence: The place of the first of them; the others have those that follow.
  init(
    _ series: WorkSeries, ticks: some Sequence<Int>, phase: WorkPhase, isDerived: Bool,
    firstSequence: UInt64
  ) {
    self.series = series
    self.phase = phase
    self.isDerived = isDerived
    self.firstSequence = firstSequence
    var pieces = ContiguousArray<Piece>()
    pieces.reserveCapacity(ticks.underestimatedCount)
    var isSorted = true
    for tick in ticks {
      if let last = pieces.last, last.tick > tick { isSorted = false }
      pieces.append(Piece(tick: tick, index: pieces.count))
    }
    if !isSorted { pieces.sort { ($0.tick, $0.index) < ($1.tick, $1.index) } }
    self.pieces = pieces
  }

  /// How many pieces still wait.
  var count: Int { pieces.count - position }

  /// The piece that is due next.
  var index: Int { pieces[position].index }

  /// Where that piece stands among all work.
  var order: WorkOrder { order(of: pieces[position]) }

  /// Where all that wait stand.
  var orders: [WorkOrder] { pieces[position...].map(order) }

  /// Passes a piece.
  ///
  /// - Returns: Whether there is a further one.
  func advance() -> Bool {
    position += 1
    return position < pieces.count
  }

  private func order(of piece: Piece) -> WorkOrder {
    WorkOrder(
      tick: piece.tick, phase: phase, sequence: firstSequence + UInt64(piece.index))
  }
}
