import Foundation
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// The snapshots of a revision in a folder, and what was known of them when they were drawn.
///
///     FOLDER/Snapshots/<target>/<suite>/…   their pictures
///     FOLDER/run/log/…                      the log of the tests that took them
///     FOLDER/previews/…                     previews, where these were drawn instead
///     FOLDER/state.json                     what they were drawn from, written last
struct DrawnSnapshots {
  /// What a folder was drawn from.
  struct State: Codable, Hashable {
    /// The version of this form.
    var schema = 2
    /// The commit that was checked out; nil if that is not known.
    var commit: GitCommit?
    /// All else that decides what is drawn, as far as it is known before: see ``BaseDrawing``.
    var key = ""
    /// Local packages outside of the revision, and a digest of their sources.
    var folders: [String] = []
    var sources = ""
    /// The tests that failed.
    var failures: [TestFailure] = []
    /// What was missing in the clone.
    var missing: [String] = []
    /// A sentence for each target whose previews cannot be drawn.
    var omissions: [String] = []
    var hasPreviews = false
    /// The number of logs: one that is lost would take snapshots with it.
    var logs = 0
  }

  let folder: URL
  private(set) var state: State

  static func pictures(in folder: URL) -> URL { folder.appendingPathComponent("Snapshots", isDirectory: true) }
  static func previews(in folder: URL) -> URL { folder.appendingPathComponent("previews", isDirectory: true) }
  static func stateFile(in folder: URL) -> URL { folder.appendingPathComponent("state.json") }
  /// The name of the run in its folder.
  static let run = "run"
  /// The name of the file that tells that the folder may be emptied.
  private static let mark = "begun.txt"

  init(folder: URL, state: State) {
    (self.folder, self.state) = (folder, state)
  }

  /// Reads a folder.
  ///
  /// - Throws: ``ComparisonError/notSaved(_:why:)``.
  init(in folder: URL) throws(ComparisonError) {
    guard let data = try? RegularFile.read(Self.stateFile(in: folder).path, links: .refuse, limit: 1 << 26) else {
      throw .notSaved(folder.path, why: "there is no file state.json, which is written last")
    }
    guard let state = try? JSONDecoder().decode(State.self, from: data), state.schema == State().schema else {
      throw .notSaved(folder.path, why: "its state.json is damaged, or of another version of Touchstone")
    }
    self.init(folder: folder, state: state)
  }

  /// Writes the state with the number of logs, after all else.
  ///
  /// - Throws: ``ComparisonError/notWritten(_:why:)``.
  mutating func finish() throws(ComparisonError) {
    state.logs = logs
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(state).write(to: Self.stateFile(in: folder), options: .atomic)
    } catch {
      throw .notWritten(Self.stateFile(in: folder).path, why: error.localizedDescription)
    }
  }

  private var logs: Int {
    let folder = RunFolder(run: Self.run, parent: folder).logs
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.count { $0.hasSuffix(".jsonl") } ?? 0
  }

  /// Empties a folder for a new drawing.
  ///
  /// - Throws: ``ComparisonError/foreignFolder(_:)`` if it has something that no drawing has written.
  static func prepare(_ folder: URL) throws(ComparisonError) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = ["Snapshots", "previews", run, "state.json", "staging", "latest", mark]
    guard names.isEmpty || (names.contains(mark) && names.allSatisfy { own.contains($0) || $0.hasPrefix(".latest-") })
    else { throw .foreignFolder(folder.path) }
    do {
      // The state goes first: what is left of a drawing without it counts for nothing.
      for name in ["state.json"].filter(names.contains) + names.filter { $0 != "state.json" } where name != mark {
        try manager.removeItem(at: folder.appendingPathComponent(name))
      }
      try manager.createDirectory(at: pictures(in: folder), withIntermediateDirectories: true)
      try Data("Snapshots of a revision, which `compare-snapshots` has drawn.\n".utf8)
        .write(to: folder.appendingPathComponent(mark))
    } catch {
      throw .notWritten(folder.path, why: error.localizedDescription)
    }
  }

  /// Whether nothing failed, and all can be read: what failed may not do so again, such as on a disk that was full.
  var isFlawless: Bool {
    guard state.failures.isEmpty, let log = try? log(side: folder.path) else { return false }
    let previews = try? PreviewDrawing.book(in: Self.previews(in: folder), side: folder.path)
    return !log.snapshots.contains { $0.result.verdict == .failed } && previews != nil
  }

  /// The log of the tests.
  ///
  /// - Throws: ``ComparisonError/damaged(side:_:)``.
  func log(side: String) throws(ComparisonError) -> RunLog {
    let log: RunLog
    do {
      log = try TestRun.log(in: folder.appendingPathComponent(Self.run, isDirectory: true), package: folder)
    } catch {
      throw .damaged(side: side, ["\(error)"])
    }
    // A folder may have been copied in part.
    let lost = logs == state.logs ? [] : ["it has \(logs) of \(state.logs.counted("log"))"]
    let faults = lost + log.damage + log.unfinished.map(\.unfinishedWords)
    if !faults.isEmpty { throw .damaged(side: side, faults) }
    let names = try? FileManager.default.contentsOfDirectory(atPath: Self.pictures(in: folder).path)
    if log.snapshots.isEmpty, names?.isEmpty == false {
      throw .damaged(side: side, ["there are pictures, and no log of the tests that drew them"])
    }
    return log
  }
}
