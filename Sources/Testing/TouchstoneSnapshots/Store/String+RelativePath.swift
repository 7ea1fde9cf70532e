package import Foundation

extension String {
  /// The path as seen from a folder; unchanged if it does not lie in it.
  package func relative(to folder: URL) -> String {
    let base = folder.standardizedFileURL.path
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
