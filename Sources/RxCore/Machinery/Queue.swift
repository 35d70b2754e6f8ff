/// First in, first out; keeps no room until the first element waits.
package struct Queue<Element> {
  private var storage: ContiguousArray<Element?> = []
  /// Everything before it has been taken.
  private var head = 0

  package init() {}

  package var isEmpty: Bool { head == storage.count }

  package var count: Int { storage.count - head }

  package var first: Element? { isEmpty ? nil : storage[head] }

  /// What waits, in order.
  package var elements: ContiguousArray<Element> {
    ContiguousArray(storage[head...].lazy.compactMap { $0 })
  }

  package mutating func append(_ element: Element) {
    storage.append(element)
  }

  package mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let element = storage[head].take()
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: storage.count <= 64)
      head = 0
    } else if head >= 64, head * 2 >= storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }
}
