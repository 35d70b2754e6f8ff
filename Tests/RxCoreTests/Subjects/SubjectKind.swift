import RxCore
import TestSupport

/// The subjects, for what holds for all of them. One that has a value begins with 0.
enum SubjectKind: CaseIterable, Sendable {
  case publish, behavior, replayNone, replayOne, replayTwo, replayAll

  func make() -> AnySubject {
    switch self {
    case .publish: AnySubject(PublishSubject())
    case .behavior: AnySubject(BehaviorSubject(value: 0))
    case .replayNone: AnySubject(ReplaySubject.create(bufferSize: 0))
    case .replayOne: AnySubject(ReplaySubject.create(bufferSize: 1))
    case .replayTwo: AnySubject(ReplaySubject.create(bufferSize: 2))
    case .replayAll: AnySubject(ReplaySubject.createUnbounded())
    }
  }
}

/// A subject of any kind.
final class AnySubject: @unchecked Sendable {
  let observable: Observable<Int>
  let observer: AnyObserver<Int>
  private let disposal: any Disposable
  private let askForObservers: () -> Bool

  init(_ subject: PublishSubject<Int>) {
    (observable, observer, disposal) = (subject, AnyObserver(subject), subject)
    askForObservers = { subject.hasObservers }
  }

  init(_ subject: BehaviorSubject<Int>) {
    (observable, observer, disposal) = (subject, AnyObserver(subject), subject)
    askForObservers = { subject.hasObservers }
  }

  init(_ subject: ReplaySubject<Int>) {
    (observable, observer, disposal) = (subject, AnyObserver(subject), subject)
    askForObservers = { subject.hasObservers }
  }

  var hasObservers: Bool { askForObservers() }

  func dispose() {
    disposal.dispose()
  }

  /// Subscribes an observer that notes its name and the event; 0 is not noted.
  func note(
    _ name: String, in log: Log, then action: @escaping (Event<Int>) -> Void = { _ in }
  ) -> any Disposable {
    observable.subscribe { event in
      if event.element != 0 { log.add(event.line(name)) }
      action(event)
    }
  }
}

extension Event {
  /// `A1` for an element, `A|` for the completion, `A#` for a failure.
  func line(_ name: String) -> String {
    switch self {
    case .next(let element): "\(name)\(element)"
    case .error: "\(name)#"
    case .completed: "\(name)|"
    }
  }
}

/// What tests let a sequence fail with.
struct TestFailure: Error {}
