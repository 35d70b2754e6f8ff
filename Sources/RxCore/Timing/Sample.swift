extension ObservableType {
  /// Emits, at each element of a second sequence, the latest element since the one before.
  ///
  ///     a       -1-2---3--|
  ///     b       --x--x--x--x
  ///     sample  --1--2--3--|
  ///
  /// - Complexity: One element is held.
  /// - Parameters:
  ///   - sampler: Says when; its completion counts as one more time.
  ///   - defaultValue: Emitted where there is no new element.
  /// - Returns: A sequence that ends at the sampler's first event after the source has ended, or
  ///   with the source once the sampler has ended. It fails with the first failure of either.
  /// - Origin: Rx.NET `Sample`, RxSwift `sample`.
  public func sample(
    _ sampler: some ObservableType, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return AnonymousObservable { sink in
      let sample = SampleSink(sink, defaultValue)
      source.run(SampleInput(sample))
      if sample.isDisposed { return }
      sampler.run(SamplerInput(sample))
    }
  }
}

private final class SampleSink<Element>: SerialDelivery<Element>, @unchecked Sendable {
  let source = DisposableSlot()
  let sampler = DisposableSlot()
  let latest = LatestElement<Element>()
  private let defaultValue: Element?
  // Both only under the lock.
  @exclusivity(unchecked) private var hasSourceEnded = false
  @exclusivity(unchecked) private var hasSamplerEnded = false

  init(_ downstream: Sink<Element>, _ defaultValue: Element?) {
    self.defaultValue = defaultValue
    super.init(downstream)
    downstream.attach(self)
  }

  func sourceEnded() {
    step {
      hasSourceEnded = true
      return hasSamplerEnded ? completing() : nil
    }
  }

  /// In a turn.
  func tick(isLast: Bool) {
    var isEnd = false
    step {
      isEnd = hasSourceEnded
      hasSamplerEnded = isLast
      return nil
    }
    // Only now, so that no element is missed which came before the end.
    let isNew = latest.read(takes: true) { downstream.onNext($0) }
    if !isNew, let defaultValue { downstream.onNext(defaultValue) }
    if isEnd { complete() }
  }

  override func disposeInputs() {
    source.dispose()
    sampler.dispose()
  }
}

/// Only stores.
private final class SampleInput<Element>: SerialInput<Element> {
  private let sample: SampleSink<Element>

  init(_ sample: SampleSink<Element>) {
    self.sample = sample
    super.init(sample, sample.source)
  }

  override func onNext(_ element: Element) {
    sample.latest.store(element)
  }

  override func onCompleted() {
    sample.sourceEnded()
    subscription.dispose()
  }
}

private final class SamplerInput<Element, Tick>: SerialInput<Tick> {
  private let sample: SampleSink<Element>

  init(_ sample: SampleSink<Element>) {
    self.sample = sample
    super.init(sample, sample.sampler)
  }

  override func take(_ element: Tick) {
    sample.tick(isLast: false)
  }

  override func takeCompletion() {
    sample.tick(isLast: true)
  }
}
