import Foundation
import Testing

@testable import touchstone

/// A repository with a package in a folder of a test.
struct GitRepository {
  let url: URL

  /// The text of a package that nothing builds.
  static let manifest = "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"App\")\n"

  /// What Git LFS has in place of a file that no one has.
  static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n"

  /// Creates a repository with a first commit.
  init(in folder: URL, named name: String = "app") throws {
    url = folder.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
    try commit(["Package.swift": Self.manifest, "Card.swift": "struct Card {}\n"])
  }

  /// An existing clone.
  init(at url: URL) { self.url = url }

  /// Runs git, and returns what it prints.
  @discardableResult
  func git(_ words: String..., allowsFiles: Bool = false) throws -> String {
    let settings = [
      "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "protocol.file.allow=always",
      "-c", "commit.gpgsign=false", "-c", "core.excludesFile=/dev/null",
    ]
    let result = try #require(Git.run(settings + words, in: url))
    #expect(result.status == 0, "git \(words.joined(separator: " ")): \(result.complaint)")
    return result.output
  }

  /// Writes files, and commits all changes.
  ///
  /// - Returns: The commit's hash.
  @discardableResult
  func commit(_ files: [String: String]) throws -> String {
    try write(files)
    try git("add", "--all")
    try git("commit", "-q", "-m", "Change \(files.keys.sorted().joined(separator: ", "))")
    return try git("rev-parse", "HEAD")
  }

  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Everything that a command could change in the checkout: the index to the byte, the branch, the list of worktrees, and the
  /// contents of the files.
  func state() throws -> [String] {
    let index = try Data(contentsOf: url.appendingPathComponent(".git/index")).base64EncodedString()
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".git/") && !$0.hasPrefix(".build") }.sorted()
    return [
      index, try git("worktree", "list"), try git("for-each-ref"), try git("rev-parse", "HEAD"),
      try git("submodule", "status"),
    ]
      + names.map { "\($0) \(text($0) ?? "")" }
  }

  func text(_ path: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }
}
