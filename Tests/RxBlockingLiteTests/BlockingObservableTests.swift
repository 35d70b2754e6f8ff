import Foundation
import RxBlockingLite
import RxCore
import TestSupport
import Testing

/// What a sequence in these tests fails with.
struct Refusal: Error, Equatable {}

/// A sequence that emits while it is subscribed to; nil as the end for none.
private func emitting(
  _ elements: [Int], then end: Event<Int>? = .completed, onDispose: @escaping () -> Void = {}
) -> Observable<Int> {
  Observable.create { observer in
    for element in elements { observer.onNext(element) }
    if let end { observer.on(end) }
    return Disposables.create(with: onDispose)
  }
}

/// The same on a thread of its own.
private func emittingElsewhere(
  _ elements: [Int], then end: Event<Int>? = .completed
) -> Observable<Int> {
  Observable.create { observer in
    let work = { @Sendable in
      for element in elements { observer.onNext(element) }
      if let end { observer.on(end) }
    }
    Thread(block: work).start()
    return Disposables.create()
  }
}

@Suite("Waiting for a sequence")
struct BlockingObservableTests {
  @Test("toArray gives all elements once the sequence has completed")
  func toArray() throws {
    #expect(try emitting([1, 2, 3]).toBlocking().toArray() == [1, 2, 3])
    #expect(try emitting([]).toBlocking().toArray() == [])
    #expect(Watchdog.run { try emittingElsewhere([1, 2]).toBlocking().toArray() } == [1, 2])
  }

  @Test("toArray, first and last throw the failure")
  func failure() {
    let failing = emitting([1], then: .error(Refusal())).toBlocking()
    #expect(throws: Refusal()) { try failing.toArray() }
    #expect(throws: Refusal()) { try failing.last() }
    #expect(throws: Refusal()) { try emitting([], then: .error(Refusal())).toBlocking().first() }
  }

  @Test("first gives the first element, stops there and disposes the sequence")
  func first() throws {
    var disposals = 0
    let endless = emitting([1, 2], then: nil) { disposals += 1 }
    #expect(try endless.toBlocking().first() == 1)
    #expect(disposals == 1)
    #expect(try emitting([]).toBlocking().first() == nil)
    #expect(try emitting([1], then: .error(Refusal())).toBlocking().first() == 1)
    #expect(Watchdog.run { try emittingElsewhere([7], then: nil).toBlocking().first() } == .some(7))
  }

  @Test("last gives the last element of a sequence that completes")
  func last() throws {
    #expect(try emitting([1, 2, 3]).toBlocking().last() == 3)
    #expect(try emitting([]).toBlocking().last() == nil)
  }

  @Test("single gives the one element and throws for none and for a second one")
  func single() throws {
    #expect(try emitting([1]).toBlocking().single() == 1)
    expect(.noElements) { try emitting([]).toBlocking().single() }
    expect(.moreThanOneElement) { try emitting([1, 2], then: nil).toBlocking().single() }
    #expect(throws: Refusal()) {
      try emitting([1], then: .error(Refusal())).toBlocking().single()
    }
  }

  @Test("single with a condition looks only at the elements that fulfil it")
  func singleWhere() throws {
    let numbers = emitting([1, 2, 3]).toBlocking()
    #expect(try numbers.single { $0 == 2 } == 2)
    expect(.noElements) { try numbers.single { $0 > 3 } }
    expect(.moreThanOneElement) { try numbers.single { $0 > 1 } }
    #expect(throws: Refusal()) { try numbers.single { _ in throw Refusal() } }
  }

  @Test("materialize keeps the elements before a failure")
  func materialize() {
    #expect(emitting([1, 2]).toBlocking().materialize().text == "[1, 2] completed")
    let failing = emitting([1, 2], then: .error(Refusal()))
    #expect(failing.toBlocking().materialize().text == "[1, 2] failed: Refusal()")
  }

  @Test("report 84: a timeout ends a wait for a sequence that never completes")
  func timeout() {
    let result = emitting([1], then: nil).toBlocking(timeout: 0.01)
    expect(.timeout) { try result.last() }
    #expect(result.materialize().text == "[1] failed: Sequence timeout.")
  }

  @Test("report 86: a timeout of 0 still delivers what comes while it is subscribed to")
  func timeoutOfZero() throws {
    #expect(try emitting([1, 2]).toBlocking(timeout: 0).toArray() == [1, 2])
    expect(.timeout) { try emitting([1], then: nil).toBlocking(timeout: 0).toArray() }
    expect(.timeout) { try emitting([1], then: nil).toBlocking(timeout: -1).toArray() }
  }

  @Test("a timeout disposes the sequence, and later elements go nowhere")
  func timeoutDisposes() {
    var disposals = 0
    let endless = emitting([], then: nil) { disposals += 1 }
    _ = endless.toBlocking(timeout: 0).materialize()
    #expect(disposals == 1)
  }

  @Test("the limit can be a Duration or an interval")
  func spellingsOfTheLimit() throws {
    let never = Observable<Int>.never()
    expect(.timeout) { try never.toBlocking(timeout: .zero).first() }
    expect(.timeout) { try never.toBlocking(timeout: .milliseconds(1)).first() }
    expect(.timeout) { try never.toBlocking(timeout: .seconds(0.001)).first() }
    expect(.timeout) { try never.toBlocking(timeout: RxTimeInterval.microseconds(1)).first() }
    expect(.timeout) { try never.toBlocking(timeout: RxTimeInterval.nanoseconds(1)).first() }
    #expect(try Observable.just(1).toBlocking(timeout: RxTimeInterval.never).first() == 1)
    #expect(try Observable.just(1).toBlocking(timeout: RxTimeInterval.seconds(60)).first() == 1)
  }

  @Test("a failure leaves the elements before it to be asked for")
  func received() {
    let failing = emitting([1, 2], then: .error(Refusal())).toBlocking()
    #expect(failing.received.isEmpty)
    #expect(throws: Refusal()) { try failing.toArray() }
    #expect(failing.received == [1, 2])
    let never = emitting([7], then: nil).toBlocking(timeout: 0)
    expect(.timeout) { try never.last() }
    #expect(never.received == [7])
  }

  @Test("a source is released with the call")
  func release() throws {
    final class Token {}
    weak var token: Token?
    let blocking: BlockingObservable<Int>
    do {
      let kept = Token()
      token = kept
      blocking = Observable<Int>.create { observer in
        withExtendedLifetime(kept) { observer.onNext(1) }
        return Disposables.create()
      }.toBlocking(timeout: 0)
    }
    #expect(try blocking.first() == 1)
    #expect(token != nil)
    let subject = PublishSubject<Token>()
    _ = subject.toBlocking(timeout: 0).materialize()
    #expect(!subject.hasObservers)
  }

  @Test("waiting inside a delivery runs the trampoline afresh")
  func insideTheTrampoline() {
    var log: [[Int]] = []
    let scheduled = Observable<Int>.create { observer in
      CurrentThreadScheduler.instance.schedule(()) { _ in
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    Watchdog.run {
      CurrentThreadScheduler.instance.schedule(()) { _ in
        log.append((try? scheduled.toBlocking(timeout: 30).toArray()) ?? [])
        return Disposables.create()
      }.dispose()
    }
    #expect(log == [[2]])
  }

  private func expect(
    _ expected: RxError, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Any?
  ) {
    let error = #expect(throws: RxError.self, sourceLocation: sourceLocation) { _ = try body() }
    #expect(
      error?.debugDescription == expected.debugDescription, sourceLocation: sourceLocation)
  }
}

extension MaterializedSequenceResult {
  fileprivate var text: String {
    switch self {
    case .completed(let elements): "\(elements) completed"
    case .failed(let elements, let error): "\(elements) failed: \(error)"
    }
  }
}
