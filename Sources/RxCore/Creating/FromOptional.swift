extension ObservableType {
  /// Emits the value if there is one, and ends.
  ///
  ///     fromOptional a  (a|)
  ///
  /// - Complexity: Constant time and space.
  /// - Parameter optional: The element; `nil` stands for none.
  /// - Returns: A sequence that completes while it is subscribed to.
  /// - Origin: RxSwift `from(optional:)`.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { just($0) } ?? empty()
  }

  /// Emits the value on a scheduler if there is one, and ends.
  ///
  ///     fromOptional a scheduled  (a|)
  ///
  /// - Complexity: Constant time and space.
  /// - Parameters:
  ///   - optional: The element; `nil` stands for none.
  ///   - scheduler: Runs the element, and the completion as work of its own after it.
  /// - Returns: A sequence that completes with the first piece of scheduled work if there is no
  ///   element, otherwise with the second.
  /// - Origin: RxSwift `from(optional:scheduler:)`.
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      let source = ScheduledOptional(sink)
      sink.attach(source)
      source.start(optional, on: SchedulerOverride.resolve(scheduler))
    }
  }
}

private final class ScheduledOptional<Element>: SourceSink<Element>, @unchecked Sendable {
  private let work = DisposableSlot()

  func start(_ optional: Element?, on scheduler: any ImmediateSchedulerType) {
    guard let optional else { return work.set(scheduleCompletion(on: scheduler)) }
    work.set(
      scheduler.schedule(self) { source in
        source.onNext(optional)
        return source.scheduleCompletion(on: scheduler)
      })
  }

  override func release() {
    work.dispose()
  }

  private func scheduleCompletion(on scheduler: any ImmediateSchedulerType) -> any Disposable {
    scheduler.schedule(self) { source in
      source.onCompleted()
      return Disposables.create()
    }
  }
}
