extension ObservableType {
  /// Collects all elements.
  ///
  /// - Complexity: Constant time for each element, on average; all are held.
  /// - Returns: A single whose array comes once the source has completed. It fails with the source.
  /// - Origin: Rx.NET `ToArray`, RxSwift `toArray`.
  public func toArray() -> Single<[Element]> {
    let source = asObservable()
    return Single(
      raw: AnonymousObservable { sink in
        let stage = ToArraySink<Element>(sink)
        sink.attach(stage)
        source.run(stage)
      })
  }
}

private final class ToArraySink<Element>: EndingStage<Element, [Element]>, @unchecked Sendable {
  /// What has come, until it leaves.
  @exclusivity(unchecked) private var elements: [Element] = []

  override func onNext(_ element: Element) {
    elements.append(element)
  }

  override func onCompleted() {
    if isStopped { return }
    let all = elements
    elements = []
    downstream.onNext(all)
    complete()
  }
}
