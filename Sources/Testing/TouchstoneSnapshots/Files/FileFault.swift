import Foundation

/// The reason why a file was not read or written.
package enum FileFault: Error, Hashable, Sendable {
  /// The system's error number.
  case system(Int32)
  /// Something other than a regular file, such as a pipe or a device, which may have no end.
  case special(String)
  /// A symbolic link where links are not followed.
  case link
  /// A symbolic link, or a file behind one, that leads to something other than a golden of the same kind. Carries the
  /// path that it leads to.
  case linkElsewhere(String)
  /// The file is larger than the limit.
  case tooLarge(limit: Int)

  /// Whether nothing exists at the path.
  package var isMissing: Bool { self == .system(ENOENT) }

  /// The reason in words: `No such file or directory`, `it is a named pipe, not a file`.
  package var reason: String {
    switch self {
    case .system(let code): String(cString: strerror(code))
    case .special(let kind): "it is \(kind), not a file"
    case .link: "it is a symbolic link, and links are not followed"
    case .linkElsewhere(let path):
      "it is a symbolic link to \(path), and links are followed only to goldens of the same kind"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    }
  }
}
