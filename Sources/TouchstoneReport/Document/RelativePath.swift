package import Foundation

/// Paths as people read them.
package enum RelativePath {
  /// The path of a file from a folder that holds it; the absolute path if it lies elsewhere.
  package static func of(_ file: URL, in folder: URL) -> String {
    let (path, root) = (file.standardizedFileURL.path, folder.standardizedFileURL.path)
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
