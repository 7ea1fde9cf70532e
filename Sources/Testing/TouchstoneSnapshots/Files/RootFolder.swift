package import Foundation

/// A folder that the user named for files to be written in, such as a package, whose own folders may be links.
///
/// A pull request may bring links, so where a path really leads decides, not its text. ``ConfinedFolder``, in contrast,
/// follows no link at all.
package struct RootFolder {
  let url: URL

  package init(_ url: URL) {
    self.url = url
  }

  /// Whether a path without links is that of something below the folder.
  package func contains(_ target: String) -> Bool {
    let root = Self.target(of: url.path)
    return target.hasPrefix(root == "/" ? "/" : root + "/")
  }

  /// Whether a file with a path without links may be written: below the folder, and neither hidden nor in a hidden folder,
  /// such as `.git`.
  ///
  /// - Parameter name: The path by which the user named the file; nil if somebody else did. What it says of hidden folders
  ///   is the user's word, if no link leads there.
  package func allowsWriting(_ target: String, named name: String? = nil) -> Bool {
    contains(target) && (!isHidden(target) || name.map { isUnlinked(target, named: $0) } == true)
  }

  /// Whether a path without links has a hidden part below the folder.
  package func isHidden(_ target: String) -> Bool { parts(of: target).contains { $0.hasPrefix(".") } }

  /// The names of folders and file below the folder.
  func parts(of target: String) -> [String] {
    target.dropFirst(Self.target(of: url.path).count).split(separator: "/").map(String.init)
  }

  /// Whether no folder below this one is a link: then the name itself leads there.
  private func isUnlinked(_ target: String, named name: String) -> Bool {
    name.hasPrefix(url.path + "/") && target == Self.target(of: url.path) + name.dropFirst(url.path.count)
  }

  /// The path without links; nil if nothing is there.
  static func real(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The same for what need not be there: links are followed in the part that is.
  package static func target(of path: String) -> String {
    if let path = real(path) { return path }
    let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
    guard folder != path, !folder.isEmpty else { return path }
    let parent = target(of: folder)
    return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
  }
}
