import Foundation
import TouchstoneSnapshots

/// Finds the approvals of goldens in commits.
struct ApprovalReader {
  /// The folder of the package.
  let package: URL
  let head: Revision
  /// The files by the hashes of their contents; nil for what is no file of approvals.
  private var files: [String: ApprovalFolder.File?] = [:]

  init(package: URL, head: Revision) {
    (self.package, self.head) = (package, head)
  }

  /// Returns the files that approve what a golden shows: those of its commit, and those that came later.
  mutating func approvals(of data: Data, golden: String, in commit: String) -> [ApprovalFolder.File] {
    guard case .success(let contents) = ApprovalCheck.Contents.of(data, golden: golden) else { return [] }
    return approvals(of: contents, golden: golden, in: commit)
  }

  /// The same for a golden that is a hash.
  mutating func approvals(of address: ObjectAddress, golden: String, in commit: String) -> [ApprovalFolder.File] {
    approvals(of: ApprovalCheck.Contents(digest: address.digest), golden: golden, in: commit)
  }

  private mutating func approvals(
    of contents: ApprovalCheck.Contents, golden: String, in commit: String
  ) -> [ApprovalFolder.File] {
    var seen: Set<String> = []
    var found: [ApprovalFolder.File] = []
    for tree in [commit, head.commit] {
      for entry in (try? ApprovalFolder.entries(in: tree, of: package)) ?? [] {
        guard seen.insert(entry.hash).inserted, let file = file(entry.hash, named: entry.path) else { continue }
        let isApproved = file.approvals.approved.contains { approval in
          let isFile = contents.file != nil && contents.file == approval.file
          return approval.golden == golden && (isFile || approval.digest == contents.digest)
        }
        if isApproved { found.append(file) }
      }
    }
    return found
  }

  private mutating func file(_ hash: String, named path: String) -> ApprovalFolder.File? {
    if let known = files[hash] { return known }
    let approvals = Git.contents(of: hash, in: head.repository).flatMap { try? Approvals($0, named: path) }
    let file = approvals.map { ApprovalFolder.File(path: path, approvals: $0) }
    files[hash] = .some(file)
    return file
  }
}
