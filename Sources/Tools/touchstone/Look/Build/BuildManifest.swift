import Foundation

/// The commands of a build, as SwiftPM leaves them in the build folder for its build system.
///
/// - Source: llbuild, "Build System Manifest": objects of YAML, whose values SwiftPM writes as JSON, each on a line.
struct BuildManifest {
  struct Command: Hashable {
    var tool = ""
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
    /// Whether the command has settings that are not read here, such as variables.
    var hasMore = false
  }

  private(set) var commands: [Command] = []

  /// Reads a manifest; nil if it has another form.
  init?(text: String) {
    guard let section = text.range(of: "\ncommands:\n") else { return nil }
    for line in text[section.upperBound...].split(separator: "\n") {
      // Another section.
      guard line.hasPrefix("  ") else { break }
      guard line.hasPrefix("    ") else {
        commands.append(Command())
        continue
      }
      guard !commands.isEmpty, let colon = line.range(of: ": ") else { return nil }
      let value = line[colon.upperBound...]
      let last = commands.count - 1
      switch line[..<colon.lowerBound].drop(while: { $0 == " " }) {
      case "tool": commands[last].tool = String(value)
      case "inputs": commands[last].inputs = Self.list(value)
      case "outputs": commands[last].outputs = Self.list(value)
      case "args": commands[last].arguments = Self.list(value)
      case "description": break
      default: commands[last].hasMore = true
      }
    }
  }

  private static func list(_ text: Substring) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }
}
