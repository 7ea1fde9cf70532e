public import Foundation

extension SymbolError: CustomStringConvertible, LocalizedError {
  /// A message that says what happened, why, and how to fix it.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      """
      The symbol file "\(path)" cannot be used: \(reason). Check the path, or add the file to the target's resources \
      in Package.swift: resources: [.copy("Symbols")].
      """
    case .malformed(let path, let reason):
      "The symbol file \"\(path)\" is no SVG: \(reason). Export it again from the drawing program."
    case .unsupported(let path, let what):
      """
      The symbol file "\(path)" holds \(what), which a symbol cannot have. \
      Turn it into plain paths in the drawing program and export it again.
      """
    case .empty(let path):
      """
      The symbol file "\(path)" draws nothing. A template of the SF Symbols app needs paths in the group "Symbols", any \
      other file needs paths with a fill or a stroke.
      """
    case .noSymbolFiles(let folder):
      """
      No symbol was registered: there is no .svg file in "\(folder)". \
      Check the path, or add the files to the target in Package.swift: resources: [.copy("Symbols")].
      """
    }
  }

  public var errorDescription: String? { description }
}
