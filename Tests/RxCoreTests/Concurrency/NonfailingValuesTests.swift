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

  @Test func `a lock around the elements and inside the disposal does not hang it`() async {
    let ended = await Patience.cancelling { source in
      for await _ in source.asInfallible(onErrorJustReturn: 0).values {}
    }
    #expect(ended == true)
  }

  @MainActor
  @Test func `cancelling the task ends a driver's loop and disposes the subscription`() async {
    let (subject, begun) = (BehaviorSubject(value: 1), Moment())
    let driver = subject.asDriver(onErrorJustReturn: 0)
    let task = Task { @MainActor in
      var elements: [Int] = []
      for await element in driver.values {
        elements.append(element)
        begun.comes()
      }
      return elements
    }
    await begun.wait()
    task.cancel()
    #expect(await task.value == [1])
    #expect(!subject.hasObservers)
  }

  @MainActor
  @Test func `dropping a driver's elements disposes the subscription`() {
    let subject = PublishSubject<Int>()
    var values: AsyncStream<Int>? = subject.asDriver(onErrorJustReturn: 0).values
    #expect(subject.hasObservers)
    _ = values
    values = nil
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
