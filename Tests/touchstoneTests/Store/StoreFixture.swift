import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

/// A package in a repository, with runs that failed, and a folder for a store.
///
/// A class, for it owns the folders and removes them.
final class StoreFixture {
  let root: URL
  let repository: GitRepository
  let commit: GitCommit
  var package: URL { repository.url }
  var store: URL { root.appendingPathComponent("store", isDirectory: true) }
  var driver: FolderDriver { FolderDriver(address: "file:\(store.path)", folder: store) }

  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("store-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("store"), withIntermediateDirectories: true)
    repository = try GitRepository(in: root)
    try repository.commit([".gitignore": ".build\n"])
    commit = try #require(GitCommit(try repository.git("rev-parse", "HEAD")))
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A picture of one colour.
  static func picture(_ value: Int) throws -> Data {
    let colour: [UInt8] = [UInt8(value & 255), UInt8(value >> 8 & 255), 40, 255]
    return try Bitmap(width: 8, height: 4, bytes: Array((0..<32).map { _ in colour }.joined())).pngData()
  }

  /// The manifest that ``record(_:)`` writes.
  let manifest = "Snapshots/CardTests/Cards.goldens"

  /// Records goldens as hashes.
  func record(_ numbers: ClosedRange<Int>) throws -> HashedGoldens {
    let goldens = HashedGoldens(package: package, environment: SnapshotEnvironment())
    for number in numbers {
      let place = try #require(ManifestPlace(golden: "Snapshots/CardTests/Cards/card\(number).png"))
      _ = try #require(try goldens.record(Self.picture(number), at: place))
    }
    return goldens
  }

  /// Writes a run in which snapshots fail.
  ///
  /// - Parameters:
  ///   - numbers: What the pictures show.
  ///   - others: The numbers of snapshots that other shards take.
  ///   - shard: Such as `1/3`.
  @discardableResult
  func makeRun(
    _ name: String, _ numbers: Range<Int>, skipping others: Range<Int> = 0..<0, shard: String? = nil,
    started: Double = 1_795_253_400, hasEnded: Bool = true
  ) throws -> URL {
    let folder = package.appendingPathComponent(".build/touchstone/\(name)", isDirectory: true)
    let run = RunFolder(run: name, parent: folder.deletingLastPathComponent())
    try? FileManager.default.removeItem(at: folder)
    try run.make()
    var lines: [RunLogLine] = [
      .header(
        RunLogHeader(
          run: name, process: 42, started: started, tool: "0.1.0",
          sources: RunSources(package: package.path, commit: commit.description),
          part: RunPart(isPartial: shard != nil, shard: shard)))
    ]
    func result(_ number: Int, _ verdict: SnapshotVerdict) -> SnapshotResult {
      SnapshotResult(
        id: "Cards/c\(number)", target: "CardTests", file: "Tests/CardTests/Cards.swift", line: 12, test: "card()",
        golden: "Snapshots/CardTests/Cards/c\(number).png", format: "png", verdict: verdict,
        reason: verdict == .failed ? .differs : nil)
    }
    lines += others.map { .snapshot(result($0, .skipped)) }
    for number in numbers {
      var result = result(number, .failed)
      result.artefacts = SnapshotArtefacts(
        reference: "artefacts/CardTests/Cards/c\(number).reference.png",
        actual: "artefacts/CardTests/Cards/c\(number).actual.png")
      result.actual = PictureSize(width: 8, height: 4, scale: 1)
      try write(try Self.picture(number), to: package, result.golden)
      try write(try Self.picture(number), to: folder, result.artefacts?.reference ?? "")
      try write(try Self.picture(number + 0x8000), to: folder, result.artefacts?.actual ?? "")
      lines.append(.snapshot(result))
    }
    if hasEnded { lines.append(.end) }
    let data = try lines.map { try JSONEncoder().encode($0) + Data("\n".utf8) }.reduce(Data(), +)
    try write(hasEnded ? data : data + Data(#"{"kind":"snap"#.utf8), to: folder, "log/42.jsonl")
    return folder
  }

  func write(_ data: Data, to folder: URL, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Runs the tool in the package.
  func tool(_ words: String..., environment: [String: String] = [:]) throws -> ToolRun {
    let all = ["TOUCHSTONE_STORE": "file://\(store.path)"].merging(environment) { $1 }
    return try ToolRun(words, folder: package, environment: all)
  }

  /// The paths of all files of the store.
  func paths() throws -> [String] { try driver.files(below: Self.top).map(\.path.description).sorted() }

  static let top = ConfinedPath(unwrapping: "v1")

  /// Lets all files of the store be as old.
  func age(days: Double, where isAged: (String) -> Bool = { _ in true }) throws {
    let seconds = Int(Date().timeIntervalSince1970 - days * 86_400)
    for path in try paths() where isAged(path) {
      var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
      #expect(utimes(store.appendingPathComponent(path).path, &times) == 0)
    }
  }

  /// What is wrong with the store: runs that are not what their names say, names without files, files with other bytes, and pages
  /// without their pictures.
  func faults() throws -> [String] {
    var faults: [String] = []
    let paths = try paths()
    for path in paths where path.hasSuffix(".jsonl.gz") {
      let parts = path.split(separator: "/").map(String.init)
      let commit = try #require(GitCommit(parts[1] == "runs" ? parts[2] : parts[3]))
      let data = try Data(contentsOf: store.appendingPathComponent(path))
      guard let run = StoredRun(data, named: parts[parts.count - 1], commit: commit) else {
        faults.append("\(path) is no run")
        continue
      }
      let place = try StorePlace(parts[1] == "runs" ? "main" : "pr/\(parts[2])")
      for file in run.files {
        let object = place.object(file.digest, pathExtension: file.pathExtension, of: commit)?.description ?? ""
        let data = try? Data(contentsOf: store.appendingPathComponent(object))
        if data?.sha256 != file.digest { faults.append("\(path) names \(object), which is missing or damaged") }
      }
    }
    for path in paths where path.hasSuffix("/index.html") {
      let folder = path.dropLast("index.html".count)
      let pictures = paths.count { $0.hasPrefix("\(folder)pictures/") }
      if pictures < 2 { faults.append("\(path) has \(pictures) pictures") }
    }
    return faults
  }
}

extension ConfinedPath {
  /// A path that the test knows to be one.
  init(unwrapping text: String) {
    guard let path = ConfinedPath(text) else { preconditionFailure("\(text) is no path") }
    self = path
  }
}
