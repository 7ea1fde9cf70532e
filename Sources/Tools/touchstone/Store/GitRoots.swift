import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// What the history of a repository still needs of a store.
struct GitRoots {
  /// The digests that manifests name.
  private(set) var digests: Set<String> = []
  /// The last commits of the kept branches, of which runs stay as baselines.
  private(set) var commits: Set<GitCommit> = []

  /// How many commits of a branch keep their runs: as many as are looked at for a baseline.
  private static let baselines = 50

  /// A branch, here or of a remote.
  private struct Branch {
    let commit: String
    /// Without the remote: `release/1.0`.
    let name: String
    /// When its last commit was made.
    let date: Date
  }

  private let repository: URL

  /// Reads a repository.
  ///
  /// - Parameters:
  ///   - patterns: Patterns of branches that are kept, such as `release/*`.
  ///   - date: The manifests of commits since then are needed as well, on any branch.
  /// - Throws: ``StoreError/partialClone(_:)`` where it is unknown what is needed.
  init(of repository: URL, branches patterns: [String], since date: Date) throws(StoreError) {
    self.repository = repository
    guard try output(["rev-parse", "--is-shallow-repository"]) == "false" else {
      throw .partialClone(
        "The clone lacks a part of the history, so it is not known which pictures are in use. Fetch it: git fetch --unshallow"
      )
    }
    let branches = try branches()
    let kept = branches.filter { branch in patterns.contains { fnmatch($0, branch.name, 0) == 0 } }
    for pattern in patterns where !kept.contains(where: { fnmatch(pattern, $0.name, 0) == 0 }) {
      throw .partialClone(
        "No branch matches \"\(pattern.printable)\", so nothing was deleted. Fetch all branches: "
          + "git fetch origin '+refs/heads/*:refs/remotes/origin/*'")
    }
    var blobs: Set<String> = []
    for commit in Set((kept + branches.filter { $0.date >= date }).map(\.commit)) {
      guard let entries = Git.entries(["ls-tree", "-r", "--full-tree", commit], in: repository) else {
        throw Self.failed(["ls-tree", commit])
      }
      for entry in entries where entry.path.hasSuffix(".\(GoldenManifest.pathExtension)") { blobs.insert(entry.hash) }
    }
    blobs.formUnion(try changed(since: date))
    try read(blobs)
    for branch in kept {
      let list = try output(["rev-list", "--first-parent", "--max-count=\(Self.baselines)", branch.commit])
      commits.formUnion(list.split(separator: "\n").compactMap { GitCommit(String($0)) })
    }
  }

  private func branches() throws(StoreError) -> [Branch] {
    let format = "--format=%(objectname) %(committerdate:unix) %(refname)"
    return try output(["for-each-ref", format, "refs/heads", "refs/remotes"]).split(separator: "\n").compactMap {
      line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let seconds = Double(words[1]), !words[2].hasSuffix("/HEAD") else { return nil }
      let parts = words[2].split(separator: "/").dropFirst()
      let name = parts.dropFirst(parts.first == "remotes" ? 2 : 1).joined(separator: "/")
      return Branch(commit: String(words[0]), name: name, date: Date(timeIntervalSince1970: seconds))
    }
  }

  /// The manifests that commits since a date have written or replaced. Those that such commits only keep are in the last
  /// commit of a branch, too, or replaced by a later one.
  private func changed(since date: Date) throws(StoreError) -> Set<String> {
    let lines = try output([
      "log", "--all", "--since-as-filter=\(Int(date.timeIntervalSince1970))", "-m", "--raw", "--no-abbrev",
      "--no-renames",
      // Of the whole repository, as packages beside this one may have the same store.
      "--format=", "--", ":(top)*.\(GoldenManifest.pathExtension)",
    ])
    var blobs: Set<String> = []
    for line in lines.split(separator: "\n") where line.hasPrefix(":") {
      // `:100644 100644 <before> <after> M<tab><path>`; zeros where there is no file.
      for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst(2).prefix(2)
      where !word.allSatisfy({ $0 == "0" }) {
        blobs.insert(String(word))
      }
    }
    return blobs
  }

  private mutating func read(_ blobs: Set<String>) throws(StoreError) {
    for batch in blobs.sorted().batches(of: 500) {
      let words = ["grep", "-h", "-o", "-a", "--no-color", "-E", "[0-9a-f]{64}"] + batch
      // 1 says that there is none.
      guard let result = Git.run(words, in: repository), result.status < 2 else { throw Self.failed(["grep"]) }
      digests.formUnion(Digests.all(in: result.data))
    }
  }

  private func output(_ words: [String]) throws(StoreError) -> String {
    guard let output = Git.output(words, in: repository) else { throw Self.failed(words) }
    return output
  }

  private static func failed(_ words: [String]) -> StoreError {
    .partialClone(
      "It is not known which pictures are in use, so nothing was deleted: git \(words.prefix(2).joined(separator: " ")) failed. "
        + "Run the command in a clone with the whole history: git fetch --unshallow")
  }
}
