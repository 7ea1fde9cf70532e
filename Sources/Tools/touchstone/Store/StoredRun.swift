import Foundation
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// A run of a shard as a store has it: the logs of its processes, then a line for each file that they name, then one that says what
/// it is.
///
///     {"kind":"header",…}
///     {"kind":"snapshot",…}
///     {"kind":"end"}
///     {"digest":"54b8…","kind":"file","path":"artefacts/…/dark.actual.png","size":4711}
///     {"commit":"…","count":3,"files":1,"kind":"pushed","logs":[{"lines":3,"name":"42.jsonl"}],"number":1,…}
///
/// The name of the file has the digest of the document, so one that was cut off or changed is noticed, and a job that is run again
/// adds a document of its own. The file is compressed, to a tenth, as most of a log is the same in each line; earlier versions wrote
/// the document as it is.
struct StoredRun {
  /// A file that the logs name.
  struct File: Codable, Hashable {
    var kind = "file"
    /// The path in the run's folder.
    var path: String
    /// The SHA-256 of the bytes, in hexadecimal.
    var digest: String
    /// In bytes.
    var size: Int

    /// What the name of the object ends with.
    var pathExtension: String {
      let last = path.split(separator: ".").last.map(String.init) ?? ""
      return last.wholeMatch(of: /[A-Za-z0-9]{1,16}/) == nil ? "bin" : last
    }
  }

  /// The log of a process.
  struct Log: Codable, Hashable {
    var name: String
    var lines: Int
    /// Whether the process was killed while it wrote the last line; nil if not.
    var isCut: Bool?
  }

  /// The last line.
  struct End: Codable, Hashable {
    var kind = "pushed"
    var schema = "touchstone.run/1"
    var commit: GitCommit
    /// The shard, from 1, and the number of shards.
    var number, count: Int
    /// The time of the first assertion, in seconds since 1970. Of several documents of a shard, the latest counts.
    var started: Double
    var logs: [Log]
    /// The number of lines on files.
    var files: Int
  }

  /// The largest document, in bytes, before it is compressed.
  static let limit = RegularFile.limit
  /// The most bytes that the files of a run take together.
  private static let mostBytes = 1 << 32

  let end: End
  let files: [File]
  /// The document.
  let data: Data

  /// The name of the file.
  var name: String { "\(end.number)-of-\(end.count).\(data.sha256).jsonl\(Self.compressedSuffix)" }

  private static let compressedSuffix = ".gz"

  /// The file for the store.
  ///
  /// - Throws: ``StoreError/file(_:why:)``, if there is too little memory.
  func file() throws(StoreError) -> Data {
    guard let file = Gzip.compressed(data) else { throw .file(name, why: "there is too little memory to compress it") }
    return file
  }

  /// The parts of a file's name.
  struct Name: Hashable {
    var number, count: Int
    var digest: String
    var isCompressed: Bool

    /// Reads a name; nil if it is not that of a run.
    init?(_ name: String) {
      let pattern = /([1-9][0-9]{0,5})-of-([1-9][0-9]{0,5})\.([0-9a-f]{64})\.jsonl(\.gz)?/
      guard let match = name.wholeMatch(of: pattern), let number = Int(match.1), let count = Int(match.2),
        number <= count
      else { return nil }
      (self.number, self.count, digest, isCompressed) = (number, count, String(match.3), match.4 != nil)
    }
  }

  /// Returns the document in a file, which may come from anyone; nil if the bytes are not what the name promises.
  static func document(_ file: Data, named name: String) -> Data? {
    guard let name = Name(name), file.count <= limit,
      let data = name.isCompressed ? Gzip.decompressed(file, limit: limit) : file, data.sha256 == name.digest
    else { return nil }
    return data
  }

  /// Reads a run's folder.
  ///
  /// - Parameters:
  ///   - commit: The commit, if the run is not to say it.
  ///   - package: The folder of the package.
  init(of folder: URL, commit: GitCommit?, package: URL) throws(StoreError) {
    let run = ConfinedFolder(folder)
    let log: RunLog
    let texts: [(name: String, data: Data)]
    do {
      log = try RunLog(runFolders: [folder], package: package)
      texts = try (ConfinedPath("log").map { try run.names(in: $0) } ?? []).filter { $0.hasSuffix(".jsonl") }
        .compactMap { name in
          try ConfinedPath(["log", name]).map { (name, try run.read($0, limit: Self.limit)) }
        }
    } catch {
      throw .file(folder.path, why: (error as? FileFault)?.reason ?? "\(error)")
    }
    guard let commit = commit ?? log.commit else { throw .noCommit(folder.path) }
    let (number, count) = try Self.shard(of: log)
    var data = Data()
    var logs: [Log] = []
    for (name, text) in texts where !text.isEmpty {
      let isCut = text.last != UInt8(ascii: "\n")
      data += text + (isCut ? Data("\n".utf8) : Data())
      logs.append(
        Log(name: name, lines: text.count { $0 == UInt8(ascii: "\n") } + (isCut ? 1 : 0), isCut: isCut ? true : nil))
    }
    files = try Self.files(of: log, in: run)
    end = End(
      commit: commit, number: number, count: count, started: log.headers.map(\.started).min() ?? 0, logs: logs,
      files: files.count)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      for file in files { data += try encoder.encode(file) + Data("\n".utf8) }
      data += try encoder.encode(end) + Data("\n".utf8)
    } catch {
      throw .file(folder.path, why: "\(error)")
    }
    guard data.count <= Self.limit else { throw .file(folder.path, why: FileFault.tooLarge(limit: Self.limit).reason) }
    self.data = data
  }

  private static func shard(of log: RunLog) throws(StoreError) -> (number: Int, count: Int) {
    let shards = Set(log.headers.map { $0.part.shard ?? "1/1" }).sorted()
    guard shards.count < 2 else { throw .severalShards(shards) }
    let parts = (shards.first ?? "1/1").split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, 1...parts[1] ~= parts[0] else { throw .severalShards(shards) }
    return (parts[0], parts[1])
  }

  /// The files that the snapshots name, each once. Those that are gone are left out, which reports say.
  private static func files(of log: RunLog, in run: ConfinedFolder) throws(StoreError) -> [File] {
    var files: [File] = []
    var known: Set<ConfinedPath> = []
    for artefacts in log.snapshots.compactMap(\.result.artefacts) {
      for text in [artefacts.reference, artefacts.actual, artefacts.difference, artefacts.audited, artefacts.marked] {
        guard let path = text.flatMap(Self.path), known.insert(path).inserted, let data = try? run.read(path) else {
          continue
        }
        files.append(File(path: path.description, digest: data.sha256, size: data.count))
      }
    }
    return files
  }

  /// The path of a file, where a run has such files.
  private static func path(_ text: String) -> ConfinedPath? {
    ConfinedPath(text).flatMap { $0.components.count > 1 && $0.components[0] == "artefacts" ? $0 : nil }
  }

  /// Reads a file, which may come from anyone.
  ///
  /// - Returns: nil if the bytes are not the run that the name and the folder promise.
  init?(_ file: Data, named name: String, commit: GitCommit) {
    guard let parts = Name(name), let data = Self.document(file, named: name), data.last == UInt8(ascii: "\n") else {
      return nil
    }
    let lines = data.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    guard let last = lines.last, let end = try? decoder.decode(End.self, from: Data(last)), end.kind == "pushed",
      end.schema == "touchstone.run/1", end.commit == commit, end.number == parts.number, end.count == parts.count,
      end.files >= 0, end.logs.allSatisfy({ $0.lines > 0 && $0.lines < lines.count }),
      end.logs.reduce(0, { $0 + $1.lines }) + end.files + 1 == lines.count,
      end.logs.allSatisfy({ ConfinedPath(["log", $0.name]) != nil && $0.name.hasSuffix(".jsonl") }),
      Set(end.logs.map(\.name)).count == end.logs.count
    else { return nil }
    let files = lines.dropLast().suffix(end.files).compactMap { try? decoder.decode(File.self, from: Data($0)) }
    guard files.count == end.files, Set(files.map(\.path)).count == files.count,
      files.allSatisfy({
        $0.kind == "file" && Self.path($0.path) != nil && $0.digest.isHexadecimal(digits: 64)
          && 0...RegularFile.limit ~= $0.size
      }), files.reduce(0, { $0 + $1.size }) <= Self.mostBytes
    else { return nil }
    (self.data, self.end, self.files) = (data, end, files)
  }

  /// The logs, as their processes wrote them.
  var logs: [(name: String, data: Data)] {
    var rest = data[...]
    return end.logs.map { log in
      var length = rest.startIndex
      for _ in 0..<log.lines {
        length = rest[length...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      }
      let text = rest[..<length]
      rest = rest[length...]
      return (log.name, Data(log.isCut == true ? text.dropLast() : text))
    }
  }
}
