import Foundation
import TouchstoneSnapshots

/// Finds the approvals of goldens in commits.
struct ApprovalReader {
  let head: Revision
  /// The path of the package in the repository: empty, or with a slash at its end.
  let root: String
  /// The files by the hashes of their contents; nil for what is no file of approvals.
  private var files: [String: ApprovalFolder.File?] = [:]

  init(head: Revision, root: String) {
    (self.head, self.root) = (head, root)
  }

  /// Returns the files that approve what a golden shows: those of its commit, and those that came later.
  mutating func approvals(of data: Data, golden: String, in commit: String) -> [ApprovalFolder.File] {
    guard case .success(let contents) = ApprovalCheck.Contents.of(data, golden: golden) else { return [] }
    var seen: Set<String> = []
    var found: [ApprovalFolder.File] = []
    for tree in [commit, head.commit] {
      let words = ["ls-tree", "-z", tree, "--", "\(root)\(ApprovalFolder.path)/"]
      for line in (Git.output(words, in: head.repository) ?? "").split(separator: "\0") {
        // `100644 blob <hash>`, a tab and the path.
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        let words = (parts.first ?? "").split(separator: " ").map(String.init)
        guard parts.count == 2, words.count == 3, words[0].hasPrefix("100"), parts[1].hasSuffix(".json"),
          seen.insert(words[2]).inserted, let file = file(words[2], named: String(parts[1].dropFirst(root.count)))
        else { continue }
        let isApproved = file.approvals.approved.contains { approval in
          approval.golden == golden && (approval.file == contents.file || approval.digest == contents.digest)
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
