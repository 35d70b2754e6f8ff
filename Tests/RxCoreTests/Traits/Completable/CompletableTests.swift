import RxCore
import TestSupport
import Testing

@Suite struct CompletableTests {
  private let log = Log()

  private func subscribe(_ completable: Completable) -> any Disposable {
    completable.subscribe(
      onCompleted: { [log] in log.add("|") }, onError: { [log] in log.add("\($0)") },
      onDisposed: { [log] in log.add("over") })
  }

  @Test func `its completion or its failure is its one event`() {
    #expect(Completable.empty().events == "|")
    #expect(Completable.error(Broken()).events == "#broken")
    #expect(Completable.never().events == "")
  }

  @Test func `asCompletable takes a sequence without elements`() {
    let completable: Completable = Observable<Never>.empty().asCompletable()
    #expect(completable.events == "|")
    #expect(Observable<Never>.error(Broken()).asCompletable().events == "#broken")
  }

  @Test func `the handler is told first, then that it is over, then the source is torn down`() {
    let tap = Tap<Never>(log: { [log] in log.add($0) })
    _ = subscribe(tap.sequence.asCompletable())
    tap.complete()
    #expect(log.lines == ["subscribe", "|", "over", "dispose"])
    _ = subscribe(.error(Broken()))
    #expect(log.lines.suffix(2) == ["broken", "over"])
  }

  @Test func `a disposal tears the source down first, and no event follows`() {
    let tap = Tap<Never>(log: { [log] in log.add($0) })
    subscribe(tap.sequence.asCompletable()).dispose()
    tap.complete()
    #expect(log.lines == ["subscribe", "dispose", "over"])
  }

  @Test func `a failure without a handler reaches the default handler`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      Hooks.defaultErrorHandler = { _, error in log.add("\(error)") }
      _ = Completable.error(Broken()).subscribe(onCompleted: {})
      precondition(log.lines == ["broken"])
    }
  }

  @Test func `closures with an object get it while it lives, and do not keep it`() {
    let tap = Tap<Never>()
    var object: Releasing? = Releasing { [log] in log.add("released") }
    for completable in [.empty(), .error(Broken()), tap.sequence.asCompletable()] {
      _ = completable.subscribe(
        with: object!, onCompleted: { [log] _ in log.add("|") },
        onError: { [log] _, error in log.add("\(error)") },
        onDisposed: { [log] _ in log.add("over") })
    }
    object = nil
    let lines = ["|", "over", "broken", "over", "released"]
    #expect(log.lines == lines)
    tap.complete()
    #expect(log.lines == lines)
  }

  @Test func `create reports one event and is torn down after it`() {
    for (event, text) in [(CompletableEvent.completed, "|"), (.error(Broken()), "#broken")] {
      let completable = Completable.create { [log] observer in
        observer(event)
        observer(.completed)
        observer(.error(Broken()))
        return Disposables.create { log.add("teardown") }
      }
      #expect(completable.events == text)
    }
    #expect(log.lines == ["teardown", "teardown"])
  }

  @Test func `do tells of its events before and after they pass`() {
    func watched(_ completable: Completable) -> Completable {
      completable.do(
        onError: { [log] in log.add("on \($0)") }, afterError: { [log] in log.add("after \($0)") },
        onCompleted: { [log] in log.add("on |") }, afterCompleted: { [log] in log.add("after |") },
        onSubscribe: { [log] in log.add("subscribe") },
        onSubscribed: { [log] in log.add("subscribed") },
        onDispose: { [log] in log.add("dispose") })
    }
    _ = subscribe(watched(.empty()))
    #expect(
      log.lines == ["subscribe", "on |", "|", "over", "after |", "subscribed", "dispose"])
    let lines = log.lines.count
    _ = subscribe(watched(.error(Broken())))
    #expect(
      log.lines.dropFirst(lines)
        == ["subscribe", "on broken", "broken", "over", "after broken", "subscribed", "dispose"])
  }

  @Test func `what a closure of do throws takes the place of the end`() {
    struct Other: Error {}
    #expect(Completable.error(Broken()).do(onError: { _ in throw Other() }).events == "#Other()")
    #expect(Completable.empty().do(onCompleted: { throw Other() }).events == "#Other()")
    // What is thrown after the end comes too late.
    #expect(Completable.empty().do(afterCompleted: { throw Other() }).events == "|")
    #expect(
      Completable.error(Broken()).do(afterError: { _ in throw Other() }).events == "#broken")
  }
}
