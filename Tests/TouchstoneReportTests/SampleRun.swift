import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A run in a temporary folder, for tests: a package with goldens, and a log with artefacts.
///
/// A class, for it owns the folder and removes it.
final class SampleRun {
  let package: URL
  let runFolder: URL
  var entries: [SnapshotResult] = []
  var ended = true
  var isPartial = false
  var hasSomePreviews = false
  /// The commit that was checked out.
  static let commit = String(repeating: "0123456789", count: 4)

  init() throws {
    package = FileManager.default.temporaryDirectory.appendingPathComponent(
      "TrailKit-\(UUID().uuidString)", isDirectory: true)
    runFolder = package.appendingPathComponent(".build/touchstone/run-1", isDirectory: true)
    try FileManager.default.createDirectory(
      at: runFolder.appendingPathComponent("log"), withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: package)
  }

  /// Adds an assertion on `Snapshots/CardTests/<id>@2x.png`.
  @discardableResult
  func add(
    _ id: String, _ verdict: SnapshotVerdict, reason: SnapshotFailure.Reason? = nil, recorded: RecordedChange? = nil,
    message: String? = nil, deltaE: Double? = nil, test: String = "card()",
    configure: (inout SnapshotResult) -> Void = { _ in }
  ) -> SnapshotResult {
    var entry = SnapshotResult(
      id: id, target: "CardTests", file: "Tests/CardTests/Cards.swift", line: 12, test: test,
      golden: "Snapshots/CardTests/\(id)@2x.png", format: "png", verdict: verdict, reason: reason,
      message: message)
    entry.recorded = recorded
    entry.actual = PictureSize(width: 4, height: 2, scale: 2)
    entry.seconds = 0.25
    if let deltaE {
      entry.comparison = DifferenceSummary(comparer: "ui", pixels: 3, total: 8, deltaE: deltaE)
    }
    configure(&entry)
    entries.append(entry)
    return entry
  }

  /// Adds a snapshot that differs from its golden, with the edits of its views; its pictures are those of the page's tests.
  func addChange(_ name: String, _ edits: [ViewEdit]) {
    add("Cards/\(name)", .failed, reason: .differs, deltaE: 5, test: "\(name)()") {
      $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
      $0.edits = edits
    }
  }

  /// Writes a file of the package or of the run, with its folders.
  func write(_ data: Data, to path: String, inRun: Bool = false) throws {
    let file = (inRun ? runFolder : package).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The report of the entries as they are: a log with control characters in names would not be read.
  func documentAsIs() -> ReportDocument {
    var log = RunLog()
    log.headers = [header]
    log.unfinished = ended ? [] : [header]
    log.snapshots = entries.map { RunLog.Snapshot(result: $0, runFolder: runFolder, packageFolder: package) }
    return ReportDocument(log: log)
  }

  private var header: RunLogHeader {
    RunLogHeader(
      run: "run-1", process: 42, started: 1_795_253_400, tool: "0.1.0",
      sources: RunSources(package: package.path, commit: Self.commit),
      part: RunPart(isPartial: isPartial, hasSomePreviews: hasSomePreviews))
  }

  /// Writes the log and reads it back as a report.
  func document(environment: [String: String] = [:]) throws -> ReportDocument {
    let lines = [.header(header)] + entries.map(RunLogLine.snapshot) + (ended ? [.end] : [])
    let data = try lines.map { try JSONEncoder().encode($0) }.joined(separator: [UInt8(ascii: "\n")])
    try write(Data(data), to: "log/42.jsonl", inRun: true)
    return ReportDocument(log: try RunLog(runFolders: [runFolder], package: package), environment: environment)
  }
}

extension Data {
  /// PNG files of 2×1 pixels, made with another encoder: red and blue.
  static let redPNG = base64(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==")
  static let bluePNG = base64(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGNgYPgPRAAFAgH/wSuWnwAAAABJRU5ErkJggg==")

  /// Another one: two pixels of half-transparent white.
  static let palePNG = base64(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4DwQMQAAAGe8D/WzIlAgAAAAASUVORK5CYII=")

  private static func base64(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
