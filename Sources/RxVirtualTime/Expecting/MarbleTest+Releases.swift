import RxCore

extension MarbleTest {
  /// Holds an object until time has run out, as its owner in an app would.
  ///
  /// A failure is reported here if something still holds it at the end of the test. Given an
  /// optional, a tuple or a collection, it is each object in it that is meant; objects in the
  /// properties of a struct are held, but not looked at.
  ///
  /// - Returns: The object.
  @discardableResult
  public func keep<Object>(
    _ object: Object, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Object {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    hold(kept: object, at: location)
    return object
  }

  /// Expects that nothing holds an object any more when the test has ended: time has run out, the
  /// expectations' subscriptions are gone, and so is what was kept.
  ///
  ///     t.expectReleased(model)
  ///
  /// The test holds it no longer than the code around does.
  public func expectReleased<Object: AnyObject>(
    _ object: Object, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expectRelease(of: WeakReference(object, at: location))
  }
}

/// An object that is watched without being held.
struct WeakReference {
  weak var object: AnyObject?
  let typeName: String
  let location: CodeLocation

  /// The object that a value is, or those in the optional, the tuple or the collection that it is.
  static func all(in value: Any, at location: CodeLocation) -> [WeakReference] {
    if type(of: value) is AnyClass { return [WeakReference(value as AnyObject, at: location)] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .tuple, .collection, .set, .dictionary:
      return mirror.children.flatMap { all(in: $0.value, at: location) }
    default: return []
    }
  }

  init(_ object: AnyObject, at location: CodeLocation) {
    self.object = object
    self.location = location
    typeName = "\(type(of: object))"
  }

  /// What it says where something still holds what was kept.
  var keptFinding: EndFinding {
    EndFinding(
      .keptObjects,
      "\(typeName) was given to keep, and something still holds it at the end of the test.",
      hint: Self.hint, at: location)
  }

  /// What it says where something still holds what should be gone.
  var releaseFailure: String {
    "\(typeName) should be gone at the end of the test, but something still holds it.\n"
      + Self.hint
  }

  private static let hint =
    "  hint: often a closure that it subscribes with uses self, and its own bag keeps that "
    + "subscription; write [weak self]."
}
