package import Foundation

/// A commit of Git by its number, in hexadecimal: SHA-1 or SHA-256.
package struct GitCommit: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Creates a commit from its number; nil if the text is none.
  package init?(_ text: String) {
    guard text.isHexadecimal(digits: 40) || text.isHexadecimal(digits: 64) else { return nil }
    description = text
  }

  /// The abbreviated hash, for messages.
  package var short: String { String(description.prefix(12)) }

  /// The variables with which CI systems tell the commit that they test.
  ///
  /// - Source: the documentation of GitHub Actions, GitLab, Buildkite, CircleCI, Bitrise, Azure Pipelines and Jenkins.
  private static let variables = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "BITRISE_GIT_COMMIT", "BUILD_SOURCEVERSION",
    "GIT_COMMIT",
  ]

  /// The commit from the environment variables of a CI system, if they have it.
  init?(_ environment: [String: String]) {
    guard let commit = Self.variables.lazy.compactMap({ environment[$0].flatMap { GitCommit($0) } }).first else {
      return nil
    }
    self = commit
  }

  /// The commit that is checked out in a folder or one above it; nil if that is not known.
  ///
  /// Only the files of Git are read. A process would take longer, and refuses repositories of other users.
  ///
  /// - Source: gitrepository-layout(5) for `HEAD`, `commondir` and `packed-refs`; gitfile in gitglossary(7).
  package init?(checkedOutAt folder: URL) {
    guard let folder = PackageFolder.repository(around: folder) else { return nil }
    var git = folder.appendingPathComponent(".git")
    if let link = Self.line(of: git), link.hasPrefix("gitdir: ") {
      git = URL(fileURLWithPath: String(link.dropFirst("gitdir: ".count)), relativeTo: folder)
    }
    guard let head = Self.line(of: git.appendingPathComponent("HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else {
      self.init(head)
      return
    }
    let name = String(head.dropFirst("ref: ".count))
    // A worktree shares its branches with the repository.
    let common = Self.line(of: git.appendingPathComponent("commondir")).map {
      URL(fileURLWithPath: $0, relativeTo: git)
    }
    let text = Self.line(of: (common ?? git).appendingPathComponent(name)) ?? Self.packed(name, in: common ?? git)
    guard let text else { return nil }
    self.init(text)
  }

  private static func packed(_ name: String, in folder: URL) -> String? {
    guard let data = try? RegularFile.read(folder.appendingPathComponent("packed-refs").path) else { return nil }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix(" \(name)") }
    return line.map { String($0.prefix { $0 != " " }) }
  }

  /// The first line of a small file.
  private static func line(of file: URL) -> String? {
    guard let data = try? RegularFile.read(file.path, limit: 4096) else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n", maxSplits: 1).first.map(String.init)
  }
}

extension GitCommit: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let commit = GitCommit(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is not the number of a commit.")
    }
    self = commit
  }

  package func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}
