extension ObservableType {
  /// Goes on with the sequence whose first event comes first.
  ///
  ///     a    ---1-2-|
  ///     b    --3-4-5-|
  ///     amb  --3-4-5-|
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter right: Subscribed to last.
  /// - Returns: A sequence that ends and fails with the one that wins; a terminal event wins, too.
  ///   The loser is disposed before the first event passes, or not subscribed to if the winner
  ///   emits at once.
  /// - Origin: Rx.NET `Amb`, RxSwift `amb`.
  public func amb<O2: ObservableType>(
    _ right: O2
  ) -> Observable<Element> where O2.Element == Element {
    makeRace(of: [asObservable(), right.asObservable()])
  }

  /// Goes on with that of several sequences whose first event comes first.
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameter sequence: The sequences, subscribed to in order.
  /// - Returns: A sequence that ends and fails with the one that wins; a terminal event wins, too.
  ///   The others are disposed before the first event passes, or not subscribed to if the winner
  ///   emits at once. Without sequences it never ends.
  /// - Origin: Rx.NET `Amb`, RxSwift `amb`.
  public static func amb<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    makeRace(of: Array(sequence))
  }
}

private func makeRace<Element>(of sources: [Observable<Element>]) -> Observable<Element> {
  JoinedObservable<Element> { sink in
    let race = AmbRace(count: sources.count)
    sink.attach(race)
    return Swift.zip(sources, race.subscriptions).map { AmbInput($0, $1, race, sink) }
  }
}

private final class AmbRace: Disposable, @unchecked Sendable {
  private enum Phase: UInt8 {
    /// The first event wins. Goes to `decided`.
    case open
    /// Somebody has won, or nobody is to.
    case decided
  }

  let subscriptions: [DisposableSlot]
  private let phase = PhaseMark(Phase.open)

  init(count: Int) {
    subscriptions = (0..<count).map { _ in DisposableSlot() }
  }

  /// Lets a source win, unless another one has: the others are over.
  func isWon(by winner: DisposableSlot) -> Bool {
    guard phase.move(from: .open, to: .decided) else { return false }
    for subscription in subscriptions where subscription !== winner { subscription.dispose() }
    return true
  }

  func dispose() {
    _ = phase.move(from: .open, to: .decided)
    for subscription in subscriptions { subscription.dispose() }
  }
}

private final class AmbInput<Element>: Sink<Element>, JoinedInput {
  /// What it is to run, until it begins: a running subscription does not keep its source alive.
  private var source: Observable<Element>?
  private let subscription: DisposableSlot
  private let race: AmbRace
  private let downstream: Sink<Element>
  /// Touched by the source's events alone.
  @exclusivity(unchecked) private var hasWon = false

  init(
    _ source: Observable<Element>, _ subscription: DisposableSlot, _ race: AmbRace,
    _ downstream: Sink<Element>
  ) {
    self.source = source
    self.subscription = subscription
    self.race = race
    self.downstream = downstream
  }

  func begin() {
    if !subscription.isDisposed { source.take()?.run(self) }
  }

  override func attach(_ upstream: any Disposable) {
    subscription.set(upstream)
  }

  override func onNext(_ element: Element) {
    if hasWon || wins() { downstream.onNext(element) }
  }

  override func onError(_ error: any Error) {
    if hasWon || wins() { downstream.onError(error) }
  }

  override func onCompleted() {
    if hasWon || wins() { downstream.onCompleted() }
  }

  @inline(never)
  private func wins() -> Bool {
    hasWon = race.isWon(by: subscription)
    return hasWon
  }
}
