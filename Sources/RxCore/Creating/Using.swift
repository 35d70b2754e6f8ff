extension ObservableType {
  /// Makes a resource for each subscription, and disposes it when the subscription ends.
  ///
  ///     source  -a-b-|
  ///     using   -a-b-|
  ///
  /// - Complexity: Constant time and space beside those of the sequence that is made.
  /// - Parameters:
  ///   - resourceFactory: Called once for each subscription; a subscription does not keep it alive.
  ///   - observableFactory: Called with the resource; gives the sequence that uses it.
  /// - Returns: A sequence that ends as the one that was made, and fails with what a factory
  ///   throws. The resource is disposed after the end or the disposal, once the sequence that was
  ///   made has been disposed.
  /// - Origin: Rx.NET `Using`, RxSwift `using`.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      let stage = UsingSink(sink)
      sink.attach(stage)
      do {
        let resource = try resourceFactory()
        // Once the sequence has been subscribed to: its disposal comes before the resource's, also
        // where it ends at once.
        defer { stage.resource.set(resource) }
        if stage.isStopped { return }
        let source = try observableFactory(resource)
        if !stage.isStopped { source.run(stage) }
      } catch {
        stage.onError(error)
      }
    }
  }
}

private final class UsingSink<Element>: EndingStage<Element, Element>, @unchecked Sendable {
  let resource = DisposableSlot()

  override func onNext(_ element: Element) {
    downstream.onNext(element)
  }

  override func onError(_ error: any Error) {
    fail(error)
    resource.dispose()
  }

  override func onCompleted() {
    complete()
    resource.dispose()
  }

  override func dispose() {
    super.dispose()
    resource.dispose()
  }
}
