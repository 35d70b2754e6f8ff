/// Elements of which the first by a given order is at hand.
struct BinaryHeap<Element> {
  private var elements: ContiguousArray<Element> = []
  private let precedes: (Element, Element) -> Bool

  init(precedes: @escaping (Element, Element) -> Bool) {
    self.precedes = precedes
  }

  var count: Int { elements.count }

  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    siftUp(elements.count - 1)
  }

  @discardableResult
  mutating func removeFirst() -> Element {
    elements.swapAt(0, elements.count - 1)
    let removed = elements.removeLast()
    siftDown(0)
    return removed
  }

  /// Finds the place of the first element, which has changed and stands behind others now.
  mutating func sinkFirst() {
    siftDown(0)
  }

  /// The elements in no particular order.
  var all: ContiguousArray<Element> { elements }

  /// Empties the heap.
  ///
  /// - Returns: What it held.
  mutating func takeAll() -> ContiguousArray<Element> {
    var taken = ContiguousArray<Element>()
    swap(&taken, &elements)
    return taken
  }

  mutating func removeAll(where mustGo: (Element) -> Bool) {
    elements.removeAll(where: mustGo)
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) {
      siftDown(index)
    }
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard precedes(elements[index], elements[parent]) else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while 2 * index + 1 < elements.count {
      var child = 2 * index + 1
      if child + 1 < elements.count, precedes(elements[child + 1], elements[child]) { child += 1 }
      guard precedes(elements[child], elements[index]) else { return }
      elements.swapAt(index, child)
      index = child
    }
  }
}
