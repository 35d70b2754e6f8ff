import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Timing wheel` {
  /// The same order, by sorting.
  private struct SortedList {
    private var entries: [(tick: Int, phase: WorkPhase, sequence: Int)] = []
    private var lastSequence = 0

    mutating func insert(at tick: Int, phase: WorkPhase) -> Int {
      lastSequence += 1
      entries.append((tick, phase, lastSequence))
      return lastSequence
    }

    mutating func remove(_ sequence: Int) -> Bool {
      let count = entries.count
      entries.removeAll { $0.sequence == sequence }
      return entries.count < count
    }

    mutating func popFirst(upTo limit: Int) -> Int? {
      let first = entries.min {
        ($0.tick, $0.phase, $0.sequence) < ($1.tick, $1.phase, $1.sequence)
      }
      guard let first, first.tick <= limit else { return nil }
      _ = remove(first.sequence)
      return first.sequence
    }
  }

  private func randomTick(from clock: Int, using random: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: clock
    case 1: clock &+ Int.random(in: -70...(-1), using: &random)
    case 2: clock &+ Int.random(in: 1...10, using: &random)
    case 3: clock &+ Int.random(in: 60...70, using: &random)
    case 4: clock &+ Int.random(in: 1...5000, using: &random)
    case 5: clock &+ (1 << Int.random(in: 0...62, using: &random))
    case 6: Int.random(in: -300...300, using: &random)
    default: Int.random(in: .min...(.max), using: &random)
    }
  }

  @Test(arguments: 1...60)
  func `gives what a sorted list gives`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let wheel = TimingWheel<Int>(cursor: 0)
    var list = SortedList()
    var tickets: [(ticket: TimingWheel<Int>.Ticket, sequence: Int)] = []
    var clock = 0
    for _ in 0..<600 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4:
        let tick = randomTick(from: clock, using: &random)
        let phase = WorkPhase.allCases.randomElement(using: &random) ?? .ordinary
        let sequence = list.insert(at: tick, phase: phase)
        tickets.append((wheel.insert(sequence, at: tick, phase: phase), sequence))
      case 5...6:
        guard let (ticket, sequence) = tickets.randomElement(using: &random) else { continue }
        #expect((wheel.remove(ticket) != nil) == list.remove(sequence))
      default:
        let limit = randomTick(from: clock, using: &random)
        let taken = wheel.popFirst(upTo: limit)
        #expect(taken?.payload == list.popFirst(upTo: limit))
        if let taken { clock = max(clock, taken.tick) }
      }
    }
    let waiting = wheel.sorted().map(\.payload)
    #expect(wheel.count == waiting.count)
    for sequence in waiting {
      #expect(wheel.popFirst()?.payload == sequence)
      #expect(list.popFirst(upTo: .max) == sequence)
    }
    #expect(wheel.popFirst() == nil && list.popFirst(upTo: .max) == nil)
  }

  @Test func `keeps nothing of what was removed`() {
    final class Token {}
    let wheel = TimingWheel<Token>(cursor: 0)
    weak var token: Token?
    let ticket = { () -> TimingWheel<Token>.Ticket in
      let made = Token()
      token = made
      return wheel.insert(made, at: 70_000, phase: .ordinary)
    }()
    #expect(token != nil)
    _ = wheel.remove(ticket)
    #expect(token == nil)
    #expect(wheel.count == 0)
  }

  @Test func `runs an earlier phase of the running instant next`() {
    let wheel = TimingWheel<String>(cursor: 0)
    _ = wheel.insert("ordinary 1", at: 5, phase: .ordinary)
    _ = wheel.insert("ordinary 2", at: 5, phase: .ordinary)
    #expect(wheel.popFirst()?.payload == "ordinary 1")
    _ = wheel.insert("subscribe", at: 5, phase: .subscribe)
    _ = wheel.insert("unsubscribe", at: 5, phase: .unsubscribe)
    #expect(wheel.popFirst()?.payload == "unsubscribe")
    #expect(wheel.popFirst()?.payload == "subscribe")
    #expect(wheel.popFirst()?.payload == "ordinary 2")
  }
}
