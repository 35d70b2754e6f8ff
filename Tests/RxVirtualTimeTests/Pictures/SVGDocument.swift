import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a document of SVG says, as far as tests look at it.
final class SVGDocument: NSObject, XMLParserDelegate {
  struct Text {
    let content: String
    let style: String
    /// Where it stands, as wide as it says.
    let left: Int
    let right: Int
    let y: Int
  }

  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var texts: [Text] = []
  private(set) var title = ""
  private(set) var explanation = ""
  private var content = ""
  private var open: [(name: String, attributes: [String: String])] = []

  /// Nil if it is no XML.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  var size: (width: Int, height: Int) {
    let box = elements.first?.attributes["viewBox"]?.split(separator: " ").compactMap { Int($0) }
    guard let box, box.count == 4 else { return (0, 0) }
    return (box[2], box[3])
  }

  func count(_ style: String) -> Int {
    elements.count { $0.attributes["class"]?.split(separator: " ").contains(style[...]) ?? false }
  }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?,
    qualifiedName _: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
    open.append((name, attributes))
    content = ""
  }

  func parser(_: XMLParser, foundCharacters text: String) {
    content += text
  }

  func parser(
    _: XMLParser, didEndElement name: String, namespaceURI _: String?, qualifiedName _: String?
  ) {
    let attributes = open.removeLast().attributes
    switch name {
    case "title": title = content
    case "desc": explanation = content
    case "text":
      let number = { (key: String) in attributes[key].flatMap { Int($0) } ?? -1 }
      let (x, width) = (number("x"), number("textLength"))
      let left = attributes["text-anchor"] == "middle" ? x - width / 2 : x
      texts.append(
        Text(
          content: content, style: attributes["class"] ?? "", left: left, right: left + width,
          y: number("y")))
    default: break
    }
  }
}
