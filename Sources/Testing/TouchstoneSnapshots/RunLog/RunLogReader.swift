import Foundation

/// Reads the log files of one run folder, which may come from anywhere.
struct RunLogReader {
  /// The longest line, in bytes. The longest that are written have some hundred regions.
  private static let longestLine = 1 << 22
  /// The largest file of a process, in bytes.
  private static let largestFile = 1 << 29
  /// The faults of a file after which the rest of it is not read.
  private static let mostFaults = 100
  /// The notes of a run; one is about a subject such as a font.
  private static let mostNotes = 1000

  private let folder: ConfinedFolder
  private let package: ConfinedFolder
  private(set) var log = RunLog()
  /// Of each assertion in ``log``, the process that made it.
  private var processes: [RunLogHeader] = []
  /// Of what was noted of each snapshot in ``log``, the process that noted it.
  private var drawers: [RunLogHeader] = []

  init(folder: ConfinedFolder, package: ConfinedFolder) {
    self.folder = folder
    self.package = package
  }

  /// Reads all files.
  ///
  /// - Throws: ``FileFault`` when the folder cannot be listed.
  mutating func read() throws(FileFault) {
    guard let logs = ConfinedPath(["log"]) else { return }
    let names = try folder.names(in: logs).filter { $0.hasSuffix(".jsonl") }
    // A process makes the folder together with its file.
    if names.isEmpty { log.damage.append("log: there is no file of a process") }
    for name in names {
      guard let path = ConfinedPath(["log", name]) else {
        log.damage.append("\(name): no process's file has this name")
        continue
      }
      do throws(FileFault) {
        read(try folder.read(path, limit: Self.largestFile), name: name)
      } catch {
        log.damage.append("\(name): \(error.reason)")
      }
    }
    keepLastResults()
    keepLastDrawn()
    let packages = Set(log.headers.map(\.sources.package)).sorted()
    if packages.count > 1 {
      log.damage.append(
        "log: the processes belong to several packages, \(packages.joined(separator: ", ")): give each a TOUCHSTONE_RUN of its own. "
          + "Delete this folder, also if the package was moved")
    }
  }

  /// Reads the lines of a file.
  ///
  /// Every byte must belong to a line that a process wrote after its header. Only the end of the last line may be missing,
  /// if the process did not end: one that is killed while it writes leaves half a line, without a line feed.
  private mutating func read(_ data: Data, name: String) {
    guard !data.isEmpty else { return log.damage.append("\(name): the file is empty") }
    let decoder = JSONDecoder()
    let known = log.damage.count
    var process: (header: RunLogHeader, hasEnded: Bool)?
    defer { if let process, !process.hasEnded { log.unfinished.append(process.header) } }
    var rest = data
    var number = 0
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let line = rest.prefix(upTo: end ?? rest.endIndex)
      rest = rest.suffix(from: end.map { $0 + 1 } ?? rest.endIndex)
      number += 1
      let content =
        line.count <= Self.longestLine ? Result { try decoder.decode(RunLogLine.self, from: Data(line)) } : nil
      if case .success(.header(let header)) = content {
        // A process may get the number of an earlier one, which then did not end.
        if let process, !process.hasEnded { log.unfinished.append(process.header) }
        process = nil
        guard header.schema <= RunLogHeader.currentSchema else {
          return log.damage.append(
            "\(name): schema \(header.schema), this version reads schemas up to \(RunLogHeader.currentSchema)")
        }
        process = (header, false)
        log.headers.append(header)
        continue
      }
      guard let (header, hasEnded) = process else {
        return log.damage.append("\(name): the first line is not the header of a process")
      }
      switch content {
      case nil: log.damage.append("\(name):\(number): the line is longer than \(Self.longestLine) bytes")
      case .failure where end == nil && !hasEnded: break
      case .failure: log.damage.append("\(name):\(number): the line does not belong to a run log")
      case .success(.end): process?.hasEnded = true
      case .success(let line):
        if let fault = take(line, header) { log.damage.append("\(name):\(number): \(fault)") }
      }
      if log.damage.count - known >= Self.mostFaults {
        return log.damage.append("\(name): the rest of the file was not read")
      }
    }
  }

  /// Takes what a process says.
  ///
  /// - Returns: The reason why no process says that; nil if one may.
  private mutating func take(_ line: RunLogLine, _ header: RunLogHeader) -> String? {
    switch line {
    case .snapshot(let result):
      if let fault = result.fault { return fault }
      take(result, header)
    case .drawn(let drawn):
      if let fault = drawn.fault { return fault }
      drawers.append(header)
      log.drawn.append(drawn)
    case .note(let text):
      guard text.utf8.count <= 4096 else { return "a note of more than 4096 bytes" }
      if log.notes.contains(text) { break }
      guard log.notes.count < Self.mostNotes else { return "more than \(Self.mostNotes) notes" }
      log.notes.append(text)
    case .header, .end, .inline, .unknown: break
    }
    return nil
  }

  private mutating func take(_ result: SnapshotResult, _ header: RunLogHeader) {
    processes.append(header)
    log.snapshots.append(
      RunLog.Snapshot(
        result: result, runFolder: folder.url, packageFolder: package.url, isPartial: header.part.isPartial,
        process: header.process))
  }

  /// Keeps the result of the last `swift test` that took each snapshot, and no earlier ones of the same package.
  private mutating func keepLastResults() {
    struct Test: Hashable { let package, invocation: String }
    func test(_ header: RunLogHeader) -> Test {
      Test(package: header.sources.package, invocation: header.invocation ?? "")
    }
    let starts = Dictionary(log.headers.map { (test($0), $0.started) }) { max($0, $1) }
    guard starts.count > 1 else { return }
    struct Key: Hashable { let package: String, place: RunLog.Snapshot.Place }
    let keys = zip(processes, log.snapshots).map { Key(package: $0.sources.package, place: $1.place) }
    let tests = processes.map(test)
    var last: [Key: Test] = [:]
    for (index, key) in keys.enumerated() where log.snapshots[index].result.verdict != .skipped {
      if let other = last[key], starts[other] ?? 0 > starts[tests[index]] ?? 0 { continue }
      last[key] = tests[index]
    }
    let kept = keys.indices.filter { (last[keys[$0]] ?? tests[$0]) == tests[$0] }
    log.snapshots = kept.map { log.snapshots[$0] }
    processes = kept.map { processes[$0] }
  }
}

extension RunLogReader {
  /// Keeps what the last `test` noted that drew a snapshot: sources change between two.
  fileprivate mutating func keepLastDrawn() {
    func key(_ drawn: DrawnSnapshot, _ header: RunLogHeader) -> [String] {
      [header.sources.package, drawn.target, drawn.id]
    }
    let keys = zip(log.drawn, drawers).map(key)
    var last: [[String]: RunLogHeader] = [:]
    for (key, header) in zip(keys, drawers) where last[key].map({ $0.started < header.started }) ?? true {
      last[key] = header
    }
    let kept = keys.indices.filter { last[keys[$0]]?.invocation == drawers[$0].invocation }
    log.drawn = kept.map { log.drawn[$0] }
    drawers = kept.map { drawers[$0] }
  }
}

extension SnapshotResult {
  /// The reason why no test wrote such a result: names that could pass for something else on a terminal or in a list.
  fileprivate var fault: String? {
    Self.fault(of: [id, target, file, test, golden, format])
  }

  /// The reason why no test has one of some names.
  static func fault(of names: [String]) -> String? {
    guard names.allSatisfy({ $0.utf8.count <= 4096 }) else { return "a name of more than 4096 bytes" }
    let hasControl = names.contains { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    return hasControl ? "a name with a control character" : nil
  }
}
