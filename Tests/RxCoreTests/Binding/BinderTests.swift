import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@MainActor @Suite struct BinderTests {
  final class Label {
    var text = ""
  }

  private let log = Log()
  private let label = Label()

  /// Notes what is applied, and whether that is on the main queue.
  private var noting: Binder<String> {
    Binder(label) { [log] label, text in
      label.text = text
      log.add(MainQueue.isCurrent ? text : "\(text) off the main queue")
    }
  }

  @Test func `on the main queue an element is applied at once`() {
    let binder = noting
    binder.onNext("a")
    #expect(label.text == "a")
    binder.onNext("b")
    #expect(log.lines == ["a", "b"])
  }

  @Test func `report 80: an element from another thread is applied on the main queue, later`() async
  {
    let binder = noting
    OtherThread { _ = Observable.just("a").bind(to: binder) }.join()
    #expect(label.text == "")
    await mainQueueTurn()
    #expect(log.lines == ["a"])
  }

  @Test func `an element waits for an earlier one from another thread`() async {
    let binder = noting
    OtherThread { binder.onNext("other") }.join()
    binder.onNext("main")
    #expect(log.lines.isEmpty)
    await mainQueueTurn()
    #expect(log.lines == ["other", "main"])
  }

  @Test func `an element that comes while one is applied waits for its end`() async {
    let relay = PublishRelay<String>()
    let binder = Binder<String>(label) { [log] _, text in
      log.add("begin \(text)")
      if text == "a" { relay.accept("b") }
      log.add("end \(text)")
    }
    _ = relay.bind(to: binder)
    relay.accept("a")
    await mainQueueTurn()
    #expect(log.lines == ["begin a", "end a", "begin b", "end b"])
  }

  @Test func `elements of two threads are applied one at a time, on the main queue`() async {
    let binder = noting
    let threads = ["a", "b"].map { name in
      OtherThread { for number in 1...100 { binder.onNext("\(name)\(number)") } }
    }
    for thread in threads { thread.join() }
    await mainQueueTurn()
    for name in ["a", "b"] {
      #expect(log.lines.filter { $0.hasPrefix(name) } == (1...100).map { "\(name)\($0)" })
    }
  }

  @Test func `report 80: elements are dropped without a fault once the object is gone`() {
    var label: Label? = Label()
    weak let watched = label
    let relay = PublishRelay<String>()
    let binder = Binder<String>(label!) { [log] _, text in log.add(text) }
    let subscription = relay.bind(to: binder)
    relay.accept("a")
    label = nil
    #expect(watched == nil)
    relay.accept("b")
    #expect(log.lines == ["a"])
    subscription.dispose()
  }

  @Test func `an element that waits is dropped if the object goes in the meantime`() async {
    var label: Label? = Label()
    let binder = Binder<String>(label!) { [log] _, text in log.add(text) }
    OtherThread { binder.onNext("a") }.join()
    label = nil
    await mainQueueTurn()
    #expect(log.lines.isEmpty)
  }

  @Test func `the completion does nothing, and the binder can be used on`() {
    let binder = noting
    _ = Observable.just("a").bind(to: binder)
    binder.onCompleted()
    _ = Observable.just("b").bind(to: binder.asObserver())
    #expect(log.lines == ["a", "b"])
  }

  @Test func `a binder of an optional takes elements and optionals`() {
    var seen: [String?] = []
    let binder = Binder<String?>(label) { _, text in seen.append(text) }
    _ = Observable.just("a").bind(to: binder)
    _ = Observable<String?>.just(nil).bind(to: binder)
    #expect(seen == ["a", nil])
  }

  @Test func `one sequence can be bound to several binders`() {
    let second = Label()
    _ = Observable.just("a").bind(to: noting, Binder(second) { $0.text = $1 })
    #expect(label.text == "a")
    #expect(second.text == "a")
  }

  @Test func `another scheduler can be asked to apply`() {
    let scheduler = TestScheduler(initialClock: 0)
    let binder = Binder<String>(label, scheduler: scheduler) { $0.text = $1 }
    binder.onNext("a")
    #expect(label.text == "")
    scheduler.start()
    #expect(label.text == "a")
  }

  @Test func `what the closure holds is released with the binder`() {
    var binder: Binder<Int>?
    let trace = Trace { captive in
      binder = Binder(label) { _, _ in withExtendedLifetime(captive) {} }
    }
    binder?.onNext(1)
    #expect(trace.isAlive)
    binder = nil
    #expect(!trace.isAlive)
  }

  @Test func `report 80: a failure stops a debug build, and a release build prints it`() async {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let label = Label()
        Binder<String>(label) { $0.text = $1 }.onError(Broken())
      }
      #expect(result?.standardErrorText.contains("Fatal error: Binding error: ") == true)
    #else
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        let label = Label()
        let binder = Binder<String>(label, scheduler: CurrentThreadScheduler.instance) {
          $0.text = $1
        }
        binder.onError(Broken())
        binder.onNext("a")
        precondition(label.text == "a")
        exit(EXIT_SUCCESS)
      }
      #expect(result?.standardOutputText.contains("Binding error: ") == true)
    #endif
  }
}

@Suite struct `Binder on virtual time` {
  @Test func `elements are applied at their instant, wherever the test runs`() {
    marbleTest { t in
      let label = t.keep(BinderTests.Label())
      let applied = PublishRelay<String>()
      let binder = Binder<String>(label) { _, text in applied.accept(text) }
      t.expect(applied).toBe("--a-b--")
      t.bind(t.hot("          --a-b-|"), to: binder)
    }
  }

  @Test func `elements of a background queue are applied at their instant`() {
    marbleTest { t in
      let label = t.keep(BinderTests.Label())
      let applied = PublishRelay<String>()
      let binder = Binder<String>(label) { _, text in applied.accept(text) }
      let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
      t.expect(applied).toBe("----a-b--")
      let delayed = t.hot("   --a-b-|").delay(.milliseconds(2), scheduler: queue)
      _ = delayed.bind(to: binder)
    }
  }
}
