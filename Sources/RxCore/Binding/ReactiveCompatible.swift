import Foundation

/// A type that has reactive members under `rx`. Conform a type of your own to get it; nothing has
/// to be written.
public protocol ReactiveCompatible {
  /// What the reactive members belong to: the type itself.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of a value. It can be set, so that the members of a value can; what is
  /// set is dropped.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

#if !canImport(ObjectiveC)
  // Objects of `NSObject` on Apple platforms, but not here.
  extension FileManager: ReactiveCompatible {}
  extension NotificationCenter: ReactiveCompatible {}
  extension ProcessInfo: ReactiveCompatible {}
#endif
