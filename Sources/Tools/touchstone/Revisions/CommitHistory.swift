import Foundation

/// The commits from one to another, along first parents. A branch that was merged is its merge.
struct CommitHistory {
  /// The hashes, the oldest first; the first is where it begins.
  let commits: [String]
  private let end: Revision

  /// - Throws: ``RevisionFault`` if the end does not descend from the beginning.
  init(from begin: Revision, to end: Revision) throws(RevisionFault) {
    let range = "\(begin.commit)..\(end.commit)"
    // Commits of the other side of a merge do not descend from the first.
    let words = ["rev-list", "--first-parent", "--ancestry-path", "--reverse", range]
    guard Git.run(["merge-base", "--is-ancestor", begin.commit, end.commit], in: end.repository)?.status == 0,
      let list = Git.output(words, in: end.repository)
    else {
      let advice = CommitInfo.isShallow(end.repository) ? Revision.deepen : "Pass an ancestor: --from REF"
      throw RevisionFault(begin.name, "\(end.name) does not descend from it. \(advice)")
    }
    self.end = end
    commits = [begin.commit] + list.split(separator: "\n").map(String.init)
  }

  func revision(_ index: Int) -> Revision { end.sibling(commit: commits[index]) }
}
