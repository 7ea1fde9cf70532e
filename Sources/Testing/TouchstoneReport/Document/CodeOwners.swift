package import Foundation
import TouchstoneSnapshots

/// The owners of files, from a `CODEOWNERS` file in the syntax of GitHub or GitLab.
///
/// - Source: GitHub Docs, "About code owners"; GitLab Docs, "Syntax of CODEOWNERS file" and "Advanced CODEOWNERS
///   configuration".
package struct CodeOwners: Hashable, Sendable {
  /// The service whose rules a file follows.
  package enum Service: Hashable, Sendable {
    case gitHub, gitLab

    /// The service whose job a process is part of, by its variables; nil outside of such jobs.
    package init?(environment: [String: String]) {
      if environment["GITHUB_ACTIONS"] == "true" {
        self = .gitHub
      } else if environment["GITLAB_CI"] == "true" {
        self = .gitLab
      } else {
        return nil
      }
    }

    /// The places in which it looks for the file, in its order.
    fileprivate var places: [String] {
      switch self {
      case .gitHub: [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]
      case .gitLab: ["CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]
      }
    }
  }

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

  /// The reason why the owners of files are not known, although there is a file of them.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    var path: String
    var reason: String

    package var description: String { "The owners of views are not known: \(path) could not be read: \(reason)." }
  }

  /// Reads the file of the repository in which a package lies; nil if there is none.
  ///
  /// - Parameter service: The service that the repository is known to be on. Without one, the folder of the file tells it, or
  ///   what only GitLab has: sections, exclusions, roles, or `.gitlab-ci.yml` in a repository without `.github`.
  /// - Throws: ``Fault`` if it cannot be read, is no text in UTF-8 or larger than 3 MiB. Links are not followed.
  package init?(package: URL, service: Service? = nil) throws(Fault) {
    let package = package.resolvingSymlinksInPath()
    // Without a repository, the package's own folder is the only one asked.
    let folder = PackageFolder.repository(around: package) ?? package
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
    let places = service?.places ?? Service.gitHub.places + Service.gitLab.places
    var found: (place: String, text: String)?
    for place in places where found == nil {
      found = try Self.text(at: folder.appendingPathComponent(place), place).map { (place, $0) }
    }
    guard let (place, text) = found else { return nil }
    let isGitLabs =
      place.hasPrefix(".gitlab/") || Self.isGitLabs(text) || exists(".gitlab-ci.yml") && !exists(".github")
    self.init(
      text: text, service: service ?? (place.hasPrefix(".github/") || !isGitLabs ? .gitHub : .gitLab),
      // With a slash, the repository's own folder is one in it.
      prefix: (package.path + "/").relative(to: folder))
  }

  /// The size up to which GitHub reads the file, in bytes.
  private static let sizeLimit = 3 << 20

  /// The text of a file; nil if there is none.
  private static func text(at file: URL, _ place: String) throws(Fault) -> String? {
    do throws(FileFault) {
      let data = try RegularFile.read(file.path, links: .refuse, limit: sizeLimit)
      if let text = String(bytes: data, encoding: .utf8) { return text }
    } catch {
      if error.isMissing || error == .system(ENOTDIR) { return nil }
      throw Fault(path: place, reason: error.reason)
    }
    throw Fault(path: place, reason: "it is not in UTF-8")
  }

  /// Whether a line has what GitHub knows nothing of: a section, an exclusion or a role.
  private static func isGitLabs(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).lazy.map { $0.trimmingCharacters(in: .whitespaces) }
      .contains { !$0.hasPrefix("#") && ($0.hasPrefix("!") || $0.contains(" @@") || heading(in: $0) != nil) }
  }

  /// - Parameters:
  ///   - text: The file.
  ///   - prefix: The package's folder in the repository, with a slash at its end; or empty.
  init(text: String, service: Service, prefix: String = "") {
    self.prefix = prefix
    var rules: [Rule] = []
    var section = ""
    var ownersOfSection: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if service == .gitLab, let heading = Self.heading(in: line) {
        section = heading.name
        ownersOfSection = Self.owners(Self.words(heading.rest, of: service)[...])
        continue
      }
      let words = Self.words(line, of: service)
      guard let first = words.first else { continue }
      let isExclusion = service == .gitLab && first.hasPrefix("!")
      guard let pattern = OwnedPaths(isExclusion ? String(first.dropFirst()) : first, of: service) else { continue }
      let named = Self.owners(words.dropFirst())
      rules.append(
        Rule(
          pattern: pattern, owners: named.isEmpty ? ownersOfSection : named, section: section,
          isExclusion: isExclusion))
    }
    self.rules = rules
  }

  /// The name of a section and what follows it: `^[Design][2] @design` is `design` and `@design`. Names may be written in
  /// capitals or not.
  private static func heading(in line: String) -> (name: String, rest: String)? {
    line.prefixMatch(of: /\^?\[([^\]]+)\](?:\[[0-9]*\])?/).map { match in
      (match.1.lowercased(), String(line[match.range.upperBound...]))
    }
  }

  /// Returns who owns a file of the package: of each section those of the last rule that fits.
  ///
  /// - Parameter file: The path from the package's folder. One outside of the repository has no owners.
  package func owners(of file: String) -> [String] {
    guard let path = RepositoryPaths(prefix: prefix).source(file) else { return [] }
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

  /// The words of a line. A backslash takes a space into a word. On GitHub, a line may end with a comment; on GitLab, owners in
  /// it own the files as well.
  private static func words(_ line: String, of service: Service) -> [String] {
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
      } else if service == .gitHub, character == "#", words[words.count - 1].isEmpty {
        break
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// An owner is the name of a person or team, or an address.
  private static func owners(_ words: ArraySlice<String>) -> [String] {
    words.filter { $0.contains("@") }.map { String($0.prefix(100)).printable }
  }
}
