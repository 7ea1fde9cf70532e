import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

/// Commands that are killed at any moment, and several at the same time.
struct StoreKillTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private var tool: KilledTool {
    KilledTool(folder: fixture.package, environment: ["TOUCHSTONE_STORE": "file://\(fixture.store.path)"])
  }

  private func start(_ words: [String]) throws -> Process { try tool.start(words) }

  private func kill(_ words: [String], times: Int, seed: UInt64, between: () throws -> Void = {}) throws -> Int {
    try tool.kill([words], times: times, seed: seed, before: between) {
      let faults = try fixture.faults()
      #expect(faults == [], "seed \(seed)")
    }
  }

  @Test func `fifty pushes that are killed leave nothing dangling, and the next one ends the work`() throws {
    let runs = try (1...2).map { try fixture.makeRun("s\($0)", $0 * 100..<$0 * 100 + 40, shard: "\($0)/2").path }
    let words = ["store", "push"] + runs
    let killed = try kill(words, times: 50, seed: 50) {
      try? FileManager.default.removeItem(at: fixture.store.appendingPathComponent("v1"))
    }
    #expect(killed == 50)
    let end = try start(words)
    end.waitUntilExit()
    #expect(end.terminationStatus == 0)
    #expect(try fixture.faults() == [])
    #expect(try fixture.paths().count { $0.hasSuffix(".jsonl.gz") } == 2)
    #expect(try fixture.paths().count { $0.hasSuffix(".png") } == 160)
    // What killed pushes staged on this machine is swept by the next.
    let staging = fixture.package.appendingPathComponent(".build/touchstone/staging")
    #expect(try FileManager.default.contentsOfDirectory(atPath: staging.path) == [])
  }

  @Test func `fifty reports whose publication is killed never lead to a page without pictures`() throws {
    let run = try fixture.makeRun("s", 0..<40)
    let report = try fixture.tool("report", run.path, "--site", "site")
    #expect(report.output.contains("40 failed"), "\(report.output)")
    let words = ["store", "publish", "site", "pr/3", "--pages", "https://pages.example.org"]
    func pages() throws -> [String] { try fixture.paths().filter { $0.hasSuffix("index.html") } }
    let killed = try kill(words, times: 50, seed: 51) {
      let paths = try fixture.paths()
      // No page without all of its pictures.
      #expect(try pages().isEmpty || paths.count { $0.hasSuffix(".png") } == 80)
      try? FileManager.default.removeItem(at: fixture.store.appendingPathComponent("v1"))
    }
    #expect(killed == 50)
    let end = try start(words)
    end.waitUntilExit()
    #expect(end.terminationStatus == 0)
    #expect(try pages().count == 1)
    #expect(try fixture.paths().count { $0.hasSuffix(".png") } == 80)
  }

  @Test func `fifty collections that are killed delete nothing that is named, and the next one ends the work`() throws {
    let kept = try fixture.makeRun("s1", 0..<20).path
    let gone = try fixture.makeRun("s2", 200..<240).path
    let other = String(repeating: "0c", count: 20)
    for words in [["store", "push", kept], ["store", "push", gone, "--commit", other]] {
      try start(words).waitUntilExit()
    }
    let (full, copy) = (fixture.store.appendingPathComponent("v1"), fixture.root.appendingPathComponent("copy"))
    try FileManager.default.copyItem(at: full, to: copy)
    let words = ["store", "gc", "--keep-branches", "main"]
    let killed = try kill(words, times: 50, seed: 52) {
      try FileManager.default.removeItem(at: full)
      try FileManager.default.copyItem(at: copy, to: full)
      try fixture.age(days: 100)
    }
    #expect(killed == 50)
    let end = try start(words)
    end.waitUntilExit()
    #expect(end.terminationStatus == 0)
    #expect(try fixture.faults() == [])
    #expect(try fixture.paths().count { $0.hasSuffix(".png") } == 40)
    #expect(try fixture.paths().count { $0.hasSuffix(".jsonl.gz") } == 1)
  }

  @Test func `two collections and a push at the same time delete nothing that the push names`() throws {
    let run = try fixture.makeRun("s", 0..<60).path
    let push = ["store", "push", run]
    let collect = ["store", "gc", "--keep-branches", "main"]
    for round in 0..<8 {
      try start(push).waitUntilExit()
      // Objects that nothing names, old enough to go: those that the push relies on.
      for path in try fixture.paths() where path.hasSuffix(".jsonl.gz") {
        try FileManager.default.removeItem(at: fixture.store.appendingPathComponent(path))
      }
      try fixture.age(days: 100)
      let processes = try [collect, push, collect].map { words in
        usleep(UInt32(round * 1500))
        return try start(words)
      }
      for process in processes { process.waitUntilExit() }
      #expect(processes.map(\.terminationStatus) == [0, 0, 0])
      #expect(try fixture.faults() == [], "round \(round)")
      #expect(try fixture.paths().count { $0.hasSuffix(".jsonl.gz") } == 1)
    }
  }
}
