/// One stage of a running chain: gets the events of what stands before it.
///
/// Events come one at a time. `attach` comes before the first of them, so that whoever ends the
/// subscription reaches its source, even one that is still emitting synchronously.
package class Sink<Element> {
  package init() {}

  package func onNext(_ element: Element) {
    fatalError("\(type(of: self)) receives elements but does not override onNext(_:).")
  }

  package func onError(_ error: any Error) {
    fatalError("\(type(of: self)) receives failures but does not override onError(_:).")
  }

  package func onCompleted() {
    fatalError("\(type(of: self)) receives completions but does not override onCompleted().")
  }

  /// Takes what cancels everything before this stage.
  package func attach(_ upstream: any Disposable) {}

  /// Takes what cancels everything before this stage, and wants to know whether it is disposed
  /// because the observer has got its terminal event.
  package func attach(watchingEnd upstream: any EndWatching) {
    attach(upstream)
  }

  package final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }
}

/// A stage without a memory of its own: what it does not override passes unchanged.
package class Stage<Input, Output>: Sink<Input> {
  package final let downstream: Sink<Output>

  package init(_ downstream: Sink<Output>) {
    self.downstream = downstream
  }

  package override func onError(_ error: any Error) {
    downstream.onError(error)
  }

  package override func onCompleted() {
    downstream.onCompleted()
  }

  package override func attach(_ upstream: any Disposable) {
    downstream.attach(upstream)
  }
}

/// What cancels a stage that has something to do after the observer's terminal event.
package protocol EndWatching: AnyObject, Disposable {
  /// Called before the disposal with which an observer that has got its terminal event cleans up.
  func observerEnds()
}
