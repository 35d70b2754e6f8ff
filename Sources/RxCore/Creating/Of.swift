extension ObservableType {
  /// Emits the elements given, in order.
  ///
  ///     of a b c  (abc|)
  ///
  /// - Complexity: Constant time for each element.
  /// - Parameters:
  ///   - elements: The elements.
  ///   - scheduler: Each element, and the completion, is a piece of work of its own on it. On the
  ///     current thread's, sequences that emit at the same time take turns.
  /// - Returns: A sequence that completes after the last element.
  /// - Origin: RxJS `of`, RxSwift `of`.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
