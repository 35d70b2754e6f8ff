/// Elements in plain memory: an array of generic elements looks its type up at each of them. It
/// has no lock; the owner says when it may be touched.
final class ElementBuffer<Element> {
  @exclusivity(unchecked) private var memory: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity = 4

  init() {
    memory = .allocate(capacity: capacity)
  }

  deinit {
    memory.deinitialize(count: count)
    memory.deallocate()
  }

  var elements: [Element] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  func append(_ element: Element) {
    if count == capacity { grow() }
    memory.advanced(by: count).initialize(to: element)
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}
