import Foundation

/// A file name pattern with `*`, `?`, `[…]` and `{…,…}`, as in a shell.
///
/// Without a slash, the pattern applies to the file name; with one, to the path, where `**` matches across folders. A
/// pattern for paths may begin with `./`.
struct NamePattern {
  private let isPath: Bool
  /// The expansions of the braces, without a leading `./`.
  private let alternatives: [String]

  init(_ text: String) {
    isPath = text.contains("/")
    alternatives = Self.alternatives(of: Array(text)).map { text in
      var text = text[...]
      while text.hasPrefix("./") { text = text.dropFirst(2) }
      return String(text)
    }
  }

  /// Returns whether the pattern matches a path below a folder.
  func matches(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return alternatives.contains { text in
      guard isPath else { return fnmatch(text, name, 0) == 0 }
      guard text.contains("**") else { return fnmatch(text, path, FNM_PATHNAME) == 0 }
      // `a/**/b` also matches `a/b`.
      let folded = text.replacingOccurrences(of: "**/", with: "")
      return fnmatch(text.replacingOccurrences(of: "**", with: "*"), path, 0) == 0 || fnmatch(folded, path, 0) == 0
    }
  }

  /// Returns the expansions of a pattern with braces: `a` and `b` for `{a,b}`. Braces without a comma are literal.
  private static func alternatives(of text: [Character]) -> [String] {
    var depth = 0
    // The positions of the first brace and of the commas that belong to it.
    var cuts: [Int] = []
    var isEscaped = false
    for (place, character) in text.enumerated() {
      defer { isEscaped = character == "\\" && !isEscaped }
      if isEscaped { continue }
      switch character {
      case "{":
        if depth == 0 { cuts = [place] }
        depth += 1
      case "," where depth == 1: cuts.append(place)
      case "}" where depth > 0:
        depth -= 1
        guard depth == 0, cuts.count > 1 else { continue }
        let parts = zip(cuts, cuts.dropFirst() + [place]).map { Array(text[($0 + 1)..<$1]) }
        let ends = alternatives(of: Array(text[(place + 1)...]))
        return parts.flatMap { alternatives(of: $0) }
          .flatMap { part in ends.map { String(text[..<cuts[0]]) + part + $0 } }
      default: break
      }
    }
    return [String(text)]
  }
}
