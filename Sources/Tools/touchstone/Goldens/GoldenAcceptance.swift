import Foundation
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// Replaces goldens with what failed assertions produced.
///
/// The run may come from an untrusted source. So a golden is only written where it follows from a test file of the
/// package and the snapshot's names, without following links; only with a file from the run's folder that is valid for
/// the golden's format, which is one of a built-in strategy or of other goldens of the package; and only over the golden
/// that the run compared with.
struct GoldenAcceptance: Sendable {
  /// Where files are written before they are renamed.
  private static let staging = ConfinedPath(StagingFolder.parent)

  /// The package whose goldens are written. A run may come from another machine: the relative paths of its goldens
  /// apply to this package.
  let package: URL
  /// What was approved, by the goldens' paths: these become nothing else.
  private let approvals: [String: SnapshotApproval]
  private let tests: TestFolders
  /// The goldens of a package that keeps hashes; nil if they are files.
  private let hashed: HashedGoldens?

  init(package: URL, approvals: [String: SnapshotApproval] = [:]) {
    self.package = package
    self.approvals = approvals
    tests = TestFolders(package: package)
    hashed = HashedGoldens(ofPackage: package)
  }

  /// Removes what killed commands left.
  func sweep() {
    GoldenStore.sweep(package.appendingPathComponent(StagingFolder.parent, isDirectory: true))
  }

  /// The effect of accepting a snapshot, which makes it possible to undo it.
  struct Change: Hashable {
    /// The golden's previous contents; `nil` if there was none, or a hash whose file is not on this machine.
    var before: Data?
    /// The golden's previous entry in its manifest; nil if there was none, or it is a file.
    var entry: GoldenManifest.Entry?
    /// The golden's new contents.
    var accepted: Data
  }

  /// Returns the golden's location.
  ///
  /// - Throws: ``ToolError/goldenElsewhere(_:)``, ``ToolError/auditBaseline(_:)``,
  ///   ``ToolError/noTestFile(_:target:golden:)``.
  func golden(of snapshot: RunLog.Snapshot) throws(ToolError) -> ConfinedFile {
    let result = snapshot.result
    guard let path = GoldenPlace.path(of: result) else {
      let name = result.golden.split(separator: "/").last.map(String.init) ?? ""
      throw GoldenKey.isAuditBaseline(name) ? .auditBaseline(result.golden) : .goldenElsewhere(result.golden)
    }
    guard tests.have(result.file, ofTarget: result.target) else {
      throw .noTestFile(result.file, target: result.target, golden: result.golden)
    }
    return ConfinedFile(path, in: ConfinedFolder(package))
  }

  /// Returns whether the package may get a golden with an extension from a run: those that only tests of this package
  /// know must have recorded one themselves.
  private func isKnown(_ pathExtension: String, for golden: ConfinedFile) -> Bool {
    if GoldenKind.isBuiltIn(pathExtension: pathExtension) || golden.size != nil { return true }
    return !pathExtension.isEmpty
      && GoldenFolder(package: package).files.contains { $0.lastPathComponent.hasSuffix(".\(pathExtension)") }
  }

  /// Returns the picture or text to accept, after checking that it is valid for the golden's file extension.
  ///
  /// - Throws: ``ToolError``.
  func picture(of snapshot: RunLog.Snapshot) throws(ToolError) -> Data {
    if snapshot.result.isUnkept { throw .unkept([snapshot.result.id]) }
    guard let path = snapshot.result.artefacts?.actual else { throw .nothingKept(snapshot.result.id) }
    if snapshot.result.reason == .value { throw .incomplete(snapshot.result.id) }
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
    let format = snapshot.result.format
    guard let kind = GoldenKind(pathExtension: format), try isKnown(format, for: golden(of: snapshot)) else {
      throw .newExtension(snapshot.result.golden, pathExtension: format)
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
    let result = snapshot.result
    if let approval = approvals[result.golden], !approval.approves(file: accepted, of: result.id) {
      throw .notApproved(result.golden, commit: approval.commit)
    }
    if let place = place(of: golden) { return try change(snapshot, to: accepted, at: place) }
    let now = try current(golden, snapshot)
    if now != accepted { try requireCompared(snapshot, with: now) }
    if let now, GoldenMetadata.isLost(from: now, to: accepted) { throw .originLost(result.golden) }
    return Change(before: now, accepted: accepted)
  }

  /// Checks that snapshots can be accepted together, without changing anything.
  ///
  /// - Returns: One snapshot for each golden; a test that ran twice with the same result is in the log twice.
  /// - Throws: ``ToolError``, also if two snapshots have different pictures for the same golden, of which none was
  ///   approved, or if there is nothing for a golden that has an approval.
  func check(_ snapshots: [RunLog.Snapshot]) throws(ToolError) -> [RunLog.Snapshot] {
    var accepted: [String: Data] = [:]
    var checked: [RunLog.Snapshot] = []
    var others: [String: ToolError] = [:]
    for snapshot in snapshots {
      let golden = snapshot.result.golden
      let data: Data
      do throws(ToolError) {
        data = try change(snapshot).accepted
      } catch {
        // Another snapshot may have what was approved.
        guard case .notApproved = error else { throw error }
        others[golden] = error
        continue
      }
      if let other = accepted.updateValue(data, forKey: golden) {
        guard other == data else { throw .severalPictures(golden) }
      } else {
        checked.append(snapshot)
      }
    }
    let lacking = approvals.keys.filter { accepted[$0] == nil }.sorted()
    if let other = lacking.lazy.compactMap({ others[$0] }).first { throw other }
    if let first = lacking.first { throw .approvedNotThere(lacking, commit: approvals[first]?.commit) }
    return checked
  }

  /// Writes the golden atomically.
  ///
  /// - Parameter sha256: The SHA-256 of what a review shows; nil if nothing was shown.
  /// - Returns: The change, to pass to ``undo(_:_:)``.
  @discardableResult
  func accept(_ snapshot: RunLog.Snapshot, shown sha256: String? = nil) throws(ToolError) -> Change {
    let change = try change(snapshot)
    if let sha256, change.accepted.sha256 != sha256 { throw .changedDuringReview(snapshot.result.golden) }
    try write(change.accepted, snapshot)
    return change
  }

  /// Restores what ``accept(_:)`` replaced.
  ///
  /// - Throws: ``ToolError``, also if the golden has changed since it was accepted.
  func undo(_ snapshot: RunLog.Snapshot, _ change: Change) throws(ToolError) {
    let golden = try golden(of: snapshot)
    if let place = place(of: golden) { return try undo(change, at: place) }
    guard try current(golden, snapshot) == change.accepted else { throw .editedSince(snapshot.result.golden) }
    try write(change.before, snapshot)
  }

  /// Returns whether the golden already matches the result of the run.
  func isAccepted(_ snapshot: RunLog.Snapshot) -> Bool {
    guard let golden = try? golden(of: snapshot) else { return false }
    if let place = place(of: golden), let hashed {
      let picture = try? picture(of: snapshot)
      let address = (try? hashed.entry(of: place))?.address
      return address != nil && address == picture.flatMap { ObjectAddress(of: $0, pathExtension: place.pathExtension) }
    }
    guard let data = try? golden.read() else { return false }
    return data == (try? picture(of: snapshot))
  }

  /// Checks that a snapshot can be accepted and that the run compared with the golden of this package.
  ///
  /// - Returns: The picture or text that would become the golden.
  /// - Throws: ``ToolError``.
  func check(_ snapshot: RunLog.Snapshot) throws(ToolError) -> Data {
    try change(snapshot).accepted
  }

  private func requireCompared(_ snapshot: RunLog.Snapshot, with golden: Data?) throws(ToolError) {
    guard snapshot.hasCompared(with: golden) else { throw .goldenChanged(snapshot.result.golden) }
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
    if let data, let place = place(of: golden), let hashed {
      do throws(ManifestFault) {
        try hashed.record(data, at: place, isAsked: false, settles: true)
      } catch {
        throw .notWritten(snapshot.result.golden, why: error.text)
      }
      return
    }
    do throws(FileFault) {
      if let data {
        try golden.folder.write(data, to: golden.path, staging: Self.staging)
      } else {
        try golden.folder.remove(golden.path)
      }
    } catch {
      throw .notWritten(snapshot.result.golden, why: error.reason)
    }
  }
}

/// Goldens that are hashes.
extension GoldenAcceptance {
  /// The place of a golden among hashes; nil if it is a file.
  private func place(of golden: ConfinedFile) -> ManifestPlace? {
    hashed == nil ? nil : ManifestPlace(golden: golden.path.description)
  }

  /// Returns the effect of accepting a snapshot. What the run compared with is the digest that its log names.
  private func change(
    _ snapshot: RunLog.Snapshot, to accepted: Data, at place: ManifestPlace
  ) throws(ToolError) -> Change {
    let now = try entry(at: place)
    let isSame = now != nil && now?.address == ObjectAddress(of: accepted, pathExtension: place.pathExtension)
    guard isSame || snapshot.result.goldenContents == now?.address.digest else {
      throw .goldenChanged(snapshot.result.golden)
    }
    let before = now.flatMap { now in try? hashed?.objects.read(now.address) }
    if let before, GoldenMetadata.isLost(from: before, to: accepted) { throw .originLost(snapshot.result.golden) }
    return Change(before: before, entry: now, accepted: accepted)
  }

  private func undo(_ change: Change, at place: ManifestPlace) throws(ToolError) {
    guard try entry(at: place)?.address == ObjectAddress(of: change.accepted, pathExtension: place.pathExtension) else {
      throw .editedSince(place.golden)
    }
    do throws(ManifestFault) {
      try hashed?.set(change.entry, at: place)
    } catch {
      throw .notWritten(place.golden, why: error.text)
    }
  }

  /// The golden's entry; nil if none counts, which accepting a snapshot settles where all other goldens have theirs.
  private func entry(at place: ManifestPlace) throws(ToolError) -> GoldenManifest.Entry? {
    do throws(ManifestFault) {
      return try hashed?.entry(of: place)
    } catch {
      if case .unsettled = error { return nil }
      throw .notWritten(place.golden, why: error.text)
    }
  }
}
