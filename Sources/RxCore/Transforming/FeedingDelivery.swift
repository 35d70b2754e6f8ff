/// The turns of an operator that emits sequences and feeds them from its source. The source goes
/// on while either they or the sequence that emits them is subscribed to.
package class FeedingDelivery<Element, Output>: Serializer, @unchecked Sendable {
  package final let source = DisposableSlot()
  private final let downstream: Sink<Output>
  /// Disposed once nobody wants further sequences.
  private final let outer = BooleanDisposable()
  /// Holds this object until everything is over.
  private final let everything: DisposableSlot
  private final let hold: RefCountDisposable

  package init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    everything = DisposableSlot()
    hold = RefCountDisposable(disposable: everything)
    super.init()
    everything.set(self)
    downstream.attach(Disposables.create(outer, hold))
  }

  /// Ends the sequences that are being fed. In the turn under way.
  package func endSequences(_ stop: Stop) {
    fatalError("\(type(of: self)) feeds sequences but does not override endSequences(_:).")
  }

  /// Whether somebody wants further sequences.
  package final var isOuterWanted: Bool { !outer.isDisposed }

  /// A sequence that is fed, as its observers see it: each of them keeps the source going.
  package final func makeSequence(_ subject: PublishSubject<Element>) -> Observable<Element> {
    ImmediateObservable { [hold] sink in subject.run(FedStage(sink, hold.retain())) }
  }

  /// Emits a sequence in the turn under way.
  package final func emit(_ sequence: Output) {
    if isOuterWanted { downstream.onNext(sequence) }
  }

  /// Ends in the turn under way: the sequences first.
  package final func complete() {
    end(.completed)
  }

  package final override func fail(_ error: any Error) {
    end(.error(error))
  }

  private func end(_ stop: Stop) {
    close()
    endSequences(stop)
    if isOuterWanted {
      switch stop {
      case .error(let error): downstream.onError(error)
      case .completed: downstream.onCompleted()
      }
    }
    everything.dispose()
  }
}

extension PublishSubject {
  /// Ends as the source of an operator did.
  package func end(_ stop: Stop) {
    switch stop {
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }
}

/// One observer of a sequence that is fed.
private final class FedStage<Element>: Stage<Element, Element> {
  private let hold: any Disposable

  init(_ downstream: Sink<Element>, _ hold: any Disposable) {
    self.hold = hold
    super.init(downstream)
  }

  override func attach(_ upstream: any Disposable) {
    downstream.attach(Disposables.create(upstream, hold))
  }

  override func onNext(_ element: Element) {
    downstream.onNext(element)
  }
}
