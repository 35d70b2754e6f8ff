import Dispatch
import Foundation
import RxCore

/// One event at a time, and sources that are stopped in the middle of them.
extension LawChecks {
  /// Somebody who makes the operator emit.
  private struct Sender {
    let name: String
    /// Gets the number of the element.
    let send: (Int) -> Void
    let fail: () -> Void
  }

  /// How long a delivery waits for who would come in between; who waits for it holds a lock.
  private static var patience: DispatchTimeInterval { .milliseconds(100) }

  /// What takes longer than this hangs.
  private static var limit: DispatchTimeInterval { .seconds(20) }

  var oneEventFault: String? {
    let count = operation.sourceCount + 1
    let pairs = (0..<count).flatMap { one in (0..<count).map { (one, $0) } }
    return pairs.firstResult { outer, inner in
      [false, true].firstResult { isFailure in
        reentranceFault(outer, inner, isFailure: isFailure)
          ?? (outer == inner ? nil : threadsFault(outer, inner, isFailure: isFailure))
      }
    }
  }

  /// Runs an operator whose sources are subjects.
  ///
  /// - Parameters:
  ///   - outer: Who makes it emit.
  ///   - arrange: Gets the senders and the recorder, before the event that is looked at.
  private func withSenders(
    _ outer: Int, _ arrange: ([Sender], StageRecorder<Output>) -> Void
  ) -> StageRecorder<Output> {
    let run = run([], isHot: false)
    let subjects = operation.sources.map { _ in PublishSubject<Input>() }
    let recorder = StageRecorder<Output>(scheduler: run.scheduler)
    let sources = subjects.enumerated().map { place, subject in
      Sender(
        name: subjects.count == 1 ? "the source" : "source \(place + 1)",
        send: { place in run.redirected { subject.onNext(operation.element(place)) } },
        fail: { run.redirected { subject.onError(LawError.source) } })
    }
    let time = { [scheduler = run.scheduler] in
      scheduler.advance(by: .milliseconds(LawRun<Input, Output>.end))
    }
    let senders = sources + [Sender(name: "the clock", send: { _ in time() }, fail: time)]
    run.redirected {
      operation.assemble(subjects.map { $0.asObservable() }).start(recorder.makeSink())
      for sender in sources { sender.send(0) }
      // What the clock sets free has to be there.
      if outer < sources.count { senders[sources.count].send(0) }
      arrange(senders, recorder)
      for place in 1...6 where recorder.reaction != nil { senders[outer].send(place) }
    }
    recorder.dispose()
    return recorder
  }

  /// The subscriber makes it emit again.
  private func reentranceFault(_ outer: Int, _ inner: Int, isFailure: Bool) -> String? {
    var who = ""
    let recorder = withSenders(outer) { senders, recorder in
      let intruder = senders[inner]
      who = intruder.name
      recorder.reaction = { isFailure ? intruder.fail() : intruder.send(1) }
    }
    return recorder.overlap.map {
      "  The subscriber lets \(who) \(isFailure ? "fail" : "go on") within an event:\n"
        + "  \($0.inner) came inside the delivery of \($0.outer)."
    }
  }

  /// Another thread makes it emit in the meantime.
  private func threadsFault(_ outer: Int, _ inner: Int, isFailure: Bool) -> String? {
    let thread = DispatchGroup()
    var (who, other) = ("", "")
    let recorder = withSenders(outer) { senders, recorder in
      (who, other) = (senders[outer].name, senders[inner].name)
      let intruder = Intruder(isFailure ? senders[inner].fail : { senders[inner].send(1) })
      recorder.reaction = {
        thread.enter()
        Thread {
          intruder.body()
          thread.leave()
        }.start()
        _ = thread.wait(timeout: .now() + Self.patience)
      }
    }
    let place = "  \(who) and \(other) emit on two threads"
    if thread.wait(timeout: .now() + Self.limit) == .timedOut { return "\(place), and it hangs." }
    return recorder.overlap.map {
      "\(place):\n  \($0.inner) came \($0.isOnOtherThread ? "on the other thread " : "")"
        + "inside the delivery of \($0.outer)."
    }
  }

  /// How many elements a source has that is to be stopped.
  private static var manyElements: Int { 1_000 }

  var stoppingFault: String? {
    let taken = Ledger<Int>()
    let sources = operation.sources.map { source in
      Observable<Input>.from(
        (0..<Self.manyElements).lazy.map { place in
          taken.add(source)
          return operation.element(place)
        })
    }
    let run = run([], isHot: false)
    let recorder = run.subscribe(to: run.redirected { operation.assemble(sources).take(1) })
    var takenAtEnd: Int?
    recorder.reaction = { takenAtEnd = taken.entries.count }
    run.finish()
    let rest = taken.entries.dropFirst(takenAtEnd ?? .max)
    guard let first = rest.first else { return nil }
    let name = sources.count == 1 ? "the source" : "source \(first + 1)"
    return "  The source emits while it is subscribed to. After take(1) behind the operator "
      + "had its element,\n  \(rest.count) more were taken from \(name)."
  }
}

/// A closure on its way to a thread.
private struct Intruder: @unchecked Sendable {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}
