/// What a binding to a user interface reports as an error.
public enum RxCocoaError: Error, @unchecked Sendable {
  /// The cause is not known.
  case unknown

  /// The object does not allow the operation now.
  case invalidOperation(object: Any)

  /// A view asks for items that have not been bound to it yet.
  case itemsNotYetBound(object: Any)

  /// The object has no property of the name.
  case invalidPropertyName(object: Any, propertyName: String)

  /// The key path of the object leads over one that cannot be observed.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)

  /// A method could not be replaced.
  case errorDuringSwizzling

  /// The object is of another type than expected.
  case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .invalidOperation(let object): "Invalid operation was attempted on `\(object)`."
    case .itemsNotYetBound(let object):
      "Data source is set, but items are not yet bound to user interface for `\(object)`."
    case .invalidPropertyName(let object, let propertyName):
      "Object `\(object)` doesn't have a property named `\(propertyName)`."
    case .invalidObjectOnKeyPath(let object, let sourceObject, let propertyName):
      "Unobservable object `\(object)` was observed as `\(propertyName)` of `\(sourceObject)`."
    case .errorDuringSwizzling: "Error during swizzling."
    case .castingError(let object, let targetType):
      "Error casting `\(object)` to `\(targetType)`."
    }
  }
}
