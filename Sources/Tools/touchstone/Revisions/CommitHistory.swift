import Foundation

/// The commits from one to another, along first parents. A branch that was merged is its merge.
struct CommitHistory {
  /// The hashes, the oldest first; the first is where it begins.
  let commits: [String]
  private let end: Revision

  /// - Throws: ``RevisionFault`` if the end does not descend from the beginning.
  init(from begin: Revision, to end: Revision) throws(RevisionFault) {
    func list(_ options: String...) -> [String]? {
      Git.output(["rev-list"] + options + ["\(begin.commit)..\(end.commit)"], in: end.repository)?
        .split(separator: "\n").map(String.init)
    }
    // Git's two options in one call list nothing if the first commit is in the middle of a merged branch.
    guard Git.run(["merge-base", "--is-ancestor", begin.commit, end.commit], in: end.repository)?.status == 0,
      let line = list("--first-parent", "--reverse"), let descendants = list("--ancestry-path")
    else {
      let advice = CommitInfo.isShallow(end.repository) ? Revision.deepen : "Pass an ancestor: --from REF"
      throw RevisionFault(begin.name, "\(end.name) does not descend from it. \(advice)")
    }
    self.end = end
    // Commits of the other side of a merge do not descend from the first.
    commits = [begin.commit] + line.filter(Set(descendants).contains)
  }

  func revision(_ index: Int) -> Revision { end.sibling(commit: commits[index]) }
}
