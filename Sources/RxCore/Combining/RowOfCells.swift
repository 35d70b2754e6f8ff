/// An array of what each cell gives, in one allocation.
func makeRow<Cell, Element>(of cells: [Cell], _ element: (Cell) -> Element) -> [Element] {
  [Element](unsafeUninitializedCapacity: cells.count) { row, count in
    for cell in cells {
      row.initializeElement(at: count, to: element(cell))
      count += 1
    }
  }
}
