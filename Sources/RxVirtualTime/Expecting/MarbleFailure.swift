/// What a marble test found wrong, and where the test says otherwise.
package struct MarbleFailure: Sendable {
  package let text: String
  package let location: CodeLocation
  package let picture: MarblePicture?

  package init(_ text: String, at location: CodeLocation, picture: MarblePicture? = nil) {
    self.text = text
    self.location = location
    self.picture = picture
  }
}
