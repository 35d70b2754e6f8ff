import Foundation

#if canImport(Testing)
  import Testing
#endif

/// Brings the picture of a failure to where people look for it.
///
/// Swift Testing gets it as an attachment. Where the environment variable `RX_PICTURES` names a
/// folder, it is written there too, whatever runs the test.
struct PictureDelivery {
  static let variable = "RX_PICTURES"

  private let name: String
  private let picture: MarblePicture
  private let text: String
  private let location: CodeLocation?

  init(_ picture: MarblePicture, text: String, location: CodeLocation?) {
    self.picture = picture
    self.text = text
    self.location = location
    name = Self.name(title: picture.title, location: location)
  }

  /// File and line of the failure, and what stands before the colon of the title.
  private static func name(title: String, location: CodeLocation?) -> String {
    let file = location.map { $0.filePath.split { $0 == "/" || $0 == "\\" }.last ?? "" } ?? "Test"
    let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file
    let label = title.firstRange(of: ": ").map { String(title[..<$0.lowerBound]) } ?? ""
    let parts = [String(stem), location.map { "\($0.line)" } ?? "", label]
    let words = parts.flatMap { part in
      part.prefix(60).split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    }
    return words.joined(separator: "-")
  }

  /// Writes the picture where the environment says.
  ///
  /// - Returns: Lines for the report, with where the files are, or why there are none.
  func write() -> [String] {
    guard let path = ProcessInfo.processInfo.environment[Self.variable], !path.isEmpty else {
      return []
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = try writeAnew(picture.svg, in: folder)
      let words = file.deletingPathExtension().appendingPathExtension("txt")
      try Data((text + "\n").utf8).write(to: words)
      return ["  picture: \(file.path)"]
    } catch {
      return ["  picture: not written to \(path): \(error)"]
    }
  }

  /// Writes a file that nobody has written yet, in whatever process.
  private func writeAnew(_ svg: String, in folder: URL) throws -> URL {
    var number = 1
    while true {
      let suffix = number == 1 ? "" : "-\(number)"
      let file = folder.appendingPathComponent("\(name)\(suffix).svg")
      do {
        try Data(svg.utf8).write(to: file, options: .withoutOverwriting)
        return file
      } catch CocoaError.fileWriteFileExists {
        number += 1
      }
    }
  }

  #if canImport(Testing)
    /// Attaches the picture and the report to the test that runs.
    func attach() {
      Attachment.record(picture.svg, named: "\(name).svg", sourceLocation: place)
      Attachment.record(text + "\n", named: "\(name).txt", sourceLocation: place)
    }

    private var place: SourceLocation {
      guard let location else { return #_sourceLocation }
      return SourceLocation(
        fileID: location.fileID, filePath: location.filePath, line: location.line,
        column: location.column)
    }
  #endif
}

extension TestHost {
  /// Makes the test fail.
  func report(_ failure: MarbleFailure) {
    report(failure.text, at: failure.location, picture: failure.picture)
  }
}
