import Foundation
import RxCore

/// A user's sequence: counts down while it is subscribed to.
struct Descent: ObservableType {
  typealias Element = Int

  let start: Int

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    for element in stride(from: start, to: 0, by: -1) { observer.onNext(element) }
    observer.onCompleted()
    return Disposables.create()
  }
}

/// A user's observer.
final class Collector: ObserverType {
  private(set) var events: [String] = []

  func on(_ event: Event<Int>) {
    events.append("\(event)")
  }
}

/// A user's subject: doubles what it is fed.
final class DoublingSubject: SubjectType {
  typealias Element = Int

  private let subject = PublishSubject<Int>()

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    subject.subscribe(observer)
  }

  func asObserver() -> AnyObserver<Int> {
    subject.mapObserver { $0 * 2 }
  }
}

/// A user's connectable sequence: counts its connections.
final class Switchboard: ConnectableObservableType {
  typealias Element = Int

  let source = PublishSubject<Int>()
  private(set) var lines: [String] = []

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    source.subscribe(observer)
  }

  func connect() -> any Disposable {
    lines.append("connect")
    return Hook { [self] in lines.append("disconnect") }
  }
}

/// A user's disposable. Not final, so it says itself that it may be sent.
class Hook: Disposable, @unchecked Sendable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func dispose() {
    action?()
    action = nil
  }
}

/// A user's disposable that tells its state.
final class Flag: Cancelable, @unchecked Sendable {
  private(set) var isDisposed = false

  func dispose() {
    isDisposed = true
  }
}

/// A user's scheduler that can do nothing but run work at once.
struct AtOnceScheduler: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}

/// A user's scheduler with a clock of its own: whole seconds, moved by hand. It has the default of
/// `schedulePeriodic`.
final class SecondsScheduler: SchedulerType, @unchecked Sendable {
  private var waiting: [(time: Int, number: Int, run: () -> Void)] = []
  private var count = 0
  private(set) var second = 0

  var now: RxTime { Date(timeIntervalSince1970: TimeInterval(second)) }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let delay =
      switch dueTime {
      case .seconds(let seconds): max(0, seconds)
      case .nanoseconds(let nanoseconds): max(0, nanoseconds / 1_000_000_000)
      default: 0
      }
    let slot = SingleAssignmentDisposable()
    count += 1
    waiting.append(
      (second + delay, count, { if !slot.isDisposed { slot.setDisposable(action(state)) } }))
    return slot
  }

  /// Runs what is due up to a second.
  func run(until end: Int) {
    while let next = waiting.filter({ $0.time <= end }).min(by: {
      ($0.time, $0.number) < ($1.time, $1.number)
    }) {
      waiting.removeAll { $0.number == next.number }
      second = max(second, next.time)
      next.run()
    }
    second = end
  }
}
