import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

/// `report --against-run`: the failures that another run has as well.
struct OtherRunTests {
  /// Fails "dark" with a text, and others as before; returns the folder of the run.
  private func run(_ texts: [String: String], in folder: ReviewFolder, named name: String) throws -> URL {
    folder.log.snapshots = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { try folder.add(name, actual: Data(text.utf8)) }
    let written = try folder.writeLog()
    let place = written.deletingLastPathComponent().appendingPathComponent(name)
    try FileManager.default.moveItem(at: written, to: place)
    return place
  }

  @Test func `failures that the target branch has as well are told from new ones`() throws {
    let folder = ReviewFolder()
    let target = try run(["dark": "new", "light": "other"], in: folder, named: "main")
    let own = try run(["dark": "new", "light": "new", "wide": "new"], in: folder, named: "own")
    let json = folder.package.appendingPathComponent("report.json")
    let result = try ToolRun(
      ["report", own.path, "--against-run", target.path, "--json", json.path], folder: folder.package)
    #expect(result.status == 0)
    #expect(
      result.output.contains("The other run has 1 of 3 failures as well, with the same pictures or texts.\n"),
      "\(result.output)")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: json)) as? [String: Any])
    let entries = try #require(document["entries"] as? [[String: Any]])
    let messages = Dictionary(uniqueKeysWithValues: entries.map { ("\($0["id"] ?? "")", "\($0["message"] ?? "")") })
    #expect(messages["Cards/dark"] == "The other run fails here, too, and drew the same.\ndiffers")
    #expect(messages["Cards/light"] == "The other run fails here, too, but drew something else.\ndiffers")
    #expect(messages["Cards/wide"] == "differs")
  }

  @Test func `a run that is not there, or damaged, is not taken for one without failures`() throws {
    let folder = ReviewFolder()
    let own = try run(["dark": "new"], in: folder, named: "own")
    let none = try ToolRun(["report", own.path, "--against-run", "gone"], folder: folder.package)
    #expect(none.status == 1 && none.output.contains("No run found at "), "\(none.output)")
    let damaged = try run(["dark": "new"], in: folder, named: "damaged")
    let log = damaged.appendingPathComponent("log/42.jsonl")
    try (Data("{\n".utf8) + Data(contentsOf: log)).write(to: log)
    let result = try ToolRun(["report", own.path, "--against-run", damaged.path], folder: folder.package)
    #expect(result.status == 1 && result.output.contains("Part of the run's log could not be read"), "\(result.output)")
  }
}
