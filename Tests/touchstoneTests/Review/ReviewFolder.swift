import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

/// A package with a run whose snapshots failed, in a temporary folder.
///
/// A class, for it owns the folder and removes it.
final class ReviewFolder {
  let package = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)")
  var log = RunLog()

  var acceptance: GoldenAcceptance { GoldenAcceptance(package: package) }

  deinit {
    try? FileManager.default.removeItem(at: package)
  }

  /// Adds a failed snapshot, with a golden unless `golden` is nil.
  func add(
    _ name: String, golden: Data? = Data("old".utf8), actual: Data = Data("new".utf8), format: String = "txt",
    goldenPath: String? = nil, message: String = "differs"
  ) throws {
    let run = package.appendingPathComponent(".build/touchstone/r")
    let path = goldenPath ?? "Snapshots/A/Cards/\(name).\(format)"
    var entry = SnapshotResult(
      id: "Cards/\(name)", target: "A", file: "Tests/A/Cards.swift", line: 3, test: "\(name)()", golden: path,
      format: format, verdict: .failed, reason: .differs, message: message)
    let name = SnapshotName.component(name)
    entry.artefacts = SnapshotArtefacts(actual: "artefacts/\(name).actual.\(format)")
    try write(actual, run.appendingPathComponent("artefacts/\(name).actual.\(format)"))
    if let golden {
      try write(golden, package.appendingPathComponent(path))
      entry.artefacts?.reference = "artefacts/\(name).reference.\(format)"
      try write(golden, run.appendingPathComponent("artefacts/\(name).reference.\(format)"))
    }
    try write(Data("import Testing".utf8), package.appendingPathComponent("Tests/A/Cards.swift"))
    log.snapshots.append(RunLog.Snapshot(result: entry, runFolder: run, packageFolder: package))
  }

  /// Writes the log, as a run would have left it, and returns the run's folder.
  func writeLog() throws -> URL {
    let run = package.appendingPathComponent(".build/touchstone/r")
    let header = RunLogHeader(
      run: "r", process: 42, started: 0, tool: "0.1.0", sources: RunSources(package: package.path))
    let lines = [RunLogLine.header(header)] + log.snapshots.map { .snapshot($0.result) } + [.end]
    let data = try lines.map { try JSONEncoder().encode($0) }.joined(separator: [UInt8(ascii: "\n")])
    try write(Data(data), run.appendingPathComponent("log/42.jsonl"))
    return run
  }

  /// Writes the golden that the run compared with.
  func restore(_ name: String) throws { try write("old", to: "Snapshots/A/Cards/\(name).txt") }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), package.appendingPathComponent(path))
  }

  func golden(_ name: String, format: String = "txt") -> String? {
    let file = package.appendingPathComponent("Snapshots/A/Cards/\(name).\(format)")
    return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func write(_ data: Data, _ file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
