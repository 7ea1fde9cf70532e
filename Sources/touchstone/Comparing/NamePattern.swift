import Foundation

/// A pattern of names with `*`, `?` and `[…]`, as shells have it.
///
/// Without a slash, it is matched with the name of a file; with one, with its path, where `**` goes beyond folders.
struct NamePattern {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether a path below a folder fits.
  func matches(_ path: String) -> Bool {
    guard text.contains("/") else { return fnmatch(text, (path as NSString).lastPathComponent, 0) == 0 }
    guard text.contains("**") else { return fnmatch(text, path, FNM_PATHNAME) == 0 }
    // `a/**/b` matches `a/b` too.
    let folded = text.replacingOccurrences(of: "**/", with: "")
    return fnmatch(text.replacingOccurrences(of: "**", with: "*"), path, 0) == 0 || fnmatch(folded, path, 0) == 0
  }
}
