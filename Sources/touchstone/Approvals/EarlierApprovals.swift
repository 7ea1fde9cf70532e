import Foundation
import TouchstoneSnapshots

/// The approvals that a commit has already, in whichever files: a copy of one under another name is no new approval.
struct EarlierApprovals {
  /// An approval with what its file says of all.
  private struct Approval: Hashable {
    let run: String
    let approvedAt: String?
    let approvedBy: String?
    let approved: SnapshotApproval
  }

  private var known: Set<Approval> = []

  /// - Parameter commit: The commit; nil for none, in which nothing is known.
  init(in commit: Revision?, package: URL) {
    guard let commit else { return }
    let words = ["ls-tree", "-z", commit.commit, "--", "\(ApprovalFolder.path)/"]
    for line in (Git.output(words, in: package) ?? "").split(separator: "\0") {
      // `100644 blob <hash>`, a tab and the path. What is no file of approvals approves nothing.
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard let hash = parts.first?.split(separator: " ").last, let path = parts.last,
        let data = Git.contents(of: String(hash), in: package),
        let approvals = try? Approvals(data, named: String(path))
      else { continue }
      for approved in approvals.approved { known.insert(Self.approval(approved, in: approvals)) }
    }
  }

  func contains(_ approved: SnapshotApproval, of approvals: Approvals) -> Bool {
    !known.isEmpty && known.contains(Self.approval(approved, in: approvals))
  }

  private static func approval(_ approved: SnapshotApproval, in file: Approvals) -> Approval {
    Approval(run: file.run, approvedAt: file.approvedAt, approvedBy: file.approvedBy, approved: approved)
  }
}
