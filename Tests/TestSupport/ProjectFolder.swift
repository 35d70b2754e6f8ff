import Foundation

/// Where the project lies, found from this file.
package enum ProjectFolder {
  package static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file's path as readers of a report know it: from the project's folder on.
  package static func relativePath(of file: URL) -> String {
    let folder = url.standardizedFileURL.path(percentEncoded: false)
    let path = file.standardizedFileURL.path(percentEncoded: false)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// All files below a folder of the project with one of the extensions, in a fixed order.
  package static func files(in folder: String, withExtension fileExtension: String) -> [URL] {
    let root = url.appending(path: folder)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = found?.nextObject() as? URL {
      if file.lastPathComponent == ".build" {
        found?.skipDescendants()
      } else if file.pathExtension == fileExtension {
        files.append(file.standardizedFileURL)
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
