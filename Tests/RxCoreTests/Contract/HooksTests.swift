import RxCore
import TestSupport
import Testing

/// In a process of its own each, because the hooks hold for the whole process.
@Suite struct HooksTests {
  @Test func `an error without a handler reaches the default handler, with the call stack`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = { ["here"] }
      Hooks.defaultErrorHandler = { stack, error in log.add("\(stack) \(error)") }
      _ = Observable<Int>.error(TestFailure()).subscribe(onNext: { _ in })
      Hooks.recordCallStackOnError = false
      _ = Observable<Int>.error(TestFailure()).subscribe()
      precondition(log.lines == [#"["here"] TestFailure()"#, "[] TestFailure()"])
    }
  }

  @Test func `an error with a handler, or for an event closure, reaches that alone`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      Hooks.defaultErrorHandler = { _, _ in log.add("default") }
      _ = Observable<Int>.error(TestFailure()).subscribe(onError: { _ in log.add("handler") })
      _ = Observable<Int>.error(TestFailure()).subscribe { _ in log.add("event") }
      precondition(log.lines == ["handler", "event"])
    }
  }

  @Test func `the call stack is not recorded at first, and nothing stops the process`() async {
    await #expect(processExitsWith: .success) {
      precondition(!Hooks.recordCallStackOnError)
      _ = Observable<Int>.error(TestFailure()).subscribe()
    }
  }

  /// The closures of a subscription with an object stand for the default handler, too.
  @Test func `with an object that is gone an error reaches nobody`() async {
    await #expect(processExitsWith: .success) {
      final class Target {}
      let log = Log()
      Hooks.defaultErrorHandler = { _, _ in log.add("default") }
      let subject = PublishSubject<Int>()
      do {
        let target = Target()
        _ = subject.subscribe(with: target, onError: { _, _ in log.add("observable") })
        _ = subject.asSingle().subscribe(with: target, onFailure: { _, _ in log.add("single") })
        _ = subject.asMaybe().subscribe(with: target, onError: { _, _ in log.add("maybe") })
        _ = subject.ignoreElements().asCompletable()
          .subscribe(with: target, onError: { _, _ in log.add("completable") })
        withExtendedLifetime(target) {}
      }
      subject.onError(TestFailure())
      precondition(log.lines == [])
    }
  }
}
