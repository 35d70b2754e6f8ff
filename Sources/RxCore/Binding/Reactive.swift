/// What `rx` gives: the reactive members of a type, apart from its own.
///
/// A library or a program adds members of its own in an extension:
///
///     extension Reactive where Base: Label {
///       var text: Binder<String> {
///         Binder(base) { label, text in label.text = text }
///       }
///     }
@dynamicMemberLookup
public struct Reactive<Base> {
  /// What the members belong to.
  public let base: Base

  /// The reactive members of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder that sets a property of `base`, for every property that can be set; a member that is
  /// declared under the same name wins.
  ///
  /// - Returns: A binder that sets it on the main queue and does not keep `base` alive.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

extension Reactive: Sendable where Base: Sendable {}
