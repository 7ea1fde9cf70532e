import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The approvals that a package keeps beside its goldens: a file in `Snapshots/Approvals` for each time that someone
/// approved something, which is committed with the goldens.
///
/// The files come from whoever may commit, so they are read like those of a stranger.
struct ApprovalFolder {
  /// The path in the package.
  static let path = "Snapshots/\(GoldenFolder.approvals)"

  let package: URL

  /// A file of the folder.
  struct File {
    /// The path in the package.
    let path: String
    let approvals: Approvals

    /// `Ann (as typed on the page), 2026-11-27T09:30:00Z, not signed: Snapshots/Approvals/ann.json`.
    var words: String {
      let about = [approvals.person ?? "someone without a name", approvals.approvedAt].compactMap(\.self)
      return "\(about.joined(separator: ", ")), not signed: \(path)"
    }
  }

  /// Whether the package asks for what is accepted to be kept here.
  var isUsed: Bool { PackageSettings(ofPackage: package).approvals == .kept }

  /// Returns the paths of the files, in order.
  var paths: [String] {
    let names = ConfinedPath(Self.path).flatMap { try? ConfinedFolder(package).names(in: $0) } ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.map { "\(Self.path)/\($0)" }
  }

  /// Returns the files that a commit has in the folder.
  ///
  /// - Parameters:
  ///   - commit: The hash.
  ///   - package: The folder of the package.
  /// - Throws: ``ApprovalsError/git(_:)``.
  static func entries(in commit: String, of package: URL) throws(ApprovalsError) -> [Git.Entry] {
    let words = ["ls-tree", commit, "--", "\(path)/"]
    guard let entries = Git.entries(words, in: package) else { throw .git(words.joined(separator: " ")) }
    return entries.filter { $0.isFile && $0.path.hasSuffix(".json") }
  }

  /// Reads a file.
  ///
  /// - Parameter path: The path in the package.
  /// - Throws: ``ToolError/notApprovals(_:why:)``.
  func file(_ path: String) throws(ToolError) -> File {
    guard let place = ConfinedPath(path) else { throw .notApprovals(path, why: "its name is not one of a file") }
    let data: Data
    do throws(FileFault) {
      data = try ConfinedFolder(package).read(place, limit: Approvals.sizeLimit)
    } catch {
      throw .notApprovals(path, why: error.reason)
    }
    return File(path: path, approvals: try Approvals(data, named: path))
  }

  /// Writes a file of its own name: two branches that approve something have no conflict.
  ///
  /// - Returns: The path in the package.
  /// - Throws: ``ToolError/noOutput(_:why:)``.
  func add(_ approvals: Approvals, at date: Date = .now) throws -> String {
    let data = try approvals.data()
    let time = date.ISO8601Format(.iso8601(timeZone: .gmt, dateSeparator: .omitted, timeSeparator: .omitted))
    let path = "\(Self.path)/\(time)-\(GoldenKind.digest(ofFile: data).prefix(8)).json"
    guard let place = ConfinedPath(path) else { throw ToolError.noOutput(path, why: "its name is not one of a file") }
    do throws(FileFault) {
      try ConfinedFolder(package).write(data, to: place)
    } catch {
      throw ToolError.noOutput(path, why: error.reason)
    }
    return path
  }

  /// Writes down that the person whom git knows accepted what is now in goldens, if the package keeps approvals.
  ///
  /// - Returns: A line that says so; nil if nothing was written.
  func keep(_ accepted: [(snapshot: RunLog.Snapshot, data: Data)], of log: RunLog) throws -> String? {
    guard !accepted.isEmpty, isUsed else { return nil }
    let approved = accepted.compactMap { snapshot, data in
      let result = snapshot.result
      return GoldenKind(pathExtension: result.format)?.digest(of: data).map { digest in
        SnapshotApproval(
          id: result.id, golden: result.golden, digest: digest, file: GoldenKind.digest(ofFile: data),
          commit: log.commit)
      }
    }
    let approvals = Approvals(
      run: log.runNames, commit: log.commit, approvedAt: .now, by: Git.author(in: package), nameSource: .git,
      approved: approved.sorted { $0.golden < $1.golden })
    return Self.words(for: try add(approvals))
  }

  /// Writes down approvals of others of what was recorded or accepted, if the package keeps approvals.
  func keep(_ approvals: Approvals) throws -> String? {
    guard !approvals.approved.isEmpty, isUsed else { return nil }
    return Self.words(for: try add(approvals))
  }

  private static func words(for path: String) -> String { "Approvals: \(path). Commit it with the goldens." }
}
