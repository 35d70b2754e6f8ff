/// Reads the text of an operator fixture, line by line.
struct FixtureReader {
  let file: String
  let operatorName: String
  private var cases: [FixtureCase] = []
  /// The case whose lines are being read.
  private var draft: CaseDraft?

  init(file: String, operatorName: String) {
    self.file = file
    self.operatorName = operatorName
  }

  mutating func read(_ text: String) throws(FixtureError) -> [FixtureCase] {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try read(line, at: FixtureLocation(file: file, line: number))
    }
    try finish()
    if cases.isEmpty {
      throw FixtureError(
        location: FixtureLocation(file: file, line: number), message: "The fixture has no case.")
    }
    return cases
  }

  private mutating func read(
    _ line: Substring, at location: FixtureLocation
  ) throws(FixtureError) {
    if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { return }
    if line.contains("\t") {
      throw FixtureError(location: location, message: "Columns are aligned with blanks, not tabs.")
    }
    if line.hasPrefix(" ") {
      guard draft != nil else {
        throw FixtureError(
          location: location, message: "A labelled line stands before the first case's title.")
      }
      try draft?.take(LabelledLine(line, at: location))
      return
    }
    try finish()
    let title = line.trimmed
    if let other = cases.first(where: { $0.title == title }) {
      throw FixtureError(
        location: location, message: "The case of line \(other.location.line) has this title too.")
    }
    draft = CaseDraft(title: title, operatorName: operatorName, location: location)
  }

  private mutating func finish() throws(FixtureError) {
    guard let draft else { return }
    cases.append(try draft.finished())
    self.draft = nil
  }
}

/// A line `label text`; the label of a source may be two words, `hot a`.
struct LabelledLine {
  let label: String
  let isMarkedHot: Bool
  let text: FixtureText

  init(_ line: Substring, at location: FixtureLocation) {
    let first = line.firstWord
    let second = first.rest.firstWord
    isMarkedHot = first.word == "hot" && Self.isSourceName(second.word)
    let chosen = isMarkedHot ? second : first
    label = String(chosen.word)
    text = FixtureText(location: location, text: chosen.rest.trimmed)
  }

  var namesSource: Bool { Self.isSourceName(Substring(label)) }

  private static func isSourceName(_ word: Substring) -> Bool {
    word == "source" || (word.count == 1 && word.allSatisfy { ("a"..."z").contains($0) })
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  var firstWord: (word: Substring, rest: Substring) {
    let start = drop { $0.isWhitespace }
    let word = start.prefix { !$0.isWhitespace }
    return (word, start.dropFirst(word.count))
  }
}
