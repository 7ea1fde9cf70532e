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
      "The symbol file \"\(path)\" is not a valid SVG file: \(reason). Export it again from the drawing program."
    case .unsupported(let path, let what):
      """
      The symbol file "\(path)" contains \(what), which symbols cannot have. \
      Convert it to plain paths in the drawing program and export it again.
      """
    case .empty(let path):
      """
      The symbol file "\(path)" draws nothing. A template from the SF Symbols app needs paths in the group "Symbols"; \
      other files need paths with a fill or a stroke.
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
