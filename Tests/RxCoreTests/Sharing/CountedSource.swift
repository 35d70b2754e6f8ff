import RxCore
import TestSupport

/// A source whose subscriptions are counted and which the test feeds by hand.
final class CountedSource: @unchecked Sendable {
  private let log = Log()
  private let guarded = Guarded<[AnyObserver<Int>]>([])

  /// `subscribed` and `disposed`, as they came.
  var lines: [String] { log.lines }

  /// How often it was subscribed to.
  var subscriptions: Int { lines.count { $0 == "subscribed" } }

  /// The source; `emitting` runs inside each subscription.
  func observable(_ emitting: @escaping (AnyObserver<Int>) -> Void = { _ in }) -> Observable<Int> {
    Observable.create { [self] observer in
      log.add("subscribed")
      guarded.with { $0.append(observer) }
      emitting(observer)
      return Disposables.create { [log] in log.add("disposed") }
    }
  }

  /// Emits in the newest subscription.
  func send(_ event: Event<Int>) {
    guarded.with { $0.last }?.on(event)
  }

  /// Emits in the newest subscription.
  func send(_ elements: Int...) {
    for element in elements { send(.next(element)) }
  }
}

extension ObservableType where Element == Int {
  /// Subscribes an observer that notes its name and the event.
  func note(_ name: String, in log: Log) -> any Disposable {
    subscribe { event in log.add(event.line(name)) }
  }
}
