/// Holds the only element of a source until the source completes.
private final class OnlyElementSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  private let mayBeEmpty: Bool
  /// The element, once it has come.
  @exclusivity(unchecked) private var found: [Element] = []

  init(mayBeEmpty: Bool, _ downstream: Sink<Element>) {
    self.mayBeEmpty = mayBeEmpty
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    if isStopped { return }
    if found.isEmpty { found.append(element) } else { fail(RxError.moreThanOneElement) }
  }

  override func onCompleted() {
    if isStopped { return }
    if found.isEmpty, !mayBeEmpty { return fail(RxError.noElements) }
    if let element = found.popLast() { downstream.onNext(element) }
    complete()
  }
}

extension ObservableType {
  /// The source as a sequence of at most one element, which comes with the completion.
  func onlyElement(mayBeEmpty: Bool) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stage = OnlyElementSink(mayBeEmpty: mayBeEmpty, sink)
      sink.attach(stage)
      source.run(stage)
    }
  }
}
