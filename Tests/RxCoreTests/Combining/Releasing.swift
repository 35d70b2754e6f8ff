import RxCore

/// Calls a closure when it is released.
final class Releasing {
  private let atRelease: () -> Void

  init(_ atRelease: @escaping () -> Void) {
    self.atRelease = atRelease
  }

  deinit {
    atRelease()
  }
}

extension ObservableType {
  /// Emits an element while it is subscribed to, and stays open.
  static func startingWith(_ element: Element) -> Observable<Element> {
    .create { observer in
      observer.onNext(element)
      return Disposables.create()
    }
  }
}

extension ObservableType {
  /// Emits an element and ends while it is subscribed to.
  static func single(_ element: Element) -> Observable<Element> {
    .create { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
