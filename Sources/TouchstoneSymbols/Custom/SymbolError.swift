/// Why a custom symbol could not be registered.
public enum SymbolError: Error, Hashable, Sendable {
  /// The file does not exist, is too large, or is not readable by this user.
  case unreadable(path: String, reason: String)
  /// The text is not SVG, or breaks off.
  case malformed(path: String, reason: String)
  /// An element or a value that symbols cannot have, such as `<image>`.
  case unsupported(path: String, what: String)
  /// The file draws nothing.
  case empty(path: String)
  /// A folder or bundle whose symbols were to be registered holds none.
  case noSymbolFiles(folder: String)
}
