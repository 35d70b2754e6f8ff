extension ObservableType {
  /// Combines each element with the latest one of a second sequence.
  ///
  ///     a                 --1-2--3-|
  ///     b                 -1---4-|
  ///     withLatestFrom +  --2-3--7-|
  ///
  /// - Complexity: Constant time for each element; one element of the second sequence is held.
  /// - Parameters:
  ///   - second: Subscribed to first; after its end its last element stays the latest.
  ///   - resultSelector: Called with each element and the latest one of `second`.
  /// - Returns: A sequence that ends with the source. Elements that come before `second` has
  ///   emitted are dropped. It fails with the first failure of either, and with what
  ///   `resultSelector` throws.
  /// - Origin: Rx.NET `WithLatestFrom`, RxSwift `withLatestFrom`.
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let source = asObservable()
    let second = second.asObservable()
    return AnonymousObservable { sink in
      let core = WithLatestFromCore(sink)
      let latest = LatestElement<Source.Element>()
      second.run(SecondInput(core, latest))
      if core.isDisposed { return }
      source.run(FirstInput(core, latest, resultSelector))
    }
  }

  /// Emits, at each element, the latest one of a second sequence instead.
  ///
  ///     a               --a-b--c-|
  ///     b               -1---2-|
  ///     withLatestFrom  --1-1--2-|
  ///
  /// - Complexity: Constant time for each element; one element of the second sequence is held.
  /// - Parameter second: Subscribed to first; after its end its last element stays the latest.
  /// - Returns: A sequence that ends with the source. Elements that come before `second` has
  ///   emitted are dropped. It fails with the first failure of either.
  /// - Origin: Rx.NET `WithLatestFrom`, RxSwift `withLatestFrom`.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

private final class WithLatestFromCore<Output>: SerialDelivery<Output>, @unchecked Sendable {
  let first = DisposableSlot()
  let second = DisposableSlot()

  override init(_ downstream: Sink<Output>) {
    super.init(downstream)
    downstream.attach(self)
  }

  override func disposeInputs() {
    first.dispose()
    second.dispose()
  }
}

private final class FirstInput<First, Second, Output>: SerialInput<First> {
  private let core: WithLatestFromCore<Output>
  private let latest: LatestElement<Second>
  private let select: (First, Second) throws -> Output

  init(
    _ core: WithLatestFromCore<Output>, _ latest: LatestElement<Second>,
    _ select: @escaping (First, Second) throws -> Output
  ) {
    self.core = core
    self.latest = latest
    self.select = select
    super.init(core, core.first)
  }

  override func take(_ element: First) {
    do {
      try latest.read { latest in core.downstream.onNext(try select(element, latest)) }
    } catch {
      core.fail(error)
    }
  }

  override func takeCompletion() {
    core.complete()
  }
}

/// Only stores: no element of the first source is ever delivered by the second one.
private final class SecondInput<Second, Output>: SerialInput<Second> {
  private let latest: LatestElement<Second>

  init(_ core: WithLatestFromCore<Output>, _ latest: LatestElement<Second>) {
    self.latest = latest
    super.init(core, core.second)
  }

  override func onNext(_ element: Second) {
    latest.store(element)
  }

  override func onCompleted() {
    subscription.dispose()
  }
}
