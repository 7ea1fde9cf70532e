import Foundation
import TouchstoneImageIO
import TouchstoneSnapshots

/// Replaces goldens with what failed assertions produced.
///
/// The run may come from an untrusted source. So a golden is only written at the path that follows from the snapshot's
/// names, without following links; only with a file from the run's folder that is valid for the golden's format; and
/// only over the golden that the run compared with.
struct GoldenAcceptance {
  /// The package whose goldens are written. A run may come from another machine: the relative paths of its goldens
  /// apply to this package.
  let package: URL

  /// The effect of accepting a snapshot, which makes it possible to undo it.
  struct Change: Hashable {
    /// The golden's previous contents; `nil` if there was none.
    var before: Data?
    /// The golden's new contents.
    var accepted: Data
  }

  /// Returns the golden's location.
  ///
  /// - Throws: ``ToolError/goldenElsewhere(_:)``.
  func golden(of snapshot: RunLog.Snapshot) throws(ToolError) -> ConfinedFile {
    guard let path = GoldenPlace.path(of: snapshot.result) else { throw .goldenElsewhere(snapshot.result.golden) }
    return ConfinedFile(path, in: ConfinedFolder(package))
  }

  /// Returns whether the assertion failed and left a picture or text that can be accepted.
  static func isPending(_ snapshot: RunLog.Snapshot) -> Bool {
    snapshot.result.verdict == .failed && snapshot.result.recorded == nil && snapshot.result.artefacts?.actual != nil
  }

  /// Returns the picture or text to accept, after checking that it is valid for the golden's file extension.
  ///
  /// - Throws: ``ToolError``.
  func picture(of snapshot: RunLog.Snapshot) throws(ToolError) -> Data {
    let path = snapshot.result.artefacts?.actual ?? ""
    guard let file = snapshot.artefact(path) else {
      throw .notAcceptable(path, why: "it is outside the run's folder")
    }
    let data: Data
    do throws(FileFault) {
      data = try file.read()
    } catch {
      if error.isMissing { throw .noPicture(file.url.path) }
      throw .notAcceptable(file.url.path, why: error.reason)
    }
    guard let kind = GoldenKind(pathExtension: snapshot.result.format) else {
      throw .notAcceptable(file.url.path, why: "goldens cannot have the extension `\(snapshot.result.format)`")
    }
    if let fault = kind.fault(of: data) { throw .notAcceptable(file.url.path, why: fault) }
    return data
  }

  /// Returns the golden's current and new contents, after checking that it may be replaced.
  ///
  /// - Throws: ``ToolError``, also if the golden is not the one that the run compared with.
  private func change(_ snapshot: RunLog.Snapshot) throws(ToolError) -> Change {
    let golden = try golden(of: snapshot)
    let accepted = try picture(of: snapshot)
    let now = try current(golden, snapshot)
    if now != accepted, now?.sha256 != seenDigest(snapshot) { throw .goldenChanged(snapshot.result.golden) }
    return Change(before: now, accepted: accepted)
  }

  /// Checks that snapshots can be accepted together, without changing anything.
  ///
  /// - Returns: One snapshot for each golden; a test that ran twice with the same result is in the log twice.
  /// - Throws: ``ToolError``, also if two snapshots have different pictures for the same golden.
  func check(_ snapshots: [RunLog.Snapshot]) throws(ToolError) -> [RunLog.Snapshot] {
    var accepted: [String: Data] = [:]
    var checked: [RunLog.Snapshot] = []
    for snapshot in snapshots {
      let golden = snapshot.result.golden
      let data = try change(snapshot).accepted
      if let other = accepted.updateValue(data, forKey: golden) {
        guard other == data else { throw .severalPictures(golden) }
      } else {
        checked.append(snapshot)
      }
    }
    return checked
  }

  /// Writes the golden atomically.
  ///
  /// - Returns: The change, to pass to ``undo(_:_:)``.
  @discardableResult
  func accept(_ snapshot: RunLog.Snapshot) throws(ToolError) -> Change {
    let change = try change(snapshot)
    try write(change.accepted, snapshot)
    return change
  }

  /// Restores what ``accept(_:)`` replaced.
  ///
  /// - Throws: ``ToolError``, also if the golden has changed since it was accepted.
  func undo(_ snapshot: RunLog.Snapshot, _ change: Change) throws(ToolError) {
    guard try current(golden(of: snapshot), snapshot) == change.accepted else {
      throw .editedSince(snapshot.result.golden)
    }
    try write(change.before, snapshot)
  }

  /// Returns whether the golden already matches the result of the run.
  func isAccepted(_ snapshot: RunLog.Snapshot) -> Bool {
    guard let golden = try? golden(of: snapshot), let data = try? golden.read() else { return false }
    return data == (try? picture(of: snapshot))
  }

  /// Returns the digest of the golden that the run compared with; `nil` if there was none.
  private func seenDigest(_ snapshot: RunLog.Snapshot) -> String? {
    if let digest = snapshot.result.goldenDigest { return digest }
    // Most logs have a copy instead of a digest.
    return (try? snapshot.artefact(snapshot.result.artefacts?.reference)?.read())?.sha256
  }

  private func current(_ golden: ConfinedFile, _ snapshot: RunLog.Snapshot) throws(ToolError) -> Data? {
    do throws(FileFault) {
      return try golden.folder.readIfThere(golden.path)
    } catch {
      throw .notWritten(snapshot.result.golden, why: error.reason)
    }
  }

  private func write(_ data: Data?, _ snapshot: RunLog.Snapshot) throws(ToolError) {
    let golden = try golden(of: snapshot)
    do throws(FileFault) {
      if let data { try golden.folder.write(data, to: golden.path) } else { try golden.folder.remove(golden.path) }
    } catch {
      throw .notWritten(snapshot.result.golden, why: error.reason)
    }
  }
}
