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
    #expect(run.name == "2-of-3.\(run.data.sha256).jsonl")
    let read = try #require(StoredRun(run.data, named: run.name, commit: fixture.commit))
    #expect(read.files.count == 6)
    #expect(read.files == run.files)
    let log = try Data(contentsOf: folder.appendingPathComponent("log/42.jsonl"))
    #expect(read.logs.map(\.name) == ["42.jsonl"])
    #expect(read.logs.map(\.data) == [log])
  }

  @Test func `a document that was cut off, changed, renamed or moved to another commit is none`() throws {
    let fixture = try StoreFixture()
    let run = try StoredRun(of: fixture.makeRun("s1", 0..<2), commit: nil, package: fixture.package)
    var changed = run.data
    changed[10] ^= 1
    #expect(StoredRun(run.data, named: run.name, commit: fixture.commit) != nil)
    #expect(StoredRun(changed, named: run.name, commit: fixture.commit) == nil)
    #expect(StoredRun(run.data.dropLast(), named: run.name, commit: fixture.commit) == nil)
    #expect(StoredRun(Data(), named: run.name, commit: fixture.commit) == nil)
    let other = StoredRun.name(number: 1, count: 2, digest: run.data.sha256)
    #expect(StoredRun(run.data, named: other, commit: fixture.commit) == nil)
    let commit = try #require(GitCommit(String(repeating: "0a", count: 20)))
    #expect(StoredRun(run.data, named: run.name, commit: commit) == nil)
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
    let named = StoredRun.name(number: 1, count: 1, digest: data.sha256)
    #expect(StoredRun(data, named: named, commit: fixture.commit) == nil)
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
