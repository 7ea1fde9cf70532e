import Foundation
import TouchstoneSnapshots

/// Follows a run in progress by reading what was appended to its files.
struct RecordingWatch {
  private let folder: RunFolder
  private let outputFile: URL
  private var read: [String: UInt64] = [:]
  /// Incomplete lines, by file.
  private var rest: [String: Data] = [:]
  private(set) var progress: RecordingProgress
  /// The output of `swift test` since the last read.
  private(set) var newOutput = Data()

  init(folder: RunFolder, outputFile: URL, expected: Int) {
    self.folder = folder
    self.outputFile = outputFile
    progress = RecordingProgress(expected: expected)
  }

  /// Reads new output.
  mutating func look() {
    newOutput = gained(outputFile)
    for line in lines(newOutput, of: outputFile) { take(output: String(decoding: line, as: UTF8.self)) }
    let logs = (try? FileManager.default.contentsOfDirectory(at: folder.logs, includingPropertiesForKeys: nil)) ?? []
    for log in logs where log.pathExtension == "jsonl" {
      for line in lines(gained(log), of: log) {
        guard case .snapshot(let result)? = try? JSONDecoder().decode(RunLogLine.self, from: line) else { continue }
        take(result)
      }
    }
  }

  private mutating func take(output line: String) {
    if let step = line.firstMatch(of: /^\[(\d+)\/(\d+)\]/), let done = Int(step.1), let total = Int(step.2) {
      progress.phase = .building(done: done, total: total)
    } else if line.hasPrefix("Build complete!") {
      progress.phase = .testing
    }
  }

  private mutating func take(_ result: SnapshotResult) {
    progress.phase = .testing
    switch result.recorded {
    case .new: progress.new += 1
    case .changed: progress.changed += 1
    case .unchanged: progress.unchanged += 1
    case nil where result.verdict == .failed: progress.failed += 1
    case nil: progress.unchanged += 1
    }
  }

  private mutating func gained(_ file: URL) -> Data {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return Data() }
    defer { try? handle.close() }
    let start = read[file.path] ?? 0
    guard (try? handle.seek(toOffset: start)) != nil, let data = try? handle.readToEnd() else { return Data() }
    read[file.path] = start + UInt64(data.count)
    return data
  }

  private mutating func lines(_ data: Data, of file: URL) -> [Data] {
    var parts = ((rest[file.path] ?? Data()) + data).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest[file.path] = parts.popLast().map { Data($0) }
    return parts.map { Data($0) }
  }
}
