import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct ValuesTests {
  private static let queue = SerialDispatchQueueScheduler(qos: .userInitiated)

  @Test func `the elements come in order, and the loop ends with the source`() async throws {
    var elements: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { elements.append(element) }
    #expect(elements == [1, 2, 3])
    elements = []
    for try await element in Single.just(4).values { elements.append(element) }
    #expect(elements == [4])
    for try await _ in Observable<Int>.empty().values { Issue.record("An element.") }
  }

  @Test func `elements of a queue come in order`() async throws {
    let source = Observable.from(Array(0..<1_000)).observe(on: Self.queue)
    var elements: [Int] = []
    for try await element in source.values { elements.append(element) }
    #expect(elements == Array(0..<1_000))
  }

  @Test func `a failure is thrown after the elements before it`() async {
    var elements: [Int] = []
    let source = Observable.just(1).concat(Observable.error(Broken()))
    await #expect(throws: Broken.self) {
      for try await element in source.values { elements.append(element) }
    }
    #expect(elements == [1])
  }

  @Test func `report 75: asking for it subscribes, each time anew`() {
    let log = Log()
    let source = Tap<Int>(log: { log.add($0) }).sequence
    let first = source.values
    #expect(log.lines == ["subscribe"])
    let second = source.values
    #expect(log.lines == ["subscribe", "subscribe"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `what the loop has not taken yet waits, without a bound`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    for element in 0..<10_000 { subject.onNext(element) }
    subject.onCompleted()
    var count = 0
    for try await element in values {
      #expect(element == count)
      count += 1
    }
    #expect(count == 10_000)
  }

  @Test func `report 75: leaving the loop disposes the subscription`() async throws {
    let subject = BehaviorSubject(value: 1)
    for try await _ in subject.values { break }
    #expect(!subject.hasObservers)
  }

  @Test func `report 75: dropping it disposes the subscription`() {
    let subject = PublishSubject<Int>()
    var values: AsyncThrowingStream<Int, any Error>? = subject.values
    #expect(subject.hasObservers)
    _ = values
    values = nil
    #expect(!subject.hasObservers)
  }

  @Test func `report 75: cancelling disposes the subscription and throws`() async {
    let subject = BehaviorSubject(value: 1)
    let begun = Moment()
    let task = Task {
      var elements: [Int] = []
      do {
        for try await element in subject.values {
          elements.append(element)
          begun.comes()
        }
        return (elements, "ended")
      } catch is CancellationError {
        return (elements, "cancelled")
      }
    }
    await begun.wait()
    task.cancel()
    let result = await task.result
    #expect(!subject.hasObservers)
    #expect((try? result.get())?.0 == [1])
    #expect((try? result.get())?.1 == "cancelled")
  }

  @Test func `what the source holds is released at its end, though the sequence is kept`() {
    let subject = PublishSubject<Int>()
    var values: AsyncThrowingStream<Int, any Error>?
    let trace = Trace { object in
      values = subject.do(onNext: { _ in _ = object }).values
    }
    #expect(trace.isAlive)
    subject.onCompleted()
    #expect(!trace.isAlive)
    withExtendedLifetime(values) {}
  }

  @Test func `an element that cannot be sent comes through`() async throws {
    final class Unsendable {
      var number = 1
    }
    for try await object in Observable.just(Unsendable()).values { object.number += 1 }
  }

  @Test func `elements and cancellations race without a hang`() async {
    let wrong = await Patience.result {
      var wrong = 0
      for _ in 0..<Patience.rounds {
        let task = Task {
          var elements: [Int] = []
          let source = Observable.of(1, 2, 3).observe(on: Self.queue)
          for try await element in source.values { elements.append(element) }
          return elements
        }
        let canceller = Task { task.cancel() }
        switch await task.result {
        case .success([1, 2, 3]), .failure(is CancellationError): break
        default: wrong += 1
        }
        await canceller.value
      }
      return wrong
    }
    #expect(wrong == 0)
  }

  @Test func `a lock around the elements and inside the disposal does not hang it`() async {
    let ended = await Patience.cancelling { source in
      do { for try await _ in source.values {} } catch {}
    }
    #expect(ended == true)
  }
}
