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

  @Test func `a shard that takes nothing is a whole run for the job that merges`() throws {
    let runs = try [
      fixture.makeRun("s1", 0..<2, skipping: 2..<4, shard: "1/3"),
      fixture.makeRun("s2", 2..<4, skipping: 0..<2, shard: "2/3"),
      fixture.makeRun("s3", 0..<0, skipping: 0..<4, shard: "3/3"),
    ]
    func merge(_ runs: [URL], to place: String) throws -> ToolRun {
      for run in runs { _ = try fixture.tool("store", "push", run.path, "--to", place) }
      let pull = try fixture.tool("store", "pull", place, place)
      #expect(pull.status == 0, "\(pull.output)")
      let folders = try FileManager.default.contentsOfDirectory(atPath: fixture.package.path + "/\(place)").sorted()
      return try ToolRun(
        ["report", "--require-complete"] + folders.map { "\(place)/\($0)" }, folder: fixture.package)
    }
    let whole = try merge(runs, to: "pr/1")
    #expect(whole.status == 0 && whole.output.contains("4 failed"), "\(whole.output)")
    // Without another shard, its snapshots are missed, and without the empty one, that shard is.
    let lost = try merge([runs[0], runs[2]], to: "pr/2")
    #expect(lost.status == 1 && lost.output.contains("Shards without a run: 2/3"), "\(lost.output)")
    #expect(lost.output.contains("2 of 4 snapshots were not taken"), "\(lost.output)")
    let empty = try merge(Array(runs.prefix(2)), to: "pr/3")
    #expect(empty.status == 1 && empty.output.contains("Shards without a run: 3/3"), "\(empty.output)")
  }

  @Test func `a job that is run again adds its run, and the last one is pulled`() throws {
    for (started, value) in [(100.0, 0), (200.0, 5)] {
      _ = try fixture.tool("store", "push", fixture.makeRun("s", value..<value + 1, started: started).path)
    }
    #expect(try fixture.paths().count { $0.hasSuffix(".jsonl.gz") } == 2)
    _ = try fixture.tool("store", "pull", "main", "runs")
    let files = try contents(fixture.package.appendingPathComponent("runs/1-of-1")).keys
    #expect(files.contains("artefacts/CardTests/Cards/c5.actual.png"))
    #expect(!files.contains("artefacts/CardTests/Cards/c0.actual.png"))
  }

  @Test func `a run that an earlier version pushed is pulled, and keeps what it names`() throws {
    let run = try StoredRun(of: fixture.makeRun("s", 0..<2), commit: nil, package: fixture.package)
    _ = try fixture.tool("store", "push", fixture.package.appendingPathComponent(".build/touchstone/s").path)
    let path = try #require(try fixture.paths().first { $0.hasSuffix(".jsonl.gz") })
    let file = fixture.store.appendingPathComponent(path)
    try FileManager.default.removeItem(at: file)
    try run.data.write(to: file.deletingPathExtension())
    let pull = try fixture.tool("store", "pull", "main", "runs")
    #expect(pull.status == 0 && pull.output.contains("Pulled 1 of 1 shards"), "\(pull.output)")
    try fixture.age(days: 30)
    let collected = try fixture.tool("store", "gc", "--keep-branches", "main")
    #expect(collected.output.contains("Deleted 0 of 5 files"), "\(collected.output)")
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
    #expect(other.output.contains("/notes/1-of-1 contains files that were not pulled."), "\(other.output)")
    #expect(try contents(fixture.package.appendingPathComponent("notes")).keys.map(\.self) == ["1-of-1/a.txt"])
  }

  @Test func `pictures of goldens go from one machine to another, each verified by what it shows`() throws {
    let goldens = try fixture.record(1...3)
    let local = goldens.objects
    // What no manifest names stays here.
    try local.add(StoreFixture.picture(99), pathExtension: "png")
    let named = Set(local.addresses)
    let push = try fixture.tool("store", "push")
    #expect(push.output.contains("3 files sent"), "\(push.output)")
    #expect(try fixture.paths().allSatisfy { $0.hasPrefix("v1/sha256/") })
    // Main has them already.
    #expect(try fixture.tool("store", "push", "--to", "pr/1").output.contains("0 files sent"))

    try FileManager.default.removeItem(at: local.url)
    let damaged = try #require(try fixture.paths().last)
    try StoreFixture.picture(50).write(to: fixture.store.appendingPathComponent(damaged))
    let pull = try fixture.tool("store", "pull", "main")
    #expect(pull.status == 0)
    #expect(pull.output.contains("Pulled 2 of 3 pictures that this machine lacked"), "\(pull.output)")
    let lines = try goldens.goldens(of: fixture.manifest)
    let lost = try #require(lines.first { damaged.hasSuffix($0.entry.address.path) })
    #expect(pull.output.contains("\n  \(lost.place.golden)\n"), "\(pull.output)")
    #expect(local.addresses.count == 2)
    #expect(named.isSuperset(of: local.addresses))
    // One that was damaged here is pulled again.
    let here = try #require(local.addresses.first)
    try Data("cut".utf8).write(to: local.url.appendingPathComponent(here.path))
    let again = try fixture.tool("store", "pull", "main")
    #expect(again.output.contains("Pulled 1 of 2 pictures"), "\(again.output)")
    #expect(try local.read(here) != nil)
    for number in 1...3 { try local.add(StoreFixture.picture(number), pathExtension: "png") }
    let none = try fixture.tool("store", "pull", "main")
    #expect(none.output.contains("Nothing to pull: no picture is missing on this machine."), "\(none.output)")
  }

  @Test func `pictures of goldens that are nowhere are named, and an error if nothing could be pushed`() throws {
    let goldens = try fixture.record(1...3)
    for address in goldens.objects.addresses.prefix(1) { try goldens.objects.remove(address) }
    let part = try fixture.tool("store", "push")
    #expect(part.status == 0)
    #expect(part.output.contains("2 files sent"), "\(part.output)")
    #expect(part.output.contains("The picture of 1 golden is neither on this machine nor in the store. Run the tests"))
    let lines = try goldens.goldens(of: fixture.manifest).filter { !goldens.objects.contains($0.entry.address) }
    #expect(lines.count == 1 && part.output.hasSuffix("\n  \(lines[0].place.golden)\n"), "\(part.output)")
    // Those that are in the store are no lack of it.
    for address in goldens.objects.addresses { try goldens.objects.remove(address) }
    #expect(try fixture.tool("store", "push").output.contains("The picture of 1 golden is neither"))
    try FileManager.default.removeItem(at: fixture.store.appendingPathComponent("v1"))
    let none = try fixture.tool("store", "push")
    #expect(none.status == 1)
    #expect(none.output.contains("Nothing was pushed. The pictures of 3 goldens are neither on this machine nor "))
  }

  @Test func `lines that do not count are said, and a manifest of another version is an error`() throws {
    _ = try fixture.record(1...2)
    let file = fixture.package.appendingPathComponent(fixture.manifest)
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data((text + "abc\n").utf8).write(to: file)
    let push = try fixture.tool("store", "push")
    #expect(push.status == 0 && push.output.contains("2 files sent"), "\(push.output)")
    #expect(push.output.contains("\(fixture.manifest) has lines that cannot be read: 4"), "\(push.output)")
    try Data(text.replacingOccurrences(of: "goldens/1", with: "goldens/2").utf8).write(to: file)
    for words in [["push"], ["pull", "main"]] {
      let run = try ToolRun(
        ["store"] + words, folder: fixture.package, environment: ["TOUCHSTONE_STORE": "file://\(fixture.store.path)"])
      #expect(run.status == 1 && run.output.contains("The first line of \(fixture.manifest) is "), "\(run.output)")
    }
  }

  @Test func `a picture that is there as another file stays, and a faulty one is replaced`() throws {
    let goldens = try fixture.record(1...2)
    _ = try fixture.tool("store", "push")
    let paths = try fixture.paths()
    let address = try #require(goldens.objects.addresses.first { paths[0].hasSuffix($0.path) })
    let picture = try PNGImage(data: #require(try goldens.objects.read(address)))
    let packed = try picture.bitmap.pngData(metadata: ["Comment": "the same pixels, packed by another program"])
    let files = paths.map { fixture.store.appendingPathComponent($0) }
    try packed.write(to: files[0])
    try Data("cut".utf8).write(to: files[1])
    let push = try fixture.tool("store", "push")
    #expect(push.output.contains("0 files sent, 1 written again, 1 there already"), "\(push.output)")
    #expect(try Data(contentsOf: files[0]) == packed)
    #expect(try Data(contentsOf: files[1]) != Data("cut".utf8))
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
