import Foundation
import Testing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

struct StoreCommandTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private func contents(_ folder: URL) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      if let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) {
        contents[path] = data
      }
    }
    return contents
  }

  @Test func `shards go to the place of a pull request and come back as they were`() throws {
    let runs = try (1...3).map { try fixture.makeRun("s\($0)", $0 * 10..<$0 * 10 + 4, shard: "\($0)/3") }
    for run in runs {
      let push = try fixture.tool("store", "push", run.path, "--to", "pr/7")
      #expect(push.status == 0, "\(push.output)")
      #expect(push.output.contains("Pushed to pr/7 at commit \(fixture.commit.short): 9 files sent, 0 there already"))
    }
    let again = try fixture.tool("store", "push", runs[0].path, "--to", "pr/7")
    #expect(again.output.contains("0 files sent, 9 there already"), "\(again.output)")
    #expect(try fixture.faults() == [])
    #expect(try fixture.paths().allSatisfy { $0.hasPrefix("v1/pr/7/\(fixture.commit)/") })

    let pull = try fixture.tool("store", "pull", "pr/7", "runs")
    #expect(pull.status == 0, "\(pull.output)")
    #expect(pull.output.contains("Pulled 3 of 3 shards to runs"))
    for (number, run) in zip(1..., runs) {
      #expect(try contents(fixture.package.appendingPathComponent("runs/\(number)-of-3")) == contents(run))
    }
    // Again, over what is there.
    #expect(try fixture.tool("store", "pull", "pr/7", "runs").status == 0)
  }

  @Test func `a shard that is missing is named, and a place without runs is an error`() throws {
    let run = try fixture.makeRun("s2", 0..<1, shard: "2/3")
    _ = try fixture.tool("store", "push", run.path, "--to", "pr/7")
    let pull = try fixture.tool("store", "pull", "pr/7", "runs")
    #expect(pull.output.contains("Pulled 1 of 3 shards to runs; missing: 1, 3"))
    let other = try fixture.tool("store", "pull", "pr/8", "runs")
    #expect(other.status == 1)
    #expect(
      other.output.contains("The store has no run of pr/8 at commit \(fixture.commit.short). Push one: "),
      "\(other.output)")
  }

  @Test func `a job that is run again adds its run, and the last one is pulled`() throws {
    for (started, value) in [(100.0, 0), (200.0, 5)] {
      _ = try fixture.tool("store", "push", fixture.makeRun("s", value..<value + 1, started: started).path)
    }
    #expect(try fixture.paths().count { $0.hasSuffix(".jsonl") } == 2)
    _ = try fixture.tool("store", "pull", "main", "runs")
    let files = try contents(fixture.package.appendingPathComponent("runs/1-of-1")).keys
    #expect(files.contains("artefacts/CardTests/Cards/c5.actual.png"))
    #expect(!files.contains("artefacts/CardTests/Cards/c0.actual.png"))
  }

  @Test func `an object with wrong bytes is left out and named, and a folder of the user's stays`() throws {
    let run = try fixture.makeRun("s", 0..<2)
    _ = try fixture.tool("store", "push", run.path)
    let damaged = try #require(try fixture.paths().first { $0.hasSuffix(".png") })
    try Data("no picture".utf8).write(to: fixture.store.appendingPathComponent(damaged))
    let pull = try fixture.tool("store", "pull", "main", "runs")
    #expect(pull.status == 1)
    #expect(pull.output.contains(".png is missing or damaged"), "\(pull.output)")
    // The next push brings it again.
    #expect(try fixture.tool("store", "push", run.path).output.contains("1 written again"))
    #expect(try fixture.tool("store", "pull", "main", "runs").status == 0)

    try fixture.write(Data("mine".utf8), to: fixture.package, "notes/1-of-1/a.txt")
    let other = try fixture.tool("store", "pull", "main", "notes")
    #expect(other.status == 1)
    #expect(other.output.contains("has files that no pull wrote, so nothing was written"), "\(other.output)")
    #expect(try contents(fixture.package.appendingPathComponent("notes")).keys.map(\.self) == ["1-of-1/a.txt"])
  }

  @Test func `pictures of goldens go from one machine to another, each verified by what it shows`() throws {
    let local = ObjectStore(fixture.package.appendingPathComponent(".build/touchstone/store"))
    var lines: [String] = []
    for number in 1...3 {
      let address = try #require(try local.add(StoreFixture.picture(number), pathExtension: "png"))
      lines.append("\(address.digest)\t8x4@1x\tpng\tcard\(number)\n")
    }
    // What no manifest names stays here.
    try local.add(StoreFixture.picture(99), pathExtension: "png")
    try fixture.write(Data(lines.joined().utf8), to: fixture.package, "Snapshots/CardTests/Cards.goldens")
    let push = try fixture.tool("store", "push")
    #expect(push.output.contains("3 files sent"), "\(push.output)")
    #expect(try fixture.paths().allSatisfy { $0.hasPrefix("v1/sha256/") })
    // Main has them already.
    #expect(try fixture.tool("store", "push", "--to", "pr/1").output.contains("0 files sent"))

    let wanted = local.addresses
    try FileManager.default.removeItem(at: local.url)
    let damaged = try #require(try fixture.paths().last)
    try StoreFixture.picture(50).write(to: fixture.store.appendingPathComponent(damaged))
    let pull = try fixture.tool("store", "pull", "main")
    #expect(pull.output.contains("Pulled 2 of 3 pictures that this machine lacked"), "\(pull.output)")
    #expect(local.addresses.count == 2)
    #expect(Set(local.addresses).isSubset(of: wanted))
  }

  @Test func `a store that is away is an error of the reader, which names it`() throws {
    let variables = ["TOUCHSTONE_STORE": "file:///no/such/folder"]
    let reader = try #require(try StoreReader(ofPackage: fixture.package, environment: variables))
    let address = try #require(ObjectAddress(of: StoreFixture.picture(1), pathExtension: "png"))
    #expect(throws: StoreError.self) { try reader.fetch([address], into: ObjectStore(fixture.root)) }
    let none = try StoreReader(ofPackage: fixture.package, environment: [:])
    #expect(none == nil)
  }

  @Test func `a package names its store and the address of its pages`() throws {
    try fixture.write(
      Data(#"{ "store": "file:../store", "pages": "https://pages.example.org/app" }"#.utf8), to: fixture.package,
      "Snapshots/touchstone.json")
    let run = try fixture.makeRun("s", 0..<1)
    let push = try fixture.tool("store", "push", run.path, environment: ["TOUCHSTONE_STORE": ""])
    #expect(push.status == 0, "\(push.output)")
    #expect(try fixture.faults() == [])
    #expect(try fixture.paths().count == 3)
  }

  @Test func `a collection keeps what is named, and deletes the rest when it is old`() throws {
    let run = try fixture.makeRun("s", 0..<2)
    _ = try fixture.tool("store", "push", run.path)
    _ = try fixture.tool("store", "push", run.path, "--to", "pr/7")
    let used = try fixture.paths().filter { !$0.hasPrefix("v1/pr") }
    let digest = String(repeating: "ab", count: 32)
    try fixture.write(Data("x".utf8), to: fixture.store, "v1/sha256/ab/\(digest.dropFirst(2)).png")
    #expect(try fixture.tool("store", "gc", "--keep-branches", "main").output.contains("Deleted 0 of 11 files"))
    try fixture.age(days: 100)
    let dry = try fixture.tool("store", "gc", "--keep-branches", "main", "--dry-run")
    #expect(dry.output.contains("Would delete 6 of 11 files"), "\(dry.output)")
    #expect(dry.output.contains("v1/sha256/ab/"))
    #expect(try fixture.paths().count == 11)
    #expect(try fixture.tool("store", "gc", "--keep-branches", "main").output.contains("Deleted 6 of 11 files"))
    #expect(try fixture.paths() == used)
    #expect(try fixture.faults() == [])
    // The commit of the run is none of the branch any more.
    try fixture.repository.git("commit", "-q", "--amend", "-m", "another")
    #expect(try fixture.tool("store", "gc", "--keep-branches", "main").output.contains("Deleted 5 of 5 files"))
  }

  @Test func `a push writes again what a collection might take`() throws {
    let run = try fixture.makeRun("s", 0..<2)
    _ = try fixture.tool("store", "push", run.path)
    try fixture.age(days: 4)
    #expect(
      try fixture.tool("store", "push", run.path).output.contains("0 files sent, 5 written again, 0 there already"))
    #expect(try fixture.tool("store", "push", run.path).output.contains("0 files sent, 5 there already"))
  }
}
