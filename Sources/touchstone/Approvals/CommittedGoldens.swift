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

    var found: [(status: String, path: String)] = []
    if let base {
      let words = ["diff", "--name-status", "--no-renames", "--relative", "-z", base.commit, head.commit, "--", "."]
      let fields = try git(words)
      found = stride(from: 0, to: fields.count - 1, by: 2).map { (fields[$0], fields[$0 + 1]) }
    } else {
      found = try git(["ls-tree", "-r", "-z", "--name-only", head.commit, "--", "."]).map { ("A", $0) }
    }
    let goldens = Set(GoldenFolder(package: package).files.map { $0.path.relative(to: package) })
    for (status, path) in found where Self.isInGoldenFolder(path) {
      if Self.isApproval(path) {
        if status != "D" { approvals.append(path) }
      } else if status == "D" {
        if Self.mayBeGolden(path) { removed.append(path) }
      } else if goldens.contains(path) || access(package.appendingPathComponent(path).path, F_OK) != 0 {
        // What is there and no golden is a font, a note or a setting. What is not there may be a golden.
        changed.append(path)
      }
    }
  }

  private static func isInGoldenFolder(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return folders.first == "Snapshots" || folders.contains { $0 == GoldenLayout.besideTests.rawValue }
  }

  private static func isApproval(_ path: String) -> Bool {
    (path as NSString).deletingLastPathComponent == ApprovalFolder.path && path.hasSuffix(".json")
  }

  private static func mayBeGolden(_ path: String) -> Bool {
    let others = ["fonts.json", PackageSettings.fileName].map { "Snapshots/\($0)" }
    let pathExtension = (path as NSString).pathExtension
    return !others.contains(path) && !["ttf", "otf", "ttc", "otc"].contains(pathExtension.lowercased())
      && GoldenKind(pathExtension: pathExtension) != nil
  }
}
