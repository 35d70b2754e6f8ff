import RxCore
import Testing

@Suite struct RxCocoaErrorTests {
  @Test func `each error says what it is`() {
    final class Source: CustomStringConvertible {
      var description: String { "source" }
    }
    let errors: [RxCocoaError] = [
      .unknown, .invalidOperation(object: 1), .itemsNotYetBound(object: 1),
      .invalidPropertyName(object: 1, propertyName: "name"),
      .invalidObjectOnKeyPath(object: 1, sourceObject: Source(), propertyName: "name"),
      .errorDuringSwizzling, .castingError(object: 1, targetType: String.self),
    ]
    #expect(
      errors.map(\.debugDescription) == [
        "Unknown error occurred.",
        "Invalid operation was attempted on `1`.",
        "Data source is set, but items are not yet bound to user interface for `1`.",
        "Object `1` doesn't have a property named `name`.",
        "Unobservable object `1` was observed as `name` of `source`.",
        "Error during swizzling.",
        "Error casting `1` to `String`.",
      ])
  }

  @Test func `it can be sent`() async {
    let error: any Error & Sendable = RxCocoaError.itemsNotYetBound(object: [1])
    let text = await Task.detached { "\(error)" }.value
    #expect(text.contains("items are not yet bound"))
  }
}
