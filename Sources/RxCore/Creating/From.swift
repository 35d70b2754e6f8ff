extension ObservableType {
  /// Emits the elements of an array in order.
  ///
  ///     from a b c  (abc|)
  ///
  /// - Complexity: Constant time for each element; the array is shared, not copied.
  /// - Parameters:
  ///   - array: The elements.
  ///   - scheduler: Each element, and the completion, is a piece of work of its own on it. On the
  ///     current thread's, sequences that emit at the same time take turns.
  /// - Returns: A sequence that completes after the last element.
  /// - Origin: Rx.NET `ToObservable`, RxSwift `from`.
  public static func from(
    _ array: [Element],
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    AnonymousObservable { sink in ArraySource(array, sink).start(on: scheduler) }
  }

  /// Emits the elements of any Swift sequence in order.
  ///
  ///     from 1...3  (123|)
  ///
  /// - Complexity: That of the sequence's iterator, which is made at the subscription.
  /// - Parameters:
  ///   - sequence: The elements; may be infinite, for a subscription that is ended from outside.
  ///   - scheduler: Each element, and the completion, is a piece of work of its own on it. On the
  ///     current thread's, sequences that emit at the same time take turns.
  /// - Returns: A sequence that completes after the last element.
  /// - Origin: Rx.NET `ToObservable`, RxSwift `from`.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    if let array = sequence as? [Element] { return from(array, scheduler: scheduler) }
    return pulling(on: scheduler) {
      var iterator = sequence.makeIterator()
      return { iterator.next() }
    }
  }

  /// Emits what a closure gives that is made for each subscription. A closure, because the caller's
  /// module knows the iterator's type and makes it fast.
  @usableFromInline
  static func pulling(
    on scheduler: any ImmediateSchedulerType, _ makePull: @escaping () -> () -> Element?
  ) -> Observable<Element> {
    AnonymousObservable { sink in ClosureSource(makePull(), sink).start(on: scheduler) }
  }
}

private final class ArraySource<Element>: PullSource<Element>, @unchecked Sendable {
  private let array: [Element]
  /// Everything before it has been emitted.
  @exclusivity(unchecked) private var position = 0

  init(_ array: [Element], _ downstream: Sink<Element>) {
    self.array = array
    super.init(downstream)
  }

  override func emit(_ pace: Pace) -> Bool {
    while !isStopped {
      if position == array.count {
        onCompleted()
        return false
      }
      position += 1
      downstream.onNext(array[position - 1])
      if pace.isStepOver { return true }
    }
    return false
  }
}

private final class ClosureSource<Element>: PullSource<Element>, @unchecked Sendable {
  private let pull: () -> Element?

  init(_ pull: @escaping () -> Element?, _ downstream: Sink<Element>) {
    self.pull = pull
    super.init(downstream)
  }

  override func emit(_ pace: Pace) -> Bool {
    while !isStopped {
      guard let element = pull() else {
        onCompleted()
        return false
      }
      downstream.onNext(element)
      if pace.isStepOver { return true }
    }
    return false
  }
}
