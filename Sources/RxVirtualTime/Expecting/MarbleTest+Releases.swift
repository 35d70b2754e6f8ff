import RxCore

extension MarbleTest {
  /// Holds an object until time has run out, as its owner in an app would.
  ///
  /// A failure is reported here if something still holds it at the end of the test.
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

  /// Nil where the value is no object.
  init?(_ value: Any, at location: CodeLocation) {
    guard type(of: value) is AnyClass else { return nil }
    self.init(value as AnyObject, at: location)
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
