extension ObservableType {
  /// Subscribes several receivers, which get each element and the completion in turn. Once one of
  /// them has disposed the subscription, those after it get nothing more.
  package func subscribe<Receiver>(
    each receivers: [Receiver], onNext: @escaping (Receiver, Element) -> Void,
    onError: ((any Error) -> Void)? = nil, onCompleted: ((Receiver) -> Void)? = nil
  ) -> any Disposable {
    let all = Receivers(receivers)
    return all.hold(
      subscribe(
        onNext: { element in all.each { onNext($0, element) } }, onError: onError,
        onCompleted: onCompleted.map { onCompleted in { all.each(onCompleted) } }))
  }

  /// Subscribes several observers, which get each event in turn. Once one of them has disposed the
  /// subscription, those after it get nothing more.
  package func subscribe<Observer: ObserverType>(
    each observers: [Observer]
  ) -> any Disposable where Observer.Element == Element {
    let all = Receivers(observers)
    return all.hold(
      subscribe(
        onNext: { element in all.each { $0.onNext(element) } },
        onError: { error in all.each { $0.onError(error) } },
        onCompleted: { all.each { $0.onCompleted() } }))
  }

  /// Subscribes several observers of an optional, which get each event in turn. Once one of them
  /// has disposed the subscription, those after it get nothing more.
  package func subscribe<Observer: ObserverType>(
    each observers: [Observer]
  ) -> any Disposable where Observer.Element == Element? {
    let all = Receivers(observers)
    return all.hold(
      subscribe(
        onNext: { element in all.each { $0.onNext(element) } },
        onError: { error in all.each { $0.onError(error) } },
        onCompleted: { all.each { $0.onCompleted() } }))
  }
}

/// The receivers of one subscription.
private struct Receivers<Receiver> {
  private let receivers: [Receiver]
  private let subscription = SingleAssignmentDisposable()

  init(_ receivers: [Receiver]) {
    self.receivers = receivers
  }

  func each(_ body: (Receiver) -> Void) {
    for receiver in receivers where !subscription.isDisposed { body(receiver) }
  }

  func hold(_ disposable: any Disposable) -> any Disposable {
    subscription.setDisposable(disposable)
    return subscription
  }
}
