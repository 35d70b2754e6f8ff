/// A case as far as its lines have been read.
struct CaseDraft {
  /// The label read last; labels stand in this order.
  enum Stage: Int {
    case title, source, name, values, disposed, expected, subscribed, origin
  }

  let title: String
  let operatorName: String
  let location: FixtureLocation
  private var stage = Stage.title
  private var sources: [FixtureSource] = []
  private var arguments: FixtureText?
  private var values: [String: String] = [:]
  private var disposed: FixtureText?
  private var expected: FixtureText?
  private var subscribed: [FixtureText] = []
  private var origin: FixtureCase.Origin?

  init(title: String, operatorName: String, location: FixtureLocation) {
    self.title = title
    self.operatorName = operatorName
    self.location = location
  }

  mutating func take(_ line: LabelledLine) throws(FixtureError) {
    let text = line.text
    switch line.label {
    case operatorName:
      try enter(.name, line)
      arguments = text
    case "values":
      try enter(.values, line)
      values = try Self.readValues(text)
    case "disposed":
      try enter(.disposed, line)
      disposed = text
    case "expected":
      try enter(.expected, line)
      expected = text
    case "subscribed":
      try enter(.subscribed, line)
      subscribed.append(text)
    case "origin":
      try enter(.origin, line)
      origin = try Self.readOrigin(text)
    default:
      guard line.namesSource else {
        throw text.fails("`\(line.label)` is no label of a \(operatorName) case.")
      }
      try enter(.source, line)
      try takeSource(line)
    }
  }

  func finished() throws(FixtureError) -> FixtureCase {
    guard let arguments else { throw lacks(operatorName) }
    guard let expected else { throw lacks("expected") }
    guard let origin else { throw lacks("origin") }
    if subscribed.count != sources.count {
      let message = "`\(title)` has \(sources.count) sources but \(subscribed.count) `subscribed`."
      throw FixtureError(location: location, message: message)
    }
    return FixtureCase(
      location: location, title: title, sources: sources, name: operatorName, arguments: arguments,
      values: values, disposed: disposed, expected: expected, subscribed: subscribed,
      origin: origin)
  }

  private mutating func enter(_ next: Stage, _ line: LabelledLine) throws(FixtureError) {
    let mayRepeat = next == .source || next == .subscribed
    if next.rawValue < stage.rawValue {
      throw line.text.fails("`\(line.label)` stands after a label that it must precede.")
    }
    if next == stage, !mayRepeat {
      throw line.text.fails("`\(line.label)` stands twice in one case.")
    }
    if line.text.text.isEmpty, next != .name {
      throw line.text.fails("`\(line.label)` has no text.")
    }
    stage = next
  }

  private mutating func takeSource(_ line: LabelledLine) throws(FixtureError) {
    if sources.contains(where: { $0.name == line.label }) {
      throw line.text.fails("There are two sources `\(line.label)`.")
    }
    sources.append(
      FixtureSource(name: line.label, isMarkedHot: line.isMarkedHot, diagram: line.text))
  }

  private func lacks(_ label: String) -> FixtureError {
    FixtureError(location: location, message: "`\(title)` lacks its line `\(label)`.")
  }

  private static func readValues(_ text: FixtureText) throws(FixtureError) -> [String: String] {
    var values: [String: String] = [:]
    var key: String?
    for word in text.text.split(separator: " ") {
      if let sign = word.dropFirst().firstIndex(of: "=") {
        let name = String(word[..<sign])
        if values[name] != nil { throw text.fails("`values` has `\(name)` twice.") }
        values[name] = String(word[word.index(after: sign)...])
        key = name
      } else if let key {
        values[key]? += " " + word
      } else {
        throw text.fails("`values` begins with `\(word)` instead of `key=value`.")
      }
    }
    return values
  }

  private static func readOrigin(_ text: FixtureText) throws(FixtureError) -> FixtureCase.Origin {
    if text.text == "rule" { return .rule }
    let parts = text.text.split(separator: "differs:", maxSplits: 1)
    guard let peer = parts.first?.trimmed, peer.contains(where: \.isNumber) else {
      throw text.fails("`origin` is `rule`, or a peer and its version, such as `RxSwift 6.10`.")
    }
    return .peer(peer, differs: parts.count > 1 ? parts[1].trimmed : nil)
  }
}
