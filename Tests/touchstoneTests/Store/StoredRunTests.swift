import Foundation
import Testing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

struct StoredRunTests {
  @Test(arguments: [true, false]) func `a run comes back as it was, also if its process was killed`(hasEnded: Bool)
    throws
  {
    let fixture = try StoreFixture()
    let folder = try fixture.makeRun("s1", 0..<3, shard: "2/3", hasEnded: hasEnded)
    let run = try StoredRun(of: folder, commit: nil, package: fixture.package)
    #expect(run.name == "2-of-3.\(run.data.sha256).jsonl.gz")
    let log = try Data(contentsOf: folder.appendingPathComponent("log/42.jsonl"))
    // Earlier versions wrote the document as it is.
    for (file, name) in [(try run.file(), run.name), (run.data, String(run.name.dropLast(3)))] {
      let read = try #require(StoredRun(file, named: name, commit: fixture.commit))
      #expect(read.files.count == 6)
      #expect(read.files == run.files)
      #expect(read.logs.map(\.name) == ["42.jsonl"])
      #expect(read.logs.map(\.data) == [log])
    }
  }

  @Test func `a run that was cut off, changed, renamed or moved to another commit is none`() throws {
    let fixture = try StoreFixture()
    let run = try StoredRun(of: fixture.makeRun("s1", 0..<2), commit: nil, package: fixture.package)
    let commit = try #require(GitCommit(String(repeating: "0a", count: 20)))
    let other = "1-of-2" + run.name.dropFirst(6)
    for (file, suffix) in [(try run.file(), ".gz"), (run.data, "")] {
      let name = run.name.dropLast(3) + suffix
      func isRun(_ file: Data, _ name: some StringProtocol, _ commit: GitCommit) -> Bool {
        StoredRun(file, named: String(name), commit: commit) != nil
      }
      var changed = file
      changed[changed.count / 2] ^= 1
      #expect(isRun(file, name, fixture.commit))
      #expect(!isRun(changed, name, fixture.commit))
      #expect(!isRun(file.dropLast(), name, fixture.commit))
      #expect(!isRun(Data(), name, fixture.commit))
      #expect(!isRun(file, other.dropLast(3) + suffix, fixture.commit))
      #expect(!isRun(file, name, commit))
      // Neither is taken for the other.
      #expect(!isRun(file, run.name.dropLast(3) + (suffix.isEmpty ? ".gz" : ""), fixture.commit))
    }
  }

  /// Files whose writer wants to fill the memory of the reader.
  @Test func `a run that unpacks to more than is allowed is none`() throws {
    let zeros = Data(count: StoredRun.limit + 1)
    let file = try #require(Gzip.compressed(zeros))
    #expect(file.count < 1 << 20)
    #expect(StoredRun.document(file, named: "1-of-1.\(zeros.sha256).jsonl.gz") == nil)
  }

  @Test func `most of a run is the same in each line, and takes little`() throws {
    let fixture = try StoreFixture()
    let run = try StoredRun(of: fixture.makeRun("s1", 0..<200), commit: nil, package: fixture.package)
    #expect(try run.file().count * 6 < run.data.count)
  }

  /// Documents with a right digest, whose writer wants to harm the reader.
  @Test(
    arguments: [
      #""path":"artefacts/../../../.bashrc""#, #""path":"/etc/passwd""#, #""path":"log/42.jsonl""#,
      #""path":"touchstone-folder.txt""#, #""path":"artefacts/a\u001b[2J""#, #""digest":"../../x""#, #""size":-1"#,
      #""size":99999999999"#,
    ])
  func `a document that names a file elsewhere is none`(field: String) throws {
    let fixture = try StoreFixture()
    let run = try StoredRun(of: fixture.makeRun("s1", 0..<1), commit: nil, package: fixture.package)
    let name = try #require(field.split(separator: ":").first)
    var lines = String(decoding: run.data, as: UTF8.self).split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.contains(#""kind":"file""#) })
    let value = try Regex(#"\#(name):("[^"]*"|[0-9-]+)"#)
    let line = lines[index]
    lines[index] = line.replacing(value) { _ in field }
    #expect(lines[index] != line)
    let data = Data((lines.joined(separator: "\n") + "\n").utf8)
    let named = "1-of-1.\(data.sha256).jsonl"
    #expect(StoredRun(data, named: named, commit: fixture.commit) == nil)
    let file = try #require(Gzip.compressed(data))
    #expect(StoredRun(file, named: "\(named).gz", commit: fixture.commit) == nil)
  }

  @Test func `of several runs of a shard the last counts, of as many shards as the last run has`() throws {
    let fixture = try StoreFixture()
    func run(_ shard: String, _ started: Double) throws -> StoredRun {
      try StoredRun(
        of: fixture.makeRun("r", 0..<1, shard: shard, started: started), commit: nil, package: fixture.package)
    }
    let runs = try [run("1/2", 100), run("2/2", 90), run("1/2", 200), run("1/3", 150)]
    #expect(StoreReader.latest(runs).map(\.end.started) == [200, 90])
    #expect(StoreReader.latest([]).isEmpty)
  }

  @Test func `a run of several shards or of no commit is refused`() throws {
    let fixture = try StoreFixture()
    let folder = try fixture.makeRun("s1", 0..<1, shard: "1/2")
    try FileManager.default.copyItem(
      at: fixture.makeRun("s2", 0..<1, shard: "2/2").appendingPathComponent("log/42.jsonl"),
      to: folder.appendingPathComponent("log/43.jsonl"))
    #expect(throws: StoreError.severalShards(["1/2", "2/2"])) {
      try StoredRun(of: folder, commit: nil, package: fixture.package)
    }
    let log = folder.appendingPathComponent("log/42.jsonl")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("log/43.jsonl"))
    let text = try String(contentsOf: log, encoding: .utf8)
    try text.replacing("\"\(fixture.commit)\"", with: "null").write(to: log, atomically: true, encoding: .utf8)
    #expect(throws: StoreError.noCommit(folder.path)) {
      try StoredRun(of: folder, commit: nil, package: fixture.package)
    }
    #expect(try StoredRun(of: folder, commit: fixture.commit, package: fixture.package).end.commit == fixture.commit)
  }

  @Test func `digests are found in any text, and nothing else is`() {
    let a = String(repeating: "0a", count: 32)
    let b = String(repeating: "f1", count: 32)
    let text = "\(a)\tx\n{\"d\":\"\(b)\"}\n\(a)0 \(a.uppercased()) \(a.dropLast())"
    #expect(Digests.all(in: Data(text.utf8)) == [a, b])
    #expect(Digests.all(in: Data(a.utf8)) == [a])
    #expect(Digests.all(in: Data()).isEmpty)
  }
}
