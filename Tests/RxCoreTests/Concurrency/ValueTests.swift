import Dispatch
import Foundation
import RxCore
import TestSupport
import Testing

@Suite struct ValueTests {
  private static let queue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

  @Test func `a single gives its element or throws its failure`() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Single.just(2).observe(on: Self.queue).value == 2)
    await #expect(throws: Broken.self) { try await Single<Int>.error(Broken()).value }
  }

  @Test func `report 69: a single that completes without an element throws noElements`() async {
    let error = await #expect(throws: RxError.self) {
      try await Single(raw: Observable<Int>.empty()).value
    }
    #expect("\(error as Any)".contains("doesn't contain any elements"))
  }

  @Test func `a maybe gives its element, or nil at its completion`() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: Broken.self) { try await Maybe<Int>.error(Broken()).value }
  }

  @Test func `a completable returns at its completion`() async throws {
    try await Completable.empty().value
    await #expect(throws: Broken.self) { try await Completable.error(Broken()).value }
  }

  @Test func `an element that cannot be sent comes through`() async throws {
    final class Unsendable {
      var number = 1
    }
    let object = try await Single<Unsendable>.create { observer in
      observer(.success(Unsendable()))
      return Disposables.create()
    }.value
    object.number += 1
    #expect(object.number == 2)
  }

  @Test func `it waits for an event that comes later`() async throws {
    let subscribed = Moment()
    let subject = PublishSubject<Int>()
    let task = Task {
      try await subject.do(onSubscribed: { subscribed.comes() }).take(1).asSingle().value
    }
    await subscribed.wait()
    subject.onNext(7)
    #expect(try await task.value == 7)
    #expect(!subject.hasObservers)
  }

  @Test func `report 74: a cancelled task throws once, after the source was disposed`() async {
    for kind in 0..<3 {
      let (log, subscribed) = (Log(), Moment())
      let source = Observable<Never>.create { _ in
        subscribed.comes()
        return Disposables.create { log.add("disposed") }
      }
      let task = Task {
        do {
          switch kind {
          case 0: _ = try await source.map { (_: Never) -> Int in }.asSingle().value
          case 1: _ = try await source.map { (_: Never) -> Int in }.asMaybe().value
          default: try await source.asCompletable().value
          }
          log.add("value")
        } catch is CancellationError {
          log.add("cancelled")
        } catch {
          log.add("\(error)")
        }
      }
      await subscribed.wait()
      task.cancel()
      await task.value
      #expect(log.lines == ["disposed", "cancelled"])
    }
  }

  @Test func `a task that is cancelled already subscribes to nothing`() async {
    let log = Log()
    let source = Single<Int>.create { _ in
      log.add("subscribed")
      return Disposables.create()
    }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await source.value
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.lines == [])
  }

  @Test(arguments: 0..<3)
  func `report 13: an event and a cancellation race without a hang`(kind: Int) async {
    let counts = await Patience.result {
      var (values, cancellations, others) = (0, 0, 0)
      for _ in 0..<Patience.rounds {
        let task = Task { () -> Int? in
          switch kind {
          case 0: return try await Single.just(1).observe(on: Self.queue).value
          case 1: return try await Maybe.just(1).observe(on: Self.queue).value
          default:
            try await Completable.empty().observe(on: Self.queue).value
            return 1
          }
        }
        let canceller = Task { task.cancel() }
        switch await task.result {
        case .success(1): values += 1
        case .failure(is CancellationError): cancellations += 1
        default: others += 1
        }
        await canceller.value
      }
      return (values + cancellations, others)
    }
    #expect(counts?.0 == Patience.rounds)
    #expect(counts?.1 == 0)
  }

  @Test func `a source that is dropped without an event keeps it waiting until it is cancelled`()
    async
  {
    let (subject, subscribed) = (PublishSubject<Int>(), Moment())
    let task = Task {
      try await subject.do(onSubscribed: { subscribed.comes() }).take(1).asSingle().value
    }
    await subscribed.wait()
    subject.dispose()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a lock around the event and inside the disposal does not hang it`() async {
    let ended = await Patience.result {
      for _ in 0..<Patience.rounds / 4 {
        let (lock, subscribed, reported) = (NSRecursiveLock(), Moment(), Moment())
        let task = Task {
          try await Single<Int>.create { observer in
            nonisolated(unsafe) let observer = observer
            DispatchQueue.global().async {
              lock.withLock {
                subscribed.comes()
                observer(.success(1))
              }
              reported.comes()
            }
            return Disposables.create { lock.withLock {} }
          }.value
        }
        await subscribed.wait()
        task.cancel()
        _ = await task.result
        await reported.wait()
      }
      return true
    }
    #expect(ended == true)
  }

  @Test func `what the source holds is released once the value has come`() async throws {
    let trace = TraceBox()
    let single = trace.hold { object in
      Single<Int>.create { observer in
        observer(.success(1))
        return Disposables.create { _ = object }
      }
    }
    _ = try await single().value
    #expect(!trace.isAlive)
  }
}

/// Makes something that holds an object, and tells whether the object is still there.
private final class TraceBox: @unchecked Sendable {
  private weak var object: AnyObject?

  private final class Captive: Sendable {}

  var isAlive: Bool { object != nil }

  /// A function that makes it once.
  func hold<Made>(_ make: @escaping (AnyObject) -> Made) -> () -> Made {
    { [self] in
      let captive = Captive()
      object = captive
      return make(captive)
    }
  }
}
