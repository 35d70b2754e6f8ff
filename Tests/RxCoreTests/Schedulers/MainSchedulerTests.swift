import Dispatch
import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Lets the main queue do what it holds already.
@MainActor func mainQueueTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

@MainActor @Suite struct MainSchedulerTests {
  private let log = Log()
  private let scheduler = MainScheduler()

  private func note(_ line: String) -> any Disposable {
    scheduler.schedule(line, action: noting)
  }

  private var noting: (String) -> any Disposable {
    { [log] line in
      log.add(MainQueue.isCurrent ? line : "\(line) off the main queue")
      return Disposables.create()
    }
  }

  @Test func `on the main queue with nothing queued work runs at once`() {
    _ = note("1")
    _ = note("2")
    #expect(log.lines == ["1", "2"])
  }

  @Test func `work that is scheduled while work runs waits for the main queue`() async {
    _ = scheduler.schedule(()) { _ in
      _ = scheduler.schedule("inner", action: noting)
      return noting("outer")
    }
    #expect(log.lines == ["outer"])
    await mainQueueTurn()
    #expect(log.lines == ["outer", "inner"])
    _ = note("again at once")
    #expect(log.lines == ["outer", "inner", "again at once"])
  }

  @Test func `work from another thread runs on the main queue, and later work waits for it`() async
  {
    let noting = noting
    OtherThread { [scheduler] in _ = scheduler.schedule("other", action: noting) }.join()
    _ = note("main")
    #expect(log.lines.isEmpty)
    await mainQueueTurn()
    #expect(log.lines == ["other", "main"])
  }

  @Test func `another main scheduler keeps an order of its own`() {
    let other = MainScheduler()
    _ = scheduler.schedule(()) { _ in other.schedule("other", action: noting) }
    #expect(log.lines == ["other"])
  }

  @Test func `work that waits can be cancelled, and then counts no more`() async {
    let noting = noting
    OtherThread { [scheduler] in
      scheduler.schedule("cancelled", action: noting).dispose()
    }.join()
    await mainQueueTurn()
    _ = note("at once")
    #expect(log.lines == ["at once"])
  }

  @Test func `disposal reaches what the action returned`() {
    let disposal = CountedDisposal { RepeatedDisposal($0) }
    scheduler.schedule(()) { _ in disposal.disposable }.dispose()
    #expect(disposal.count == 1)
  }

  @Test func `the asynchronous one never runs work at once, and keeps the order`() async {
    let asynchronous = MainScheduler.asyncInstance
    _ = asynchronous.schedule("1", action: noting)
    _ = asynchronous.schedule("2", action: noting)
    #expect(log.lines.isEmpty)
    await mainQueueTurn()
    #expect(log.lines == ["1", "2"])
  }

  @Test func `timed work runs on the main queue`() async {
    let noting = noting
    await withCheckedContinuation { continuation in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
        _ = noting("due")
        continuation.resume()
        return Disposables.create()
      }
    }
    #expect(log.lines == ["due"])
  }

  @Test func `the checks pass on the main queue, and anywhere under an override`() {
    MainScheduler.ensureExecutingOnScheduler()
    MainScheduler.ensureRunningOnMainThread()
    Watchdog.run {
      withSchedulers(overriddenBy: TestScheduler(initialClock: 0)) {
        MainScheduler.ensureExecutingOnScheduler()
        MainScheduler.ensureRunningOnMainThread()
      }
    }
  }

  @Test func `off the main queue a check stops the process with its message`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OtherThread { MainScheduler.ensureExecutingOnScheduler(errorMessage: "not here") }.join()
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("not here"))
  }

  @Test func `without a message of its own a check says what to do`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OtherThread { MainScheduler.ensureRunningOnMainThread() }.join()
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("off the main queue"))
  }
}
