/// The reason why a custom symbol could not be registered.
public enum SymbolError: Error, Hashable, Sendable {
  /// The file does not exist, is too large, or is not readable by this user.
  case unreadable(path: String, reason: String)
  /// The text is not SVG, or is incomplete.
  case malformed(path: String, reason: String)
  /// An element or value that symbols do not support, such as `<image>`.
  case unsupported(path: String, what: String)
  /// The file draws nothing.
  case empty(path: String)
  /// A folder or bundle contains no symbols to register.
  case noSymbolFiles(folder: String)
}
