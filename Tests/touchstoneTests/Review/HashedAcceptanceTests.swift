import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

/// What `touchstone accept` and reviews do with goldens that are hashes.
struct HashedAcceptanceTests {
  private func hashed(_ folder: ReviewFolder) throws -> HashedGoldens {
    try folder.write(#"{"goldens": "hashes"}"#, to: PackageSettings.path)
    return try #require(HashedGoldens(ofPackage: folder.package))
  }

  private func place(_ name: String) throws -> ManifestPlace {
    try #require(ManifestPlace(golden: "Snapshots/A/Cards/\(name).txt"))
  }

  private func digest(_ text: String) -> String? { ObjectAddress(of: Data(text.utf8), pathExtension: "txt")?.digest }

  /// A failure of a run that compared with the hash of a text.
  private func folder(comparedWith text: String?) throws -> (folder: ReviewFolder, goldens: HashedGoldens) {
    let folder = ReviewFolder()
    try folder.add("dark")
    try FileManager.default.removeItem(at: folder.package.appendingPathComponent("Snapshots/A/Cards/dark.txt"))
    folder.log.snapshots[0].result.goldenContents = text.flatMap(digest)
    let goldens = try hashed(folder)
    try goldens.record(Data("old".utf8), at: place("dark"))
    return (folder, goldens)
  }

  @Test func `accepting writes a line, and undoing it the line before`() throws {
    let (folder, goldens) = try folder(comparedWith: "old")
    let acceptance = GoldenAcceptance(package: folder.package)
    let snapshot = folder.log.snapshots[0]
    #expect(!acceptance.isAccepted(snapshot))
    let change = try acceptance.accept(snapshot)
    #expect(try goldens.entry(of: place("dark"))?.address.digest == digest("new"))
    #expect(acceptance.isAccepted(snapshot))
    try acceptance.undo(snapshot, change)
    #expect(try goldens.entry(of: place("dark"))?.address.digest == digest("old"))
    try goldens.record(Data("edited".utf8), at: place("dark"))
    #expect(throws: ToolError.self) { try acceptance.undo(snapshot, change) }
  }

  @Test func `accepting one of several goldens in a conflict is refused, and loses no line`() throws {
    let (folder, goldens) = try folder(comparedWith: nil)
    try goldens.record(Data("light".utf8), at: place("light"))
    let manifest = try place("dark").manifest
    let file = folder.package.appendingPathComponent(manifest)
    let lines = try goldens.goldens(of: manifest).map(\.entry.line)
    func write(_ lines: [String]) throws -> String {
      let text = ([GoldenManifest.header] + lines).map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: file)
      return text
    }
    let conflict = try write(["<<<<<<< HEAD", lines[0], "=======", lines[1], ">>>>>>> topic"])
    let run = try folder.writeLog()
    let refused = try ToolRun(["accept", run.path, "--only", "*"], folder: folder.package)
    #expect(refused.status == 1)
    #expect(refused.output.contains("has conflict markers. Merge the lines by hand, or record"), "\(refused.output)")
    #expect(try String(contentsOf: file, encoding: .utf8) == conflict)
    // Its own lines are settled.
    _ = try write(["<<<<<<< HEAD", lines[0], "=======", ">>>>>>> topic", lines[1]])
    let settled = try ToolRun(["accept", run.path, "--only", "*"], folder: folder.package)
    #expect(settled.status == 0, "\(settled.output)")
    #expect(try goldens.entry(of: place("dark"))?.address.digest == digest("new"))
    #expect(try goldens.entry(of: place("light"))?.address.digest == digest("light"))
  }

  @Test func `a run that compared with another hash, or with none, replaces nothing`() throws {
    for text in ["another", nil] {
      let (folder, goldens) = try folder(comparedWith: text)
      let acceptance = GoldenAcceptance(package: folder.package)
      #expect(throws: ToolError.self) { try acceptance.accept(folder.log.snapshots[0]) }
      #expect(try goldens.entry(of: place("dark"))?.address.digest == digest("old"))
    }
  }

  @Test func `the command accepts on a machine that has no picture`() throws {
    let (folder, goldens) = try folder(comparedWith: "old")
    for address in goldens.objects.addresses { try goldens.objects.remove(address) }
    let run = try folder.writeLog()
    let result = try ToolRun(["accept", run.path, "--only", "*"], folder: folder.package)
    #expect(result.status == 0, "\(result.output)")
    #expect(try goldens.entry(of: place("dark"))?.address.digest == digest("new"))
  }

  @Test func `a golden is read from the store, or from the run's copy if that is what the line says`() throws {
    let (folder, goldens) = try folder(comparedWith: "old")
    var snapshot = folder.log.snapshots[0]
    #expect(try snapshot.golden?.read() == Data("old".utf8))
    for address in goldens.objects.addresses { try goldens.objects.remove(address) }
    let copy = snapshot.runFolder.url.appendingPathComponent("artefacts/copy.txt")
    snapshot.result.artefacts?.reference = "artefacts/copy.txt"
    try Data("forged".utf8).write(to: copy)
    #expect((try? snapshot.golden?.read()) == nil)
    try Data("old".utf8).write(to: copy)
    #expect(try snapshot.golden?.read() == Data("old".utf8))
    #expect(snapshot.hasCompared(with: nil))
  }

  @Test func `goldens that are hashes are listed, and removed by their lines`() throws {
    let (folder, goldens) = try folder(comparedWith: "old")
    try goldens.record(Data("gone".utf8), at: place("gone.1"))
    let list = GoldenFolder(package: folder.package)
    #expect(
      list.files.map { $0.path.relative(to: folder.package) } == [
        "Snapshots/A/Cards/dark.txt", "Snapshots/A/Cards/gone.1.txt",
      ])
    #expect(list.manifestFaults.isEmpty && list.files.allSatisfy { list.fault(of: $0) == nil })
    #expect(list.read(list.files[0]) == Data("old".utf8))
    try list.remove(list.files[1])
    #expect(try goldens.manifest(at: place("dark").manifest).entries.keys.sorted() == ["dark.txt"])
    let manifest = folder.package.appendingPathComponent(try place("dark").manifest)
    try Data("\(GoldenManifest.header)\nabc\n".utf8).write(to: manifest)
    #expect(
      GoldenFolder(package: folder.package).manifestFaults == [.malformed(try place("dark").manifest, lines: [2])])
  }

  @Test func `a report shows the picture of a hash that came after the run, and how it differs`() throws {
    func picture(_ value: UInt8) throws -> Data {
      try Bitmap(width: 30, height: 20) { bytes in
        for index in 0..<2400 { bytes[index] = index % 4 == 3 ? 255 : value }
      }.pngData()
    }
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil, actual: picture(9), format: "png")
    let golden = try picture(200)
    folder.log.snapshots[0].result.goldenContents = ObjectAddress(of: golden, pathExtension: "png")?.digest
    let goldens = try hashed(folder)
    let place = try #require(ManifestPlace(golden: "Snapshots/A/Cards/dark.png"))
    let entry = try #require(try goldens.record(golden, at: place))
    let run = try folder.writeLog()
    func shown() throws -> ReportEntry? {
      let log = try RunLog(runFolders: [run], package: folder.package)
      return ReportDocument(log: log, environment: [:]).entries.first
    }
    let late = try #require(try shown())
    #expect(late.reference != nil && late.actual != nil && late.difference != nil && !late.regions.isEmpty)
    #expect(late.acceptable && late.message == "Differs from its golden.")
    try goldens.objects.remove(entry.address)
    let alone = try #require(try shown())
    #expect(alone.reference == nil && alone.actual != nil && alone.difference == nil)
    #expect(alone.acceptable)
  }
}
