import RxCore
import TestSupport
import Testing

@Suite struct NonfailingValuesTests {
  @Test func `the elements come in order, and the loop ends with the source`() async {
    var elements: [Int] = []
    for await element in Infallible.of(1, 2, 3).values { elements.append(element) }
    #expect(elements == [1, 2, 3])
  }

  @MainActor
  @Test func `a driver's elements come in order`() async {
    var elements: [Int] = []
    for await element in Driver.of(1, 2, 3).values { elements.append(element) }
    #expect(elements == [1, 2, 3])
  }

  @Test func `leaving the loop disposes the subscription`() async {
    let subject = BehaviorSubject(value: 1)
    for await _ in subject.asInfallible(onErrorJustReturn: 0).values { break }
    #expect(!subject.hasObservers)
  }

  @Test func `dropping it disposes the subscription`() {
    let subject = PublishSubject<Int>()
    var values: AsyncStream<Int>? = subject.asInfallible(onErrorJustReturn: 0).values
    #expect(subject.hasObservers)
    _ = values
    values = nil
    #expect(!subject.hasObservers)
  }

  @Test func `cancelling the task ends the loop and disposes the subscription`() async {
    let subject = PublishSubject<Int>()
    let task = Task {
      var count = 0
      for await _ in subject.asInfallible(onErrorJustReturn: 0).values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
    #expect(!subject.hasObservers)
  }

  #if DEBUG
    @Test func `a failure that was let in stops a debug build`() async {
      await #expect(processExitsWith: .failure) {
        let failing = Infallible.just(1).concat(Observable<Int>.error(Broken()))
        for await _ in failing.values {}
      }
    }
  #endif
}
