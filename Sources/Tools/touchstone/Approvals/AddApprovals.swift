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
    let committed = try CommittedGoldens(of: head, since: base, in: folder)
    let changed = committed.changed
    if changed.isEmpty { throw ApprovalsError.nothingToApprove(base.words) }
    let approved = try changed.compactMap { golden -> SnapshotApproval? in
      let parts = golden.split(separator: "/").map(String.init)
      let id = SnapshotFile.name(of: parts.suffix(3).joined(separator: "/")) ?? golden
      let name = SnapshotID(target: parts.count > 2 ? parts[parts.count - 3] : "", description: id)
      guard only.isEmpty || only.contains(where: { $0.matches(name) }) else { return nil }
      let data = try contents(of: golden, committed.hashes[golden], in: folder)
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

  /// Returns the file of a golden, which someone has seen.
  private func contents(
    of golden: String, _ hash: ObjectAddress?, in folder: URL
  ) throws(ApprovalsError) -> Data {
    if let hash {
      let objects = HashedGoldens(package: folder, environment: .process).objects
      if let data = try? objects.read(hash) { return data }
      throw .faulty(
        golden, why: "it is a hash whose picture is not on this machine: swift run touchstone goldens fetch")
    }
    guard let path = ConfinedPath(golden) else { throw .faulty(golden, why: "its name is not one of a file") }
    do throws(FileFault) {
      return try ConfinedFolder(folder).read(path)
    } catch {
      throw .faulty(golden, why: error.reason)
    }
  }
}
