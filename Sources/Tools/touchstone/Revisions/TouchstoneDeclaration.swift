import Foundation

/// How a manifest depends on Touchstone.
struct TouchstoneDeclaration: Hashable {
  /// The name by which targets refer to the package.
  var name: String
  /// The dependency, as code.
  var code: String

  /// The lines at the end of a manifest that replace the dependency which is there.
  func text(variable: String) -> String {
    let names = ["\"\(name)\"", "/\(name)\"", "/\(name).git\""].map { $0.lowercased().quoted }
    return """

      // Written by `touchstone record --for-upgrade`, in a copy of the package.
      \(variable).dependencies.removeAll { dependency in
        [\(names.joined(separator: ", "))].contains { "\\(dependency.kind)".lowercased().contains($0) }
      }
      \(variable).dependencies.append(\(code))

      """
  }

  /// Appends the lines to a manifest.
  func append(to manifest: URL) throws {
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let variable = text.firstMatch(of: /\b(?:let|var)\s+(\w+)(?:\s*:\s*Package)?\s*=\s*Package\s*\(/).map {
      String($0.1)
    }
    try Data((text + self.text(variable: variable ?? "package")).utf8).write(to: manifest, options: .atomic)
  }
}
