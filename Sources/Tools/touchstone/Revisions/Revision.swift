import Foundation

/// A commit of the repository that a package is in.
struct Revision: Hashable {
  /// What the user called it.
  let name: String
  /// The commit's hash.
  let commit: String
  /// The root of the repository.
  let repository: URL
  /// The path of the package in the repository; empty if it is the root.
  let path: String

  /// Reads which commit a word names: `HEAD`, `main`, `HEAD~2`, a hash.
  ///
  /// - Throws: ``RevisionFault`` if the package is in no repository, or the repository has no such commit.
  init(_ word: String, of package: URL) throws(RevisionFault) {
    let folder = package.resolvingSymlinksInPath()
    guard let found = Git.run(["rev-parse", "--show-toplevel"], in: folder) else {
      throw RevisionFault(word, "there is no `git` in PATH.")
    }
    guard found.status == 0 else {
      // Git says itself how to trust the folder of another user.
      let isOwned = !found.complaint.contains("dubious ownership")
      throw RevisionFault(word, isOwned ? "the package is not in a git repository." : found.complaint)
    }
    let root = found.output
    // A word that begins with a dash would be an option.
    guard !word.hasPrefix("-"),
      let commit = Git.output(["rev-parse", "--verify", "--quiet", "\(word)^{commit}"], in: folder)
    else {
      throw RevisionFault(word, "git knows no such commit. " + Self.advice(for: word, in: folder))
    }
    name = word
    self.commit = commit
    repository = URL(fileURLWithPath: root, isDirectory: true)
    path = folder.path == root ? "" : String(folder.path.dropFirst(root.count + 1))
  }

  private init(_ name: String, commit: String, like other: Revision) {
    (self.name, self.commit, repository, path) = (name, commit, other.repository, other.path)
  }

  /// Returns another commit of the same package.
  func sibling(commit: String) -> Revision { Revision(String(commit.prefix(10)), commit: commit, like: self) }

  /// Returns the commit in which the history of this one and that of the checkout meet.
  ///
  /// - Throws: ``RevisionFault`` if they don't, as far as this clone knows.
  func mergeBase() throws(RevisionFault) -> Revision {
    guard let base = Git.output(["merge-base", commit, "HEAD"], in: repository) else {
      let isUnborn = Git.output(["rev-parse", "--verify", "--quiet", "HEAD"], in: repository) == nil
      throw RevisionFault(
        name,
        isUnborn
          ? "the checkout has no commit yet."
          : "it has no commit in common with the checkout. "
            + (CommitInfo.isShallow(repository)
              ? Self.deepen : "Compare with the commit itself: --no-merge-base"))
    }
    return Revision(name, commit: base, like: self)
  }

  /// What the paths of the package's files begin with in the repository: `App/`; empty if the package is the root.
  var prefix: String { path.isEmpty ? "" : path + "/" }

  /// The folder of the package in the checkout.
  var package: URL { path.isEmpty ? repository : repository.appendingPathComponent(path) }

  /// The name, and the beginning of the hash where the name does not have it.
  var words: String { commit.hasPrefix(name) ? String(commit.prefix(10)) : "\(name) (\(commit.prefix(10)))" }

  /// The folder of git's files, of this worktree if there are several.
  var gitFolder: String {
    Git.output(["rev-parse", "--absolute-git-dir"], in: repository) ?? repository.appendingPathComponent(".git").path
  }

  /// What to do about a clone that is shallow.
  static let deepen = "The clone is shallow. Fetch its history: git fetch --unshallow (in CI: fetch-depth: 0)"

  private static func advice(for word: String, in folder: URL) -> String {
    if CommitInfo.isShallow(folder) { return deepen }
    return word.hasPrefix("origin/")
      ? "Fetch it: git fetch origin \(word.dropFirst("origin/".count))"
      : "Pass HEAD, a branch, a tag or a hash. Branches: git branch --all"
  }
}
