extension ObservableType {
  /// Emits one element and ends.
  ///
  ///     just a  (a|)
  ///
  /// - Complexity: Constant time and space.
  /// - Parameter element: The one element.
  /// - Returns: A sequence that emits and completes while it is subscribed to.
  /// - Origin: Rx.NET `Return`, RxSwift `just`.
  public static func just(_ element: Element) -> Observable<Element> {
    ImmediateObservable { sink in
      // A stage that fails with the element ends the source: no completion follows it.
      let source = SourceSink(sink)
      sink.attach(source)
      source.onNext(element)
      source.onCompleted()
    }
  }

  /// Emits one element on a scheduler and ends.
  ///
  ///     just a scheduled  (a|)
  ///
  /// - Complexity: Constant time and space.
  /// - Parameters:
  ///   - element: The one element.
  ///   - scheduler: Runs the element first, and the completion as work of its own after it.
  /// - Returns: A sequence that completes one piece of scheduled work after its element.
  /// - Origin: Rx.NET `Return`, RxSwift `just(_:scheduler:)`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from(optional: element, scheduler: scheduler)
  }
}
