import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// The command `touchstone approvals add`.
struct AddApprovals: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Keeps an approval in Snapshots/Approvals, to commit it.",
    discussion: """
      With FILE, that of an approvals.json that was saved from a report. With --against, your own approval of the goldens that \
      the commit changes, under the name that git is configured with: look at them first.
      """)

  @Argument(help: "An approvals.json, saved from the report.")
  var file: String?
  @Option(
    help: ArgumentHelp("Approve the goldens that differ from those of a branch, tag or commit.", valueName: "ref"))
  var against: String?
  @Option(
    help: "Approve only snapshots such as CardTests/dark; * matches any text.",
    transform: SnapshotPattern.init(argument:))
  var only: [SnapshotPattern] = []
  @Option(help: "The folder of the package.")
  var package = "."

  func validate() throws {
    guard (file != nil) != (against != nil) else {
      throw ValidationError("Pass what to keep: an approvals.json, or --against origin/main")
    }
    if file != nil, !only.isEmpty { throw ValidationError("--only needs --against: a file is kept as it is.") }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    let approvals =
      try file.map { try Approvals(contentsOf: URL(fileURLWithPath: $0)) } ?? own(against ?? "", in: folder)
    for approval in approvals.approved { Console.line("  \(approval.golden)") }
    Console.line(approvals.summary)
    let path = try ApprovalFolder(package: folder).add(approvals)
    Console.line("Approvals: \(path). Commit it.")
  }

  /// The approval of the goldens that the commit changes.
  private func own(_ ref: String, in folder: URL) throws -> Approvals {
    let head = try Revision("HEAD", of: folder)
    let base = try Revision(ref, of: folder).mergeBase()
    let changed = try CommittedGoldens(of: head, since: base, in: folder).changed
    if changed.isEmpty { throw ApprovalsError.nothingToApprove(base.words) }
    let approved = try changed.compactMap { golden -> SnapshotApproval? in
      let parts = golden.split(separator: "/").map(String.init)
      let id = SnapshotFile.name(of: parts.suffix(3).joined(separator: "/")) ?? golden
      let name = SnapshotID(target: parts.count > 2 ? parts[parts.count - 3] : "", description: id)
      guard only.isEmpty || only.contains(where: { $0.matches(name) }) else { return nil }
      guard let path = ConfinedPath(golden) else {
        throw ApprovalsError.faulty(golden, why: "its name is not one of a file")
      }
      let data: Data
      do throws(FileFault) {
        data = try ConfinedFolder(folder).read(path)
      } catch {
        throw ApprovalsError.faulty(golden, why: error.reason)
      }
      switch ApprovalCheck.Contents.of(data, golden: golden) {
      case .failure(let fault): throw ApprovalsError.faulty(golden, why: fault.reason)
      case .success(let contents):
        return SnapshotApproval(
          id: id, golden: golden, digest: contents.digest, file: contents.file, commit: GitCommit(head.commit))
      }
    }
    if approved.isEmpty { throw ApprovalsError.noneMatches(only.map(\.description)) }
    return Approvals(
      run: "git", commit: GitCommit(head.commit), approvedAt: .now, by: Git.author(in: folder), nameSource: .git,
      approved: approved)
  }
}
