import Foundation

/// Reads the log files of one run folder, which may come from anywhere.
struct RunLogReader {
  /// The longest line, in bytes. The longest that are written have some hundred regions.
  private static let longestLine = 1 << 22
  /// The largest file of a process, in bytes.
  private static let largestFile = 1 << 29

  private let folder: ConfinedFolder
  private let package: ConfinedFolder
  private(set) var log = RunLog()
  /// Of each assertion in ``log``, the `swift test` that it belongs to.
  private var invocations: [String] = []

  init(folder: ConfinedFolder, package: ConfinedFolder) {
    self.folder = folder
    self.package = package
  }

  /// Reads all files.
  ///
  /// - Throws: ``FileFault`` when the folder cannot be listed.
  mutating func read() throws(FileFault) {
    guard let logs = ConfinedPath(["log"]) else { return }
    for name in try folder.names(in: logs) where name.hasSuffix(".jsonl") {
      guard let path = ConfinedPath(["log", name]) else { continue }
      do throws(FileFault) {
        read(try folder.read(path, limit: Self.largestFile), name: name)
      } catch {
        log.damage.append("\(name): \(error.reason)")
      }
    }
    keepLastWords()
  }

  private mutating func read(_ data: Data, name: String) {
    let decoder = JSONDecoder()
    var header: RunLogHeader?
    // A process writes its first line when it makes the file.
    if data.isEmpty { log.damage.append("\(name): the file is empty") }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      func damaged(_ why: String) { log.damage.append("\(name):\(index + 1): \(why)") }
      guard line.count <= Self.longestLine else {
        damaged("the line has \(line.count) bytes; the limit is \(Self.longestLine)")
        continue
      }
      do {
        switch try decoder.decode(RunLogLine.self, from: Data(line)) {
        case .header(let found):
          // A process may get the number of an earlier one, which then did not end.
          if let header { log.unfinished.append(header) }
          guard found.schema <= RunLogHeader.currentSchema else {
            log.damage.append(
              "\(name): schema \(found.schema), this version reads schemas up to \(RunLogHeader.currentSchema)")
            return
          }
          header = found
          log.headers.append(found)
        case .snapshot(let result):
          if let fault = result.fault { damaged(fault) } else { take(result, header) }
        case .note(let text):
          if text.utf8.count > 4096 {
            damaged("a note of more than 4096 bytes")
          } else if !log.notes.contains(text) {
            log.notes.append(text)
          }
        case .end:
          header = nil
        case .unknown:
          break
        }
      } catch {
        // A process that is killed while it writes leaves half a line, without a line feed, at the end.
        if index < lines.count - 1 { damaged("the line does not belong to a run log") }
      }
    }
    if let header { log.unfinished.append(header) }
  }

  private mutating func take(_ result: SnapshotResult, _ header: RunLogHeader?) {
    invocations.append(header?.invocation ?? "")
    log.snapshots.append(
      RunLog.Snapshot(
        result: result, runFolder: folder.url, packageFolder: package.url, isPartial: header?.partial ?? false,
        process: header?.process ?? 0))
  }

  /// Leaves of each snapshot what the last `swift test` said that took it.
  private mutating func keepLastWords() {
    let starts = Dictionary(log.headers.map { ($0.invocation ?? "", $0.started) }) { max($0, $1) }
    guard starts.count > 1 else { return }
    func start(_ index: Int) -> Double { starts[invocations[index]] ?? 0 }
    var last: [RunLog.Snapshot.Place: Int] = [:]
    for (index, snapshot) in log.snapshots.enumerated() where snapshot.result.verdict != .skipped {
      if let other = last[snapshot.place], start(other) > start(index) { continue }
      last[snapshot.place] = index
    }
    let kept = log.snapshots.indices.filter { index in
      last[log.snapshots[index].place].map { invocations[$0] == invocations[index] } ?? true
    }
    log.snapshots = kept.map { log.snapshots[$0] }
    invocations = kept.map { invocations[$0] }
  }
}

extension SnapshotResult {
  /// Why a result is none that a test wrote: names that could pass for something else on a terminal or in a list.
  fileprivate var fault: String? {
    let names = [id, target, file, test, golden, format]
    guard names.allSatisfy({ $0.utf8.count <= 4096 }) else { return "a name of more than 4096 bytes" }
    let hasControl = names.contains { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    return hasControl ? "a name with a control character" : nil
  }
}
