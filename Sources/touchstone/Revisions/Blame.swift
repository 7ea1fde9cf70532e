import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// The command `touchstone blame`.
struct Blame: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds the commit that changed a snapshot.",
    discussion: """
      Names the commit that last changed the snapshot's golden, if there is one. Then draws the snapshot at commits between \
      --from and --to, by halves, until it is known which one changed it. The tests run in the folders of compare-snapshots, \
      so that each commit is built from what the one before has built. Commits that do not build, or do not take the snapshot, \
      are passed over. Exits with status 1 if no change is found.
      """)

  @Argument(help: "The snapshot, such as CardTests/dark.")
  var name: String
  @Option(
    help: ArgumentHelp("The commit to begin at. Default: the one that last changed the golden.", valueName: "ref"))
  var from: String?
  @Option(help: ArgumentHelp("The commit to end at.", valueName: "ref"))
  var to = "HEAD"
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  func run() throws {
    let interruption = Interruption()
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    let scratch =
      scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      ?? folder.appendingPathComponent(".build", isDirectory: true)
    let end = try Revision(to, of: folder)
    let golden = goldenCommit(in: folder)
    if let golden {
      Console.line("The golden \(golden.path) was last changed by \(words(of: golden.commit, in: folder))")
    }
    guard let begin = from ?? golden?.commit else { throw BlameError.noBegin(name) }
    let history = try CommitHistory(from: Revision(begin, of: folder), to: end)
    guard history.commits.count > 1 else { throw BlameError.noChange(name, from: begin, to: to) }
    var drawing = BaseDrawing(package: folder, scratch: scratch, interruption: interruption)
    drawing.suite = String(name.split(separator: "/").dropLast().last ?? "")
    let lock = try FileLock.hold(drawing.home, interruption, orSay: "Waiting for another comparison of the package.")
    defer { withExtendedLifetime(lock) {} }
    var pictures: [Int: (digest: String, file: String, data: Data)] = [:]
    let found = try Bisection(count: history.commits.count) { index -> String? in
      let picture = try self.picture(at: history.revision(index), by: drawing)
      pictures[index] = picture
      Console.line("  \(history.commits[index].prefix(10)): \(picture == nil ? "not taken" : "taken")")
      return picture?.digest
    }
    let last = history.commits.count - 1
    guard let found, let before = pictures[found.last], let after = pictures[found.first] else {
      for index in [0, last] where pictures[index] == nil {
        throw BlameError.notTaken(name, words(of: history.commits[index], in: folder))
      }
      throw BlameError.noChange(name, from: begin, to: to)
    }
    for index in found.unknown + [found.first] {
      let isAlone = found.unknown.isEmpty
      Console.line(
        "\(isAlone ? "Changed by" : "Changed by one of") \(words(of: history.commits[index], in: folder))")
    }
    for (role, picture) in [("before", before), ("after", after)] {
      let file = drawing.home.appendingPathComponent("\(role)-\(picture.file)")
      try picture.data.write(to: file, options: .atomic)
      Console.line("  \(role): \(file.path.relative(to: folder))")
    }
  }

  /// The golden's path, and the commit that last changed it.
  private func goldenCommit(in package: URL) -> (path: String, commit: String)? {
    let goldens = package.appendingPathComponent("Snapshots", isDirectory: true)
    guard let path = SnapshotFile.paths(of: name, in: goldens).first.map({ "Snapshots/\($0)" }),
      let commit = Git.output(["log", "-1", "--format=%H", "--", path], in: package), !commit.isEmpty
    else { return nil }
    return (path, commit)
  }

  /// Draws the snapshot at a commit; nil if it cannot be drawn there.
  private func picture(
    at revision: Revision, by drawing: BaseDrawing
  ) throws -> (digest: String, file: String, data: Data)? {
    let drawn: DrawnSnapshots
    do throws(ComparisonError) {
      drawn = try drawing.snapshots(of: revision)
    } catch {
      switch error {
      case .notBuilt, .crashed, .ended, .damaged: return nil
      case .revision(let fault) where fault.reason.hasPrefix("the package was not there"): return nil
      default: throw error
      }
    }
    let folder = DrawnSnapshots.pictures(in: drawn.folder)
    guard let path = SnapshotFile.paths(of: name, in: folder).first else { return nil }
    let file = folder.appendingPathComponent(path)
    let data = try Data(contentsOf: file)
    let digest = GoldenKind(pathExtension: file.pathExtension)?.digest(of: data)
    return digest.map { ($0, file.lastPathComponent, data) }
  }

  /// `1a2b3c4d5e of 2026-11-30 by Ada: Tint the card`.
  private func words(of commit: String, in package: URL) -> String {
    Git.output(["log", "-1", "--format=%h of %as by %an: %s", commit], in: package) ?? String(commit.prefix(10))
  }
}
