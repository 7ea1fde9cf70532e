import Foundation
import TouchstoneSnapshots

/// An error of the compiler, with what to do about it where Touchstone knows.
struct CompilerMessage: Hashable, Comparable {
  /// Relative to the package, if it is in it.
  var file: String
  var line: Int
  var column: Int
  var message: String
  /// What `touchstone migrate` says about the name in the message.
  var hint: String?

  static func < (a: CompilerMessage, b: CompilerMessage) -> Bool {
    (a.file, a.line, a.column, a.message) < (b.file, b.line, b.column, b.message)
  }

  /// Returns the errors in the output of a build by their places, each once: the output has them as the compilers ended.
  static func all(in output: String, package: URL) -> [CompilerMessage] {
    let messages = output.split(whereSeparator: \.isNewline).compactMap { line -> CompilerMessage? in
      guard let match = line.wholeMatch(of: /(\/[^:]+):(\d+):(\d+): error: (.*)/) else { return nil }
      let message = String(match.4)
      return CompilerMessage(
        file: String(match.1).relative(to: package), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
        message: message, hint: hint(for: message))
    }
    return Set(messages).sorted()
  }

  /// The forms of messages about a name that is missing, and how `migrate` spells such a name.
  private static let forms: [(pattern: String, spelling: @Sendable (String) -> [String])] = [
    ("no such module '([^']+)'", { [$0] }),
    ("cannot find (?:type )?'([^']+)' in scope", { [$0, "#\($0)"] }),
    ("has no member '([^']+)'", { [".\($0)", "\\.\($0)", $0] }),
    ("no macro named '([^']+)'", { ["#\($0)"] }),
    ("unknown attribute '([^']+)'", { [$0] }),
  ]

  private static func hint(for message: String) -> String? {
    for form in forms {
      guard let pattern = try? Regex(form.pattern), let match = message.firstMatch(of: pattern),
        let name = match.output.dropFirst().first?.substring.map(String.init)
      else { continue }
      if form.pattern.hasPrefix("no such module") { return hint(forModule: name) }
      return form.spelling(name).lazy.compactMap(advice).first
    }
    return nil
  }

  private static func advice(for name: String) -> String? {
    Advice.byName[name] ?? AbsentNames.advice(for: name) ?? KitNames.advice(for: name)
  }

  private static func hint(forModule module: String) -> String {
    if Advice.absentModules.contains(module) { return Advice.text(forModule: module) }
    if Advice.products.contains(module) {
      return "The target does not depend on Touchstone's product \(module). To add what is missing: touchstone migrate"
    }
    return Advice.text(forUnknownModule: module)
  }
}
