import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The goldens of a commit that differ from those of another one, and the approvals that count for them.
struct CommittedGoldens {
  /// The paths of the goldens in the package, in order.
  private(set) var changed: [String] = []
  /// The paths of those that only the other commit has.
  private(set) var removed: [String] = []
  /// The paths of the files with approvals that the other commit does not have, or not as they are now. An older approval
  /// said that a picture was right for the code of its time, so it approves no return to that picture.
  private(set) var approvals: [String] = []
  /// What those of the changed goldens show that are hashes.
  private(set) var hashes: [String: ObjectAddress] = [:]

  /// Finds the goldens.
  ///
  /// - Parameters:
  ///   - head: The commit that is checked out.
  ///   - base: The commit to compare with; nil for all goldens and all approvals.
  ///   - package: The folder of the package.
  /// - Throws: ``ApprovalsError``, also if goldens or approvals of the checkout are not those of the commit.
  init(of head: Revision, since base: Revision?, in package: URL) throws(ApprovalsError) {
    let git = { (words: [String]) throws(ApprovalsError) -> [String] in
      guard let result = Git.run(words, in: package), result.status == 0 else {
        throw .git(words.joined(separator: " "))
      }
      // Not the text without white space at its ends: a status begins with a space.
      return String(decoding: result.data, as: UTF8.self).split(separator: "\0").map(String.init)
    }
    // Files of the checkout are read, which Git LFS has put in the place of its pointers.
    let status = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--"]
    let edited = try git(status + ["Snapshots", ":(glob)**/\(GoldenLayout.besideTests.rawValue)/**"])
    guard edited.isEmpty else { throw .uncommitted(edited.map { String($0.dropFirst(3)) }) }

    var found: [(mode: String, path: String)] = []
    if let base {
      let words = [
        "diff", "--raw", "--no-renames", "--no-abbrev", "--relative", "-z", base.commit, head.commit, "--", ".",
      ]
      let fields = try git(words)
      // `:100644 100755 <hash> <hash> M`, and then the path.
      found = stride(from: 0, to: fields.count - 1, by: 2).map { index in
        (fields[index].split(separator: " ").dropFirst().first.map(String.init) ?? "", fields[index + 1])
      }
    } else {
      let words = ["ls-tree", "-r", head.commit, "--", "."]
      guard let entries = Git.entries(words, in: package) else { throw .git(words.joined(separator: " ")) }
      found = entries.map { ($0.mode, $0.path) }
    }
    for (mode, path) in found where Self.isInGoldenFolder(path) {
      let isFile = mode.hasPrefix("100")
      if Self.isApproval(path) {
        if mode != Self.noMode { approvals.append(path) }
      } else if mode == Self.noMode {
        if Self.mayBeGolden(path) { removed.append(path) }
      } else if !isFile || Self.mayBeGolden(path) {
        // A link or a submodule may bring any goldens, which nothing could check: it cannot be approved.
        changed.append(path)
      }
    }
    add(
      CommittedManifests(
        found.map(\.path).filter(GoldenManifest.isPath), of: head.commit, since: base?.commit, in: package))
  }

  /// Adds goldens that are hashes. A file that became the line of what it showed is neither changed nor removed.
  private mutating func add(_ manifests: CommittedManifests) {
    hashes = manifests.changed
    changed = (changed + manifests.faulty + hashes.keys).sorted()
    removed = (removed.filter { !manifests.kept.contains($0) } + manifests.removed).sorted()
  }

  /// The mode of what is not there.
  private static let noMode = "000000"

  private static func isInGoldenFolder(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.first == "Snapshots" || parts.contains { $0 == GoldenLayout.besideTests.rawValue }
  }

  private static func isApproval(_ path: String) -> Bool {
    (path as NSString).deletingLastPathComponent == ApprovalFolder.path && path.hasSuffix(".json")
  }

  /// Returns whether tests may find a file as a golden, judging by its path alone: what lies beside it is the change's, too.
  private static func mayBeGolden(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    let beside = parts.lastIndex(of: GoldenLayout.besideTests.rawValue)
    // Notes, settings and licences lie above the folders of goldens, or have names that no golden has.
    guard parts.count >= (beside.map { $0 + 3 } ?? 4), let name = parts.last, !name.hasPrefix(".") else { return false }
    let pathExtension = (name as NSString).pathExtension
    return !GoldenFolder.fontExtensions.contains(pathExtension.lowercased())
      && !["LICENSE", "OFL"].contains((name as NSString).deletingPathExtension)
      && GoldenKind(pathExtension: pathExtension) != nil
  }
}
