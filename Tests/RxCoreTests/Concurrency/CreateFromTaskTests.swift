import RxCore
import TestSupport
import Testing

@Suite struct CreateFromTaskTests {
  private enum Place {
    @TaskLocal static var number = 0
  }

  @Test func `it gives what the work returns, or fails with what it throws`() async throws {
    let single: Single<Int> = .create {
      await Task.yield()
      return 7
    }
    #expect(try await single.value == 7)
    let failing = Single<Int>.create { throw Broken() }
    await #expect(throws: Broken.self) { try await failing.value }
  }

  @Test func `the work runs once for each subscription`() async throws {
    let log = Log()
    let single = Single<Int>.create {
      log.add("work")
      return log.lines.count
    }
    #expect(log.lines == [])
    #expect(try await single.value == 1)
    #expect(try await single.value == 2)
  }

  @Test func `a disposal cancels the task, and nothing more comes`() async {
    let (log, begun, cancelled) = (Log(), Moment(), Moment())
    let single = Single<Int>.create {
      await withTaskCancellationHandler {
        begun.comes()
        await cancelled.wait()
      } onCancel: {
        cancelled.comes()
      }
      return 1
    }
    let subscription = single.subscribe(
      onSuccess: { log.add("\($0)") }, onFailure: { log.add("\($0)") },
      onDisposed: { log.add("over") })
    await begun.wait()
    subscription.dispose()
    await cancelled.wait()
    #expect(log.lines == ["over"])
  }

  @Test func `the task inherits task-local values, unless it is detached`() async throws {
    let inheriting = Single<Int>.create { Place.number }
    let detached = Single<Int>.create(detached: true) { Place.number }
    let numbers = try await Place.$number.withValue(5) {
      (try await inheriting.value, try await detached.value)
    }
    #expect(numbers == (5, 0))
  }

  @Test func `the task has the priority asked for`() async throws {
    let single = Single<Bool>.create(detached: true, priority: .high) {
      Task.currentPriority >= .high
    }
    #expect(try await single.value)
  }

  @Test func `work and disposal race without a hang or a second event`() async {
    let wrong = await Patience.result {
      var wrong = 0
      for _ in 0..<Patience.rounds {
        let task = Task { try await Single<Int>.create { 1 }.value }
        let canceller = Task { task.cancel() }
        switch await task.result {
        case .success(1), .failure(is CancellationError): break
        default: wrong += 1
        }
        await canceller.value
      }
      return wrong
    }
    #expect(wrong == 0)
  }
}
