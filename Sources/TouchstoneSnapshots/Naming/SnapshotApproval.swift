package import Foundation

/// Someone's word that a picture or text, and no other, may become a golden.
package struct SnapshotApproval: Codable, Hashable, Sendable {
  /// The snapshot's name.
  package let id: String
  /// The golden's path, relative to the package.
  package let golden: String
  /// What was approved: see ``GoldenKind/digest(of:)``.
  package let digest: String
  /// The commit whose report was reviewed, if it is known.
  package let commit: GitCommit?

  package init(id: String, golden: String, digest: String, commit: GitCommit? = nil) {
    self.id = id
    self.golden = golden
    self.digest = digest
    self.commit = commit
  }

  /// Returns whether bytes of a snapshot, with an extension, are what was approved.
  package func approves(_ data: Data, of id: String, pathExtension: String) -> Bool {
    self.id == id && GoldenKind(pathExtension: pathExtension)?.digest(of: data) == digest
  }
}
