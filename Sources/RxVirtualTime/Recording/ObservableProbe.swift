import RxCore

/// A sequence that passes another one on as it is, and records when it was subscribed to.
public final class ObservableProbe<Element>: ObservableType, SubscriptionRecording,
  RecordingInParts, @unchecked Sendable
{
  private let scheduler: TestScheduler
  /// What the subscription of this number gets; the first one is 0.
  private let source: (Int) -> Observable<Element>
  /// Called, with its number, when a subscription is left before its end.
  private let cancelled: (Int) -> Void
  /// The recordings that say the same as this one, in parts.
  let parts: [AnyObject]
  private let windows = Guarded<[Subscription]>([])

  /// When the sequence was subscribed to, and when the subscriptions ended.
  public var subscriptions: [Subscription] {
    windows.with { $0 }
  }

  init(
    scheduler: TestScheduler, parts: [AnyObject] = [],
    source: @escaping (Int) -> Observable<Element>,
    cancelled: @escaping (Int) -> Void = { _ in }
  ) {
    self.parts = parts
    self.scheduler = scheduler
    self.source = source
    self.cancelled = cancelled
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  public func asObservable() -> Observable<Element> {
    AnonymousObservable(run)
  }

  private func run(_ sink: Sink<Element>) {
    let time = scheduler.clock
    let number = windows.with { windows in
      windows.append(Subscription(time))
      return windows.count - 1
    }
    let (upstream, hasEnded) = (DisposableSlot(), Guarded(false))
    // Before the source, which may have nothing to attach.
    sink.attach(
      Disposables.create { [self] in
        end(number)
        if !hasEnded.with({ $0 }) { cancelled(number) }
        upstream.dispose()
      })
    source(number).run(
      AnonymousSink(upstreamCame: upstream.set) { event in
        if event.isStopEvent { hasEnded.with { $0 = true } }
        sink.on(event)
      })
  }

  private func end(_ number: Int) {
    let time = scheduler.clock
    windows.with { $0[number] = Subscription($0[number].subscribe, time) }
  }
}

/// A recording made of others: who looks at it has looked at them.
protocol RecordingInParts: AnyObject {
  var parts: [AnyObject] { get }
}
