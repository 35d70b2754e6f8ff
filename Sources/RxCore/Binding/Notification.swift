import Foundation

extension Reactive where Base: NotificationCenter {
  /// The notifications that are posted while it is subscribed to.
  ///
  /// - Parameters:
  ///   - name: Which ones; nil for all.
  ///   - object: Whose; nil for everybody's. It is not kept alive; once it is gone, nothing comes.
  /// - Returns: A sequence that never ends. It emits on the thread that posts; a notification that
  ///   is posted while another one is delivered waits for its end.
  /// - Origin: RxCocoa `notification(_:object:)`.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    let center = base
    let isOfObject = object != nil
    return ImmediateObservable { [weak object] sink in
      let delivery = NotificationDelivery(sink, object)
      sink.attach(delivery)
      if isOfObject, object == nil { return }
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        delivery.receive(notification)
      }
      delivery.observation.set(Disposables.create { center.removeObserver(token) })
    }
  }
}

private final class NotificationDelivery: SerialDelivery<Notification>, @unchecked Sendable {
  let observation = DisposableSlot()
  private let isOfObject: Bool
  private weak var object: AnyObject?

  init(_ downstream: Sink<Notification>, _ object: AnyObject?) {
    isOfObject = object != nil
    self.object = object
    super.init(downstream)
  }

  func receive(_ notification: Notification) {
    // The center knows the object by its address, and another one may live there by now.
    if isOfObject, object == nil { return }
    if enter() {
      downstream.onNext(notification)
      leave()
    } else {
      postpone(emitting(notification))
    }
  }

  override func disposeInputs() {
    observation.dispose()
  }
}
