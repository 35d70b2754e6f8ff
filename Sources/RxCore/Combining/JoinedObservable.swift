/// An input of several that is ready to begin.
package protocol JoinedInput {
  /// Subscribes to the source, unless nobody wants it any more.
  func begin()
}

/// A sequence made of several inputs. They are made in one call and begin in another, so that
/// sequences that nest go deep whatever room the making takes.
package final class JoinedObservable<Element>: Observable<Element>, @unchecked Sendable {
  private let makeInputs: (Sink<Element>) -> [any JoinedInput]

  package init(_ makeInputs: @escaping (Sink<Element>) -> [any JoinedInput]) {
    self.makeInputs = makeInputs
  }

  package override func run(_ sink: Sink<Element>) {
    for input in makeInputs(sink) { input.begin() }
  }
}
