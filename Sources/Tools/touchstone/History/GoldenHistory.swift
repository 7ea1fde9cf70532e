import Foundation

/// What became of a golden in each commit that changed it, the newest first, also where it had another name.
struct GoldenHistory {
  /// A commit that changed the golden.
  struct Change {
    let commit: CommitInfo
    /// The path in the package, after the commit.
    let golden: String
    /// The bytes before and after the commit; nil where there is none, or the clone does not have it.
    let before, after: Data?
    /// Whether there was a golden before or after, and its picture is not on this machine: git has only its hash.
    var lacksBefore = false, lacksAfter = false
    /// The approvals, of the commit or of the last one, of what it shows since.
    let approvals: [ApprovalFolder.File]

    /// What the commit did to the golden.
    enum Kind: String {
      case added, removed, changed
    }

    var kind: Kind {
      before == nil && !lacksBefore ? .added : after == nil && !lacksAfter ? .removed : .changed
    }
  }

  /// The path of the golden in the package.
  let golden: String
  private(set) var changes: [Change] = []
  /// Whether there are more commits than were asked for.
  private(set) var hasMore = false

  init(golden: String, changes: [Change], hasMore: Bool) {
    (self.golden, self.changes, self.hasMore) = (golden, changes, hasMore)
  }

  /// Reads the commits.
  ///
  /// - Parameters:
  ///   - golden: The path in the package.
  ///   - head: The commit to begin at.
  ///   - limit: The most commits to look at.
  init(of golden: String, before head: Revision, atMost limit: Int) {
    self.golden = golden
    let words = [
      "--literal-pathspecs", "-c", "core.quotePath=false", "log", "--follow", "-c", "--name-status", "--no-color",
      "--no-show-signature", "--no-ext-diff", "-\(limit + 1)", "--format=\(CommitInfo.format)", head.commit, "--",
      head.prefix + golden,
    ]
    guard let text = Git.output(words, in: head.repository) else { return }
    let isShallow = CommitInfo.isShallow(head.repository)
    var approvals = ApprovalReader(package: head.package, head: head)
    var last: CommitInfo?
    // Authors write the subjects, in which anything but a line feed can be.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: line, as: UTF8.self)
      if let commit = CommitInfo(line, isShallow: isShallow) {
        last = commit
        continue
      }
      // `M`, a path, or `R100`, the old path and the new one; `MM` of what a merge itself changed.
      let fields = line.split(separator: "\t").map(String.init)
      guard let commit = last, fields.count > 1, let kind = fields[0].first else { continue }
      guard changes.count < limit else {
        hasMore = true
        break
      }
      let path = fields[fields.count - 1]
      let before =
        "AC".contains(kind) ? nil : Git.contents(of: "\(commit.commit)^:\(fields[1])", in: head.repository)
      let after = kind == "D" ? nil : Git.contents(of: "\(commit.commit):\(path)", in: head.repository)
      let place = path.hasPrefix(head.prefix) ? String(path.dropFirst(head.prefix.count)) : path
      changes.append(
        Change(
          commit: commit, golden: place, before: before, after: after,
          approvals: after.map { approvals.approvals(of: $0, golden: place, in: commit.commit) } ?? []))
      // What is older is the history of the golden that it was copied from.
      if kind == "C" { break }
    }
  }
}
