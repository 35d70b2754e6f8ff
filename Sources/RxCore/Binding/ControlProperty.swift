/// A sequence and observer that is a control's property.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// This property without its type.
  func asControlProperty() -> ControlProperty<Element>
}

/// What a control shows and the user can change: both the values and the observer that sets them.
///
/// It emits the present value first, and then each change that the user makes; a value that the
/// program sets is not emitted. It does not fail; it is subscribed to, and its subscription
/// disposed, on the main queue. The one who makes it sees to it that the values keep to this.
public struct ControlProperty<PropertyType>: ControlPropertyType, Sendable {
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// A property that emits what `values` does and hands to `valueSink` what it gets.
  ///
  /// - Parameters:
  ///   - values: Subscribed to on the main queue. It must not fail.
  ///   - valueSink: Called where the events come from: a `Binder` leads to the main queue.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values, valueSink: Sink
  ) where Values.Element == Element, Sink.Element == Values.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The changes alone, without the value at the subscription.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  public func asObservable() -> Observable<Element> {
    values
  }

  public func asControlProperty() -> ControlProperty<Element> {
    self
  }

  /// Hands an element or the completion to the observer behind the property. A failure stops a
  /// debug build and is printed by a release build.
  public func on(_ event: Event<Element>) {
    switch event {
    case .error(let error): BindingFailure.report(error)
    case .next, .completed: valueSink.on(event)
    }
  }
}

extension ControlProperty {
  /// The values as a driver.
  ///
  /// - Returns: A sequence that ends with the values. Their failure stops a debug build; a release
  ///   build prints it and completes.
  /// - Origin: RxCocoa `asDriver`.
  public func asDriver() -> Driver<Element> {
    asDriver(onErrorRecover: { error in
      ControlFailure.report(error)
      return .empty()
    })
  }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string in place of nil. What is set is set as it is.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(
      values: property.asObservable().map { $0 ?? "" },
      valueSink: property.mapObserver { $0 })
  }
}
