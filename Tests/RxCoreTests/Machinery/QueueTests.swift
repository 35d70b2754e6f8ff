import RxCore
import TestSupport
import Testing

@Suite struct QueueTests {
  @Test func `it gives first what was put in first`() {
    var queue = Queue<Int>()
    #expect(queue.isEmpty)
    #expect(queue.popFirst() == nil)
    queue.append(1)
    queue.append(2)
    #expect(queue.first == 1)
    #expect(queue.count == 2)
    #expect(queue.popFirst() == 1)
    queue.append(3)
    #expect(Array(queue.elements) == [2, 3])
    #expect(queue.popFirst() == 2)
    #expect(queue.popFirst() == 3)
    #expect(queue.isEmpty)
    #expect(queue.first == nil)
  }

  @Test func `it behaves as an array does, through any mixture of steps`() {
    var generator = SeededGenerator(seed: 1)
    var (queue, model) = (Queue<Int>(), [Int]())
    for step in 0..<20_000 {
      if Int.random(in: 0..<2_000, using: &generator) < 1_000 + (step / 5_000 % 2) * 200 - 100 {
        queue.append(step)
        model.append(step)
      } else {
        #expect(queue.popFirst() == (model.isEmpty ? nil : model.removeFirst()))
      }
      #expect(queue.count == model.count)
      #expect(queue.first == model.first)
    }
    #expect(Array(queue.elements) == model)
  }

  @Test func `what was taken out is released`() {
    var queue = Queue<AnyObject>()
    let first = Trace { queue.append($0) }
    let second = Trace { queue.append($0) }
    _ = queue.popFirst()
    #expect(!first.isAlive)
    #expect(second.isAlive)
    _ = queue.popFirst()
    #expect(!second.isAlive)
  }
}
