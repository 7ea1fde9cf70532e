import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// Numbers in a report of a run that anyone may have made: they are those of the pictures that it shows.
@Suite struct ComputedNumbersTests {
  private let run: SampleRun

  init() throws { run = try SampleRun() }

  /// A white picture of 20 × 10 pixels, with a red square of 4 × 4 at (8, 3).
  private func picture(square: Bool) throws -> Data {
    var bytes = [UInt8](repeating: 255, count: 20 * 10 * 4)
    if square {
      for y in 3..<7 {
        for x in 8..<12 { bytes.replaceSubrange((y * 20 + x) * 4..<(y * 20 + x) * 4 + 2, with: [0, 0]) }
      }
    }
    return try Bitmap(width: 20, height: 10, bytes: bytes).pngData()
  }

  /// Adds a failure whose log says what its pictures do not show.
  private func add(golden: Data?, actual: Data?, digest: String? = nil) throws {
    run.add("Cards/a", .failed, reason: .differs) {
      $0.artefacts = SnapshotArtefacts(actual: actual == nil ? nil : "artefacts/actual.png")
      $0.goldenDigest = digest ?? golden?.sha256
      var region = RegionSummary(x: 10, y: 0, width: 100, height: 100, pixels: 1, kind: "rerasterized")
      region.view = PlacedView(path: "VStack › Square", frame: .init(x: 8, y: 3, width: 4, height: 4))
      region.text = ["a", "b"]
      let far = RegionSummary(x: .max, y: .max, width: .max, height: .max, pixels: .max)
      $0.comparison = DifferenceSummary(
        comparer: "generous", pixels: 1, total: 1_000_000, severity: 1.1, deltaE: 0.1, regions: [far, region])
    }
    try golden.map { try run.write($0, to: "Snapshots/CardTests/Cards/a@2x.png") }
    try actual.map { try run.write($0, to: "artefacts/actual.png", inRun: true) }
  }

  private func entry(_ origin: RunOrigin) throws -> ReportEntry {
    _ = try run.document()
    let log = try RunLog(runFolders: [run.runFolder], package: run.package)
    return try #require(ReportDocument(log: log, origin: origin).entries.first)
  }

  private func value(_ name: String, of entry: ReportEntry) -> String? {
    entry.facts.first { $0.name == name }?.value
  }

  @Test func `numbers and regions are computed, and the run only names what it drew there`() throws {
    try add(golden: picture(square: false), actual: picture(square: true))
    let entry = try entry(.others)
    #expect(value("Different pixels", of: entry)?.hasPrefix("16 of 200") == true)
    #expect(value("Compared by", of: entry) == ".strict")
    #expect(entry.measure.hasPrefix("16 px · ΔE "))
    let region = try #require(entry.regions.first)
    let numbers: [Int] = [region.x, region.y, region.width, region.height, region.pixels]
    #expect(numbers == [8, 3, 4, 4, 16])
    #expect(entry.regions.count == 1 && region.view?.path == "VStack › Square" && region.text == ["a", "b"])
    #expect((region.deltaE ?? 0) > 20 && entry.severity > 5)
    #expect(region.kind == "text", "a text that changed, by whatever the pixels look like")
  }

  @Test func `the report of the run itself has the numbers of its assertions`() throws {
    try add(golden: picture(square: false), actual: picture(square: true))
    let entry = try entry(.thisCommand)
    #expect(value("Compared by", of: entry) == "generous" && entry.regions.count == 2)
  }

  @Test func `sizes are those of the pictures, and only the scale is the log's`() throws {
    try add(golden: picture(square: false), actual: picture(square: true))
    run.entries[0].reason = .size
    run.entries[0].actual = PictureSize(width: 9, height: 9, scale: 2)
    run.entries[0].reference = PictureSize(width: 7, height: 7, scale: 2)
    let entry = try entry(.others)
    #expect(entry.measure == "10×5 → 10×5 pt" && entry.size == "10 × 5 pt @2x")
    #expect(value("Size", of: entry) == "10 × 5 pt @2x, 20 × 10 px" && value("Size of the golden", of: entry) == nil)
  }

  @Test func `a failure with a picture to accept shows it, though the log calls it an audit`() throws {
    try add(golden: picture(square: false), actual: picture(square: true))
    run.entries[0].reason = .audit
    run.entries[0].findings = []
    run.entries[0].artefacts?.audited = "artefacts/audited.png"
    try run.write(picture(square: false), to: "artefacts/audited.png", inRun: true)
    let entry = try entry(.others)
    #expect(entry.actual?.path == "artefacts/actual.png" && entry.reference != nil && entry.difference != nil)
  }

  @Test func `without the two pictures there are no numbers`() throws {
    for (golden, actual, digest) in [
      (nil, try picture(square: true), nil), (try picture(square: false), nil, nil),
      (try picture(square: false), try picture(square: true), String(repeating: "0", count: 64)),
      (try picture(square: true), try picture(square: true), nil),
    ] {
      run.entries = []
      try? FileManager.default.removeItem(at: run.package.appendingPathComponent("Snapshots"))
      try add(golden: golden, actual: actual, digest: digest)
      let entry = try entry(.others)
      #expect(entry.regions.isEmpty && value("Different pixels", of: entry) == nil && !entry.measure.contains("px"))
    }
  }
}
