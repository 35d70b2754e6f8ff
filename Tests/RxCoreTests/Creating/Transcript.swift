import RxCore

/// Fails in tests.
struct Broken: Error, CustomStringConvertible {
  let description = "broken"
}

extension ObservableType {
  /// What it emits while it is subscribed to: `1 2 |`, `1 #broken`.
  var transcript: String {
    var words: [String] = []
    subscribe { event in
      switch event {
      case .next(let element): words.append("\(element)")
      case .error(let error): words.append("#\(error)")
      case .completed: words.append("|")
      }
    }.dispose()
    return words.joined(separator: " ")
  }
}

/// A sequence that keeps the observers that come, for a test to emit into.
final class Tap<Element>: @unchecked Sendable {
  private(set) var observers: [AnyObserver<Element>] = []
  private let log: ((String) -> Void)?

  /// - Parameter log: Is told of `subscribe` and `dispose`.
  init(log: ((String) -> Void)? = nil) {
    self.log = log
  }

  var sequence: Observable<Element> {
    Observable.create { [self] observer in
      log?("subscribe")
      observers.append(observer)
      return Disposables.create { [self] in log?("dispose") }
    }
  }

  func emit(_ element: Element) {
    for observer in observers { observer.onNext(element) }
  }

  func fail() {
    for observer in observers { observer.onError(Broken()) }
  }

  func complete() {
    for observer in observers { observer.onCompleted() }
  }
}
