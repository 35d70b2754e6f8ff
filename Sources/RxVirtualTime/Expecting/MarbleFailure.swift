/// What a marble test found wrong, and where the test says otherwise.
package struct MarbleFailure: Sendable {
  package let text: String
  package let location: CodeLocation

  package init(_ text: String, at location: CodeLocation) {
    self.text = text
    self.location = location
  }
}
