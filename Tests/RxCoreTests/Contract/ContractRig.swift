import RxCore
import RxVirtualTime

/// One operator, subject or relay as the contract tests drive it.
struct ContractRig {
  /// What is observed; the elements are of no account.
  let observable: Observable<Int>
  /// Brings a subscription to where `deliver` makes it emit.
  var prime: () -> Void = {}
  /// Makes the subscription emit.
  let deliver: () -> Void
  /// What other threads may call besides subscribing and disposing.
  var callIns: [(name: String, call: () -> Void)] = []
  /// The sources, if any: the tests call them too, and put code into them.
  var sources: [ProbeSource] = []
  /// How many of the elements that come from a thread of their own arrive on one each.
  var concurrentInputs: [(Int) -> Void] = []
}

/// A row of the table: what it is called (as its file is), and how it is made.
struct ContractEntry: CustomStringConvertible, Sendable {
  let name: String
  let make: @Sendable () -> ContractRig

  init(_ name: String, _ make: @escaping @Sendable () -> ContractRig) {
    self.name = name
    self.make = make
  }

  var description: String { name }
}

extension ContractRig {
  /// An operator of one source that emits what the source sends.
  static func single(_ build: (Observable<Int>) -> Observable<Int>) -> ContractRig {
    let a = ProbeSource()
    return ContractRig(
      observable: build(a.observable), deliver: { a.send(1) }, sources: [a],
      concurrentInputs: [a.send])
  }

  /// An operator of one source that emits when the source completes.
  static func collecting(_ build: (Observable<Int>) -> Observable<Int>) -> ContractRig {
    let a = ProbeSource()
    return ContractRig(
      observable: build(a.observable),
      deliver: {
        a.send(1)
        a.complete()
      }, sources: [a], concurrentInputs: [a.send])
  }

  /// An operator of two sources that emits when the first sends, once both have sent.
  static func pair(
    _ build: (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) -> ContractRig {
    let (a, b) = (ProbeSource(), ProbeSource())
    return ContractRig(
      observable: build(a.observable, b.observable), prime: { b.send(0) }, deliver: { a.send(1) },
      sources: [a, b], concurrentInputs: [a.send, b.send])
  }

  /// An operator whose first source brings the sequences `b` and `c` in.
  static func nested(
    _ build: (Observable<Int>, @escaping (Int) -> Observable<Int>) -> Observable<Int>
  ) -> ContractRig {
    let (a, b, c) = (ProbeSource(), ProbeSource(), ProbeSource())
    return ContractRig(
      observable: build(a.observable) { $0 == 0 ? b.observable : c.observable },
      prime: { a.send(0) }, deliver: { b.send(1) }, sources: [a, b, c],
      concurrentInputs: [b.send, c.send])
  }

  /// An operator of one source whose elements leave when virtual time goes on.
  static func timed(
    _ build: (Observable<Int>, TestScheduler) -> Observable<Int>
  ) -> ContractRig {
    let a = ProbeSource()
    let scheduler = TestScheduler(
      initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
    return ContractRig(
      observable: build(a.observable, scheduler), prime: { a.send(0) },
      deliver: {
        a.send(1)
        scheduler.advance(by: .milliseconds(1_000))
      }, sources: [a])
  }
}
