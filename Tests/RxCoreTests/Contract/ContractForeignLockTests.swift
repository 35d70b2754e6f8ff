import Foundation
import RxCore
import TestSupport
import Testing

/// Law 1: nothing of the user's runs while the library holds a lock.
///
/// One thread holds a lock and calls in while another one is inside the user's code and waits
/// for that lock. Whatever the library holds around the user's code makes the two wait for each
/// other for ever.
@Suite("Contract: foreign lock", .serialized) struct ContractForeignLockTests {
  @Test("an observer may wait for a lock that a caller holds", arguments: ContractTable.entries)
  func observer(_ entry: ContractEntry) {
    for index in callIns(of: entry.make(), of: Disposables.create()).indices {
      let rig = entry.make()
      let meeting = Meeting()
      let subscription = rig.observable.subscribe(onNext: { _ in meeting.enter() })
      rig.prime()
      meeting.expect(
        "\(entry.name): \(callIns(of: rig, of: subscription)[index].name)",
        inside: rig.deliver, call: callIns(of: rig, of: subscription)[index].call)
    }
  }

  @Test(
    "a source's subscribe closure may wait for a lock that a caller holds",
    arguments: ContractTable.entries)
  func subscribe(_ entry: ContractEntry) {
    let count = callIns(of: entry.make(), of: Disposables.create()).count
    for source in entry.make().sources.indices {
      for index in 0..<count {
        let rig = entry.make()
        let meeting = Meeting()
        rig.sources[source].onSubscribe = { meeting.enter() }
        let subscription = SingleAssignmentDisposable()
        meeting.expect(
          "\(entry.name): source \(source), \(callIns(of: rig, of: subscription)[index].name)",
          inside: {
            subscription.setDisposable(rig.observable.subscribe { _ in })
            rig.prime()
            // Sources that come in later, or when another one has ended.
            rig.sources[0].send(1)
            for source in rig.sources { source.complete() }
          }, call: callIns(of: rig, of: subscription)[index].call, mustMeet: false)
      }
    }
  }

  @Test(
    "a source's teardown may wait for a lock that a caller holds",
    arguments: ContractTable.entries)
  func teardown(_ entry: ContractEntry) {
    let count = callIns(of: entry.make(), of: Disposables.create()).count
    for source in entry.make().sources.indices {
      for index in 0..<count {
        let rig = entry.make()
        let meeting = Meeting()
        rig.sources[source].onTeardown = { meeting.enter() }
        let subscription = rig.observable.subscribe { _ in }
        rig.prime()
        meeting.expect(
          "\(entry.name): source \(source), \(callIns(of: rig, of: subscription)[index].name)",
          inside: {
            rig.sources[source].complete()
            subscription.dispose()
          }, call: callIns(of: rig, of: subscription)[index].call, mustMeet: false)
      }
    }
  }

  private func callIns(
    of rig: ContractRig, of subscription: any Disposable
  ) -> [(name: String, call: () -> Void)] {
    var calls = rig.callIns
    calls.append(("subscribe", { rig.observable.subscribe { _ in }.dispose() }))
    calls.append(("dispose", { subscription.dispose() }))
    for (index, source) in rig.sources.enumerated() {
      calls.append(("source \(index) sends", { source.send(7) }))
      calls.append(("source \(index) completes", { source.complete() }))
      calls.append(("source \(index) fails", { source.fail() }))
    }
    return calls
  }
}

/// A closure on its way to a thread.
private struct Call: @unchecked Sendable {
  let body: () -> Void
}

/// Two threads: one goes into the user's code and waits there for a lock; the other holds the
/// lock meanwhile and calls in.
private final class Meeting: @unchecked Sendable {
  private let foreign = NSLock()
  private let isHeld = DispatchSemaphore(value: 0)
  private let isInside = DispatchSemaphore(value: 0)
  private let hasCalled = DispatchSemaphore(value: 0)
  private let state = NSLock()
  private var isArmed = false
  private var hasMet = false

  /// The user's code: the first time it is reached once the lock is held, it waits for it.
  func enter() {
    let isFirst = state.withLock {
      let isFirst = isArmed && !hasMet
      if isFirst { hasMet = true }
      return isFirst
    }
    guard isFirst else { return }
    isInside.signal()
    foreign.withLock {}
  }

  func expect(
    _ what: String, inside: @escaping () -> Void, call: @escaping () -> Void,
    mustMeet: Bool = true
  ) {
    let call = Call(body: call)
    let caller = Thread { [self] in
      foreign.withLock {
        state.withLock { isArmed = true }
        isHeld.signal()
        isInside.wait()
        call.body()
      }
      hasCalled.signal()
    }
    caller.start()
    let met: Bool? = Watchdog.run(limit: .seconds(20)) { [self] in
      isHeld.wait()
      inside()
      let met = state.withLock { hasMet }
      // Lets the caller go on if the code was not reached at all.
      if !met { isInside.signal() }
      hasCalled.wait()
      return met
    }
    if met == nil { Issue.record("hangs: \(what)") }
    if met == false, mustMeet { Issue.record("The user's code is not reached: \(what)") }
  }
}
