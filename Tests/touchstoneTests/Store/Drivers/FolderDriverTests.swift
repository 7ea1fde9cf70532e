import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

struct FolderDriverTests {
  @Test func `a share that is not mounted is no empty store`() throws {
    let fixture = try StoreFixture()
    try FileManager.default.removeItem(at: fixture.store)
    let why = "the folder does not exist. Mount it, or create it: mkdir -p \(fixture.store.path)"
    #expect(throws: StoreError.driver(fixture.driver.address, task: .list(StoreFixture.top), why: why)) {
      try fixture.driver.files(below: StoreFixture.top)
    }
    let run = try fixture.tool("store", "push", try fixture.makeRun("r", 0..<1).path)
    #expect(run.status == 1)
    #expect(run.output.contains("mkdir -p \(fixture.store.path)"), "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: fixture.store.path))
  }

  @Test func `links of a store are not followed`() throws {
    let fixture = try StoreFixture()
    let outside = fixture.root.appendingPathComponent("outside", isDirectory: true)
    try fixture.write(Data("secret".utf8), to: outside, "a.png")
    try FileManager.default.createDirectory(
      at: fixture.store.appendingPathComponent("v1"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: fixture.store.appendingPathComponent("v1/sha256"), withDestinationURL: outside)
    let path = ConfinedPath(unwrapping: "v1/sha256/a.png")
    #expect(try fixture.driver.files(below: StoreFixture.top).isEmpty)
    #expect(try fixture.driver.found([path]).isEmpty)
    try fixture.driver.fetch([path], to: fixture.root)
    #expect(!FileManager.default.fileExists(atPath: fixture.root.appendingPathComponent("v1").path))
    let source = fixture.root.appendingPathComponent("source")
    try fixture.write(Data("x".utf8), to: source, path.description)
    #expect(throws: StoreError.self) { try fixture.driver.send([path], from: source, replacing: true) }
    #expect(try Data(contentsOf: outside.appendingPathComponent("a.png")) == Data("secret".utf8))
  }
}
