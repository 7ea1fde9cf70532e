import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone approvals verify`.
struct VerifyApprovals: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Checks that the goldens that a branch changes are what its approvals say.",
    discussion: """
      Compares the goldens of the commit that is checked out with those of the commit in which its history and that of REF \
      meet. Each that differs needs an approval that came since: of the file itself, or of what it shows. Later pushes keep \
      approvals that they do not concern. Exits with status 1 if something is not approved.
      """)

  @Option(help: ArgumentHelp("The branch, tag or commit that the change is for.", valueName: "ref"))
  var against: String?
  @Flag(help: "Check all goldens, with all approvals.")
  var all = false
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @Option(help: "The folder of the package.")
  var package = "."

  func validate() throws {
    guard (against != nil) != all else {
      throw ValidationError("Pass what the change is for, such as --against origin/main; or --all for all goldens.")
    }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    // At the root of a repository of several packages, nothing would be found, and all would be well.
    guard ["Snapshots", "Package.swift"].contains(where: { access(folder.appendingPathComponent($0).path, F_OK) == 0 })
    else { throw ToolError.noPackage(folder.path) }
    let head = try Revision("HEAD", of: folder)
    let base = try against.map { try Revision($0, of: folder).mergeBase() }
    let committed = try CommittedGoldens(of: head, since: base, in: folder)
    let approvals = ApprovalFolder(package: folder)
    var kept: [ApprovalCheck.Kept] = []
    var problems: [String] = []
    for path in committed.approvals {
      do throws(ToolError) {
        kept.append(
          ApprovalCheck.Kept(file: try approvals.file(path), commit: CommitInfo.last(changing: path, in: folder)))
      } catch {
        problems.append("\(error)")
      }
    }
    let earlier = try EarlierApprovals(in: base, package: folder)
    let check = ApprovalCheck(committed.changed, by: kept, without: earlier, hashes: committed.hashes) {
      golden throws(FileFault) in
      guard let path = ConfinedPath(golden) else { throw .system(ENOENT) }
      return try ConfinedFolder(folder).read(path)
    }
    if json {
      Console.json(
        try check.json(base: base?.commit, commit: head.commit, removed: committed.removed, problems: problems))
    } else {
      say(check, committed, base: base?.words, problems)
    }
    let isEmpty = all && check.goldens.isEmpty
    if isEmpty || !check.isApproved || !problems.isEmpty { throw ExitCode.failure }
  }

  private func say(_ check: ApprovalCheck, _ committed: CommittedGoldens, base: String?, _ problems: [String]) {
    for problem in problems { Console.line(problem) }
    if !committed.removed.isEmpty {
      Console.line("Removed, which needs no approval: \(ToolError.list(committed.removed))")
    }
    guard !check.goldens.isEmpty else {
      return Console.line(base.map { "No golden differs from those of \($0)." } ?? "There are no goldens.")
    }
    for line in check.lines { Console.line(line) }
    if !check.isApproved, let against {
      Console.line(
        "Look at what is not approved. To approve it: "
          + "swift run touchstone approvals add --against \(against.shellWord)")
    }
  }
}
