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
  /// - Throws: ``ApprovalsError/git(_:)`` if git cannot read them all: what is not known would count as new.
  init(in commit: Revision?, package: URL) throws(ApprovalsError) {
    guard let commit else { return }
    for entry in try ApprovalFolder.entries(in: commit.commit, of: package) {
      guard let data = Git.contents(of: entry.hash, in: package) else { throw .git("cat-file blob \(entry.hash)") }
      // What is no file of approvals approves nothing.
      guard let approvals = try? Approvals(data, named: entry.path) else { continue }
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
