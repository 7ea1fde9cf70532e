import Foundation
import TouchstoneImageIO
import TouchstoneSnapshots

/// Makes what a failed assertion saw the golden.
///
/// The run may come from a stranger. So a golden is only written where the snapshot's names say that it lies, without
/// following links; only with a file of the run's folder that is what a golden of its kind must be; and only over the
/// golden that the run saw.
struct GoldenAcceptance {
  /// The package whose goldens are written. A run may come from another machine: its goldens are this package's, by
  /// their relative paths.
  let package: URL

  /// What accepting did, to take it back.
  struct Change: Hashable {
    /// The golden's bytes before; nil if there was none.
    var before: Data?
    /// Its bytes now.
    var accepted: Data
  }

  /// The golden's place.
  ///
  /// - Throws: ``ToolError/goldenElsewhere(_:)``.
  func golden(of snapshot: RunLog.Snapshot) throws(ToolError) -> ConfinedFile {
    guard let path = GoldenPlace.path(of: snapshot.entry) else { throw .goldenElsewhere(snapshot.entry.golden) }
    return ConfinedFile(path, in: ConfinedFolder(package))
  }

  /// Whether an assertion failed and left a picture or text that can be accepted.
  static func isPending(_ snapshot: RunLog.Snapshot) -> Bool {
    snapshot.entry.verdict == .failed && snapshot.entry.recorded == nil && snapshot.entry.artefacts?.actual != nil
  }

  /// What would be accepted: read, and checked to be what the golden's extension says.
  ///
  /// - Throws: ``ToolError``.
  func picture(of snapshot: RunLog.Snapshot) throws(ToolError) -> Data {
    let path = snapshot.entry.artefacts?.actual ?? ""
    guard let file = snapshot.artefact(path) else {
      throw .notAcceptable(path, why: "it lies outside of the run's folder")
    }
    let data: Data
    do throws(FileFault) {
      data = try file.read()
    } catch {
      if error.isMissing { throw .noPicture(file.url.path) }
      throw .notAcceptable(file.url.path, why: error.reason)
    }
    guard let kind = GoldenKind(pathExtension: snapshot.entry.format) else {
      throw .notAcceptable(file.url.path, why: "goldens have no extension `\(snapshot.entry.format)`")
    }
    if let fault = kind.fault(of: data) { throw .notAcceptable(file.url.path, why: fault) }
    return data
  }

  /// What is there now, what is to be there, and whether one may take the place of the other.
  ///
  /// - Throws: ``ToolError``, also if the golden is another one than the run saw.
  private func change(_ snapshot: RunLog.Snapshot) throws(ToolError) -> Change {
    let golden = try golden(of: snapshot)
    let accepted = try picture(of: snapshot)
    let now = try current(golden, snapshot)
    if now != accepted, now?.sha256 != seenDigest(snapshot) { throw .goldenChanged(snapshot.entry.golden) }
    return Change(before: now, accepted: accepted)
  }

  /// Whether snapshots can be accepted together, without changing anything.
  ///
  /// - Returns: One snapshot for each golden: a test that ran twice and saw the same is there twice.
  /// - Throws: ``ToolError``, also if two snapshots have different pictures for one golden.
  func check(_ snapshots: [RunLog.Snapshot]) throws(ToolError) -> [RunLog.Snapshot] {
    var accepted: [String: Data] = [:]
    var checked: [RunLog.Snapshot] = []
    for snapshot in snapshots {
      let golden = snapshot.entry.golden
      let data = try change(snapshot).accepted
      if let other = accepted.updateValue(data, forKey: golden) {
        guard other == data else { throw .severalPictures(golden) }
      } else {
        checked.append(snapshot)
      }
    }
    return checked
  }

  /// Writes the golden, whole or not at all.
  ///
  /// - Returns: What ``undo(_:_:)`` takes.
  @discardableResult
  func accept(_ snapshot: RunLog.Snapshot) throws(ToolError) -> Change {
    let change = try change(snapshot)
    try write(change.accepted, snapshot)
    return change
  }

  /// Brings back what ``accept(_:)`` replaced.
  ///
  /// - Throws: ``ToolError``, also if the golden is no longer what was accepted.
  func undo(_ snapshot: RunLog.Snapshot, _ change: Change) throws(ToolError) {
    guard try current(golden(of: snapshot), snapshot) == change.accepted else {
      throw .editedSince(snapshot.entry.golden)
    }
    try write(change.before, snapshot)
  }

  /// Whether the golden is by now what the run saw.
  func isAccepted(_ snapshot: RunLog.Snapshot) -> Bool {
    guard let golden = try? golden(of: snapshot), let data = try? golden.read() else { return false }
    return data == (try? picture(of: snapshot))
  }

  /// The digest of the golden that the run saw; nil if it saw none.
  private func seenDigest(_ snapshot: RunLog.Snapshot) -> String? {
    if let digest = snapshot.entry.goldenDigest { return digest }
    // Logs of earlier versions have no digests, but a copy.
    return (try? snapshot.artefact(snapshot.entry.artefacts?.reference)?.read())?.sha256
  }

  private func current(_ golden: ConfinedFile, _ snapshot: RunLog.Snapshot) throws(ToolError) -> Data? {
    do throws(FileFault) {
      return try golden.folder.readIfThere(golden.path)
    } catch {
      throw .notWritten(snapshot.entry.golden, why: error.reason)
    }
  }

  private func write(_ data: Data?, _ snapshot: RunLog.Snapshot) throws(ToolError) {
    let golden = try golden(of: snapshot)
    do throws(FileFault) {
      if let data { try golden.folder.write(data, to: golden.path) } else { try golden.folder.remove(golden.path) }
    } catch {
      throw .notWritten(snapshot.entry.golden, why: error.reason)
    }
  }
}
