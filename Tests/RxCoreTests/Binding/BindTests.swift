import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Bind` {
  private struct Broken: Error {}

  @Test func `observers get each event, in the order given`() {
    let log = Log()
    let first = AnyObserver<Int> { log.add("first \($0)") }
    let second = AnyObserver<Int> { log.add("second \($0)") }
    let subject = PublishSubject<Int>()
    _ = subject.bind(to: first, second)
    subject.onNext(1)
    subject.onCompleted()
    #expect(
      log.lines == ["first next(1)", "second next(1)", "first completed", "second completed"])
  }

  @Test func `observers get the failure`() {
    marbleTest { t in
      let subject = PublishSubject<String>()
      t.expect(subject).toBe("--a-#")
      _ = t.hot("--a-#").bind(to: subject)
    }
  }

  @Test func `observers of an optional get the elements as optionals`() {
    marbleTest { t in
      let subject = PublishSubject<String?>()
      t.expect(subject.map { $0 ?? "nil" }).toBe("--a-|")
      _ = t.hot("--a-|").bind(to: subject)
    }
  }

  @Test func `a binding ends when it is disposed`() {
    marbleTest { t in
      let source = t.hot("--a-b-c-|")
      let subject = PublishSubject<String>()
      let binding = source.bind(to: subject)
      t.scheduler.scheduleAt(5) { binding.dispose() }
      t.expect(subject).toBe("--a-b----")
      t.expect(subscriptionsOf: source).toBe("^----!")
    }
  }

  @Test func `an observer that ends the binding leaves later ones without the event`() {
    for event in [Event.next(1), .completed, .error(Broken())] {
      let log = Log()
      let (subject, binding) = (PublishSubject<Int>(), SerialDisposable())
      let ending = AnyObserver<Int> { event in
        log.add("ending \(event)")
        binding.dispose()
      }
      let later = AnyObserver<Int> { log.add("later \($0)") }
      binding.disposable = subject.bind(to: ending, later)
      subject.on(event)
      #expect(log.lines == ["ending \(event)"])
      #expect(!subject.hasObservers)
    }
  }

  @Test func `and those of an optional`() {
    for event in [Event.next(1), .completed, .error(Broken())] {
      let log = Log()
      let (subject, binding) = (PublishSubject<Int>(), SerialDisposable())
      let ending = AnyObserver<Int?> { _ in
        log.add("ending")
        binding.dispose()
      }
      let later = AnyObserver<Int?> { log.add("later \($0)") }
      binding.disposable = subject.bind(to: ending, later)
      subject.on(event)
      #expect(log.lines == ["ending"])
    }
  }

  @Test func `a function gets the sequence and returns what it likes`() {
    let subject = PublishSubject<Int>()
    let same: PublishSubject<Int> = subject.bind(to: { $0 })
    #expect(same === subject)
  }

  @Test func `a function of two steps gets the sequence and the argument`() {
    func isSame(_ source: PublishSubject<Int>) -> (PublishSubject<Int>) -> Bool {
      { $0 === source }
    }
    let subject = PublishSubject<Int>()
    #expect(subject.bind(to: isSame, curriedArgument: subject))
    #expect(!subject.bind(to: isSame, curriedArgument: PublishSubject()))
  }

  @Test func `a closure gets each element`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let binding = subject.bind(onNext: { log.add("\($0)") })
    subject.onNext(1)
    binding.dispose()
    subject.onNext(2)
    #expect(log.lines == ["1"])
  }

  @Test func `a closure is not called once its object is gone`() {
    final class Owner {}
    let log = Log()
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let watched = owner
    let binding = subject.bind(with: owner ?? Owner()) { _, element in log.add("\(element)") }
    subject.onNext(1)
    owner = nil
    #expect(watched == nil)
    subject.onNext(2)
    #expect(log.lines == ["1"])
    binding.dispose()
  }

  @Test
  func `a failure that reaches a closure stops a debug build and is printed by a release build`()
    async
  {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let subject = PublishSubject<Int>()
        _ = subject.bind(onNext: { _ in })
        subject.onError(Broken())
      }
      #expect(result?.standardErrorText.contains("Fatal error: Binding error: Broken()") == true)
    #else
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        let subject = PublishSubject<Int>()
        _ = subject.bind(onNext: { _ in })
        subject.onError(Broken())
        exit(EXIT_SUCCESS)
      }
      #expect(result?.standardOutputText.contains("Binding error: Broken()") == true)
    #endif
  }

  #if DEBUG
    @Test func `a failure that reaches a closure with an object stops a debug build`() async {
      await #expect(processExitsWith: .failure) {
        final class Owner {}
        let owner = Owner()
        let subject = PublishSubject<Int>()
        _ = subject.bind(with: owner) { _, _ in }
        subject.onError(Broken())
      }
    }
  #endif
}
