import RxCore
import RxVirtualTime

extension ObservableType {
  /// Emits some elements and fails while it is subscribed to.
  static func failing(after elements: [Element] = []) -> Observable<Element> {
    .create { observer in
      for element in elements { observer.onNext(element) }
      observer.onError(MarbleError())
      return Disposables.create()
    }
  }
}
