package import Foundation

/// The owners of files, from a `CODEOWNERS` file in the syntax of GitHub and GitLab.
///
/// - Source: GitHub Docs, "About code owners"; GitLab Docs, "Code Owners", with sections.
package struct CodeOwners: Hashable, Sendable {
  private struct Rule: Hashable, Sendable {
    var pattern: OwnedPaths
    var owners: [String]
    /// The section of GitLab's that the rule is in: each has its own owners. Empty on GitHub.
    var section: String
    /// Whether the rule takes files out of its section.
    var isExclusion: Bool
  }

  private let rules: [Rule]
  /// The package's folder in the repository: empty, or with a slash at its end.
  private let prefix: String

  /// The places in which GitHub and GitLab look, in their order.
  private static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  /// Reads the file of the repository in which a package lies; nil if there is none.
  package init?(package: URL) {
    var folder = package.standardizedFileURL
    // A repository's folder has `.git`; without one, the package's own folder is the only one asked.
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
      folder.deleteLastPathComponent()
    }
    if folder.path == "/" { folder = package.standardizedFileURL }
    let text = Self.places.lazy
      .compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.first
    guard let text, text.utf8.count <= Self.sizeLimit else { return nil }
    let path = package.standardizedFileURL.path
    self.init(text: text, prefix: path == folder.path ? "" : String(path.dropFirst(folder.path.count + 1)) + "/")
  }

  /// The size up to which GitHub reads the file, in bytes.
  private static let sizeLimit = 3 << 20

  /// - Parameters:
  ///   - text: The file.
  ///   - prefix: The package's folder in the repository, with a slash at its end; or empty.
  init(text: String, prefix: String = "") {
    self.prefix = prefix
    var rules: [Rule] = []
    var section = ""
    var ownersOfSection: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if let head = line.wholeMatch(of: /\^?\[([^\]]+)\](?:\[[0-9]+\])?(.*)/) {
        section = head.1.lowercased()
        ownersOfSection = Self.owners(Self.words(String(head.2))[...])
        continue
      }
      let words = Self.words(line)
      guard let first = words.first, let pattern = OwnedPaths(first.hasPrefix("!") ? String(first.dropFirst()) : first)
      else { continue }
      let named = Self.owners(words.dropFirst())
      rules.append(
        Rule(
          pattern: pattern, owners: named.isEmpty ? ownersOfSection : named, section: section,
          isExclusion: first.hasPrefix("!")))
    }
    self.rules = rules
  }

  /// Returns who owns a file of the package: of each section those of the last rule that fits.
  ///
  /// - Parameter file: The path from the package's folder. One outside of the package has no owners.
  package func owners(of file: String) -> [String] {
    guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else { return [] }
    let path = prefix + file
    var bySection: [String: [String]] = [:]
    var excluded: Set<String> = []
    var sections: [String] = []
    for rule in rules where rule.pattern.holds(path) {
      if !sections.contains(rule.section) { sections.append(rule.section) }
      if rule.isExclusion { excluded.insert(rule.section) }
      bySection[rule.section] = rule.owners
    }
    var owners: [String] = []
    for section in sections where !excluded.contains(section) {
      for owner in bySection[section] ?? [] where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  /// The words of a line, up to a comment. A backslash takes a space into a word.
  private static func words(_ line: String) -> [String] {
    var words = [""]
    var isEscaped = false
    for character in line {
      if isEscaped {
        words[words.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character.isWhitespace {
        if words[words.count - 1] != "" { words.append("") }
      } else if character == "#", words[words.count - 1].isEmpty {
        break
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Names of people and teams, and addresses; everything else is no owner.
  private static func owners(_ words: ArraySlice<String>) -> [String] {
    words.filter { $0.contains("@") }.map { String($0.prefix(100)).printable }
  }
}

/// A pattern of paths as in `.gitignore`, without ranges and negations.
struct OwnedPaths: Hashable, Sendable {
  /// The parts between slashes; `**` stands for any number of folders.
  private let parts: [String]

  /// - Parameter pattern: `*.swift`, `/Sources/Shop/`, `Sources/**/Price*`. Nil for an empty one.
  init?(_ pattern: String) {
    var parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard !parts.isEmpty else { return nil }
    // Without a slash before its end, it fits at any depth.
    let isAnchored = pattern.dropLast().contains("/")
    if !isAnchored { parts.insert("**", at: 0) }
    // A folder stands for all in it; `folder/*` for its files alone.
    if pattern.hasSuffix("/") { parts.append("**") }
    self.parts = parts
  }

  /// Whether a path from the repository's folder fits.
  func holds(_ path: String) -> Bool {
    let folders = path.split(separator: "/").map(String.init)
    if Self.fits(folders[...], parts[...]) { return true }
    // The name of a folder fits what is in it, unless the pattern ends with `*`.
    guard let last = parts.last, last != "*", last != "**" else { return false }
    return Self.fits(folders[...], (parts + ["**"])[...])
  }

  /// Whether folders fit parts, each of which is tried once at each place: the cost is their product.
  private static func fits(_ folders: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
    // By the number of parts: whether they fit the folders so far.
    var reached = [true] + Array(repeating: false, count: parts.count)
    func skip(_ reached: inout [Bool]) {
      for (index, part) in parts.enumerated() where part == "**" && reached[index] { reached[index + 1] = true }
    }
    skip(&reached)
    for folder in folders {
      var next = Array(repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() {
        if part == "**" {
          if reached[index] || reached[index + 1] { next[index + 1] = true }
        } else if reached[index], Self.matches(Array(folder.unicodeScalars), Array(part.unicodeScalars)) {
          next[index + 1] = true
        }
      }
      skip(&next)
      reached = next
    }
    return reached[parts.count]
  }

  /// Whether a name fits a part with `*` and `?`.
  private static func matches(_ name: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
    var (i, j) = (0, 0)
    // Where to go on if what follows the last star does not fit.
    var retry: (name: Int, part: Int)?
    while i < name.count {
      if j < part.count, part[j] == "*" {
        retry = (i, j + 1)
        j += 1
      } else if j < part.count, part[j] == "?" || part[j] == name[i] {
        (i, j) = (i + 1, j + 1)
      } else if let (start, rest) = retry {
        retry = (start + 1, rest)
        (i, j) = (start + 1, rest)
      } else {
        return false
      }
    }
    return part[j...].allSatisfy { $0 == "*" }
  }
}
