import Foundation

/// The commits from one to another, along first parents.
struct CommitHistory {
  /// The hashes, the oldest first; the first is where it begins.
  let commits: [String]
  private let end: Revision

  /// - Throws: ``RevisionFault`` if the end does not descend from the beginning.
  init(from begin: Revision, to end: Revision) throws(RevisionFault) {
    let range = "\(begin.commit)..\(end.commit)"
    guard Git.run(["merge-base", "--is-ancestor", begin.commit, end.commit], in: end.repository)?.status == 0,
      let list = Git.output(["rev-list", "--first-parent", "--reverse", range], in: end.repository)
    else {
      throw RevisionFault(begin.name, "\(end.name) does not descend from it. Pass an ancestor: --from REF")
    }
    self.end = end
    commits = [begin.commit] + list.split(separator: "\n").map(String.init)
  }

  func revision(_ index: Int) -> Revision { end.sibling(commit: commits[index]) }
}
