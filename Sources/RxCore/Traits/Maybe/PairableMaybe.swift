/// A source of `Maybe.zip` has no element, so that no row can come.
private struct NoRow: Error {}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Its element; without one it ends a zip at once.
  var pairable: Observable<Element> {
    source.ifEmpty(switchTo: .error(NoRow()))
  }

  /// The row of sources that are `pairable`; empty once one of them has no element.
  init(row: Observable<Element>) {
    self.init(raw: row.catch { $0 is NoRow ? .empty() : .error($0) })
  }
}
