import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// Reports of runs of others that say that they recorded or passed: the golden that they show is that of the package.
@Suite struct ClaimedRecordingTests {
  private let run: SampleRun
  private static let golden = "Snapshots/CardTests/Cards/a@2x.png"

  init() throws { run = try SampleRun() }

  private func picture(_ value: UInt8) throws -> Data {
    try Bitmap(width: 4, height: 2, bytes: [UInt8](repeating: value, count: 32)).pngData()
  }

  /// Adds a snapshot with pictures for what the package has, what the run says that it compared with, and what it drew.
  private func add(
    _ status: (SnapshotVerdict, RecordedChange?), golden: UInt8?, copy: UInt8?, drawn: UInt8?, digest: UInt8? = nil
  ) throws {
    let digest = try digest.map { try picture($0).sha256 }
    run.add("Cards/a", status.0, recorded: status.1) {
      $0.artefacts = SnapshotArtefacts(
        reference: copy.map { _ in "artefacts/copy.png" }, actual: drawn.map { _ in "artefacts/drawn.png" },
        difference: "artefacts/copy.png")
      $0.goldenDigest = digest
      $0.comparison = DifferenceSummary(comparer: "generous", pixels: 1, total: 1000, deltaE: 0.1)
    }
    for (value, path, inRun) in [
      (golden, Self.golden, false), (copy, "artefacts/copy.png", true), (drawn, "artefacts/drawn.png", true),
    ] {
      try value.map { try run.write(picture($0), to: path, inRun: inRun) }
    }
  }

  private func document() throws -> ReportDocument {
    _ = try run.document()
    return ReportDocument(
      log: try RunLog(runFolders: [run.runFolder], package: run.package), origin: .others)
  }

  /// The bytes that the page has for a picture.
  private func bytes(_ picture: ReportPicture?, of document: ReportDocument) throws -> Data? {
    try picture.map { try document.pictureFiles[$0.image].read() }
  }

  @Test(arguments: [RecordedChange.new, .changed])
  func `what a run recorded elsewhere is the run's picture, and the difference is computed`(
    change: RecordedChange
  ) throws {
    try add((.recorded, change), golden: 40, copy: 40, drawn: 200)
    let document = try document()
    let entry = try #require(document.entries.first)
    #expect(entry.status == (change == .new ? .new : .changed) && entry.reference?.path == Self.golden)
    #expect(try bytes(entry.reference, of: document) == picture(40))
    #expect(try bytes(entry.actual, of: document) == picture(200))
    #expect(entry.isUnconfirmed == true && entry.measure.hasPrefix("8 px · ΔE "))
    #expect(entry.difference?.path.hasPrefix("differences/") == true)
    #expect(entry.message == "The run says that it recorded this. This package has another golden.")
    #expect(!document.hasOtherGoldens && !entry.acceptable)
    #expect(MarkdownReport(document).text.contains("| \(entry.status.rawValue), says the run |"))
    #expect(String(decoding: try JSONReport(document).data(), as: UTF8.self).contains(#""isUnconfirmed" : true"#))
  }

  @Test(arguments: [
    (SnapshotVerdict.recorded, RecordedChange?.some(.changed)), (.recorded, .new), (.recorded, .unchanged),
    (.failed, .changed), (.passed, nil), (.failed, nil),
  ])
  func `a copy of another golden is an error, and is not shown`(
    verdict: SnapshotVerdict, recorded: RecordedChange?
  ) throws {
    for digest in [nil, UInt8(90)] {
      run.entries = []
      try add((verdict, recorded), golden: 40, copy: digest == nil ? 90 : nil, drawn: 200, digest: digest)
      let document = try document()
      let entry = try #require(document.entries.first)
      #expect(try bytes(entry.reference, of: document) == picture(40))
      for file in document.pictureFiles { #expect(try file.read() != picture(90)) }
      #expect(document.hasOtherGoldens && !entry.acceptable && entry.difference == nil)
      #expect(
        entry.message?.contains("The run compared with another golden than \(Self.golden) of this package.") == true)
    }
  }

  @Test func `what the package has by now is its golden`() throws {
    try add((.recorded, .changed), golden: 200, copy: 40, drawn: 200)
    let document = try document()
    let entry = try #require(document.entries.first)
    #expect(try bytes(entry.reference, of: document) == picture(200))
    #expect(entry.actual == nil && entry.isUnconfirmed == nil && !document.hasOtherGoldens)
    #expect(document.pictureFiles.count == 1)
  }

  @Test func `a recording without pictures shows the golden of the package, or nothing`() throws {
    try add((.recorded, .new), golden: 40, copy: nil, drawn: nil)
    let first = try document()
    #expect(try bytes(first.entries[0].reference, of: first) == picture(40) && first.entries[0].actual == nil)
    #expect(!first.hasOtherGoldens)
    try FileManager.default.removeItem(at: run.package.appendingPathComponent("Snapshots"))
    let second = try document()
    #expect(second.entries[0].reference == nil && second.entries[0].actual == nil && !second.hasOtherGoldens)
  }

  @Test func `a recording for which the package has no golden is the run's`() throws {
    try add((.recorded, .new), golden: nil, copy: nil, drawn: 200)
    let document = try document()
    let entry = try #require(document.entries.first)
    #expect(entry.reference == nil && entry.isUnconfirmed == true && !document.hasOtherGoldens)
    #expect(entry.message == "The run says that it recorded this. This package has no such golden.")
  }

  @Test func `a picture that is gone does not make up for a golden that the package lacks`() throws {
    try add((.failed, nil), golden: nil, copy: nil, drawn: 200, digest: 90)
    try FileManager.default.removeItem(at: run.runFolder.appendingPathComponent("artefacts/drawn.png"))
    #expect(try document().hasOtherGoldens)
  }

  @Test func `texts that were recorded are compared with the golden of the package`() throws {
    let golden = "Snapshots/CardTests/Cards/a.txt"
    run.add("Cards/a", .recorded, recorded: .changed) {
      ($0.golden, $0.format) = (golden, "txt")
      $0.artefacts = SnapshotArtefacts(
        reference: "artefacts/copy.txt", actual: "artefacts/drawn.txt", difference: "artefacts/forged.patch")
    }
    try run.write(Data("one\n".utf8), to: golden)
    try run.write(Data("one\n".utf8), to: "artefacts/copy.txt", inRun: true)
    try run.write(Data("two\n".utf8), to: "artefacts/drawn.txt", inRun: true)
    try run.write(Data("forged".utf8), to: "artefacts/forged.patch", inRun: true)
    let texts = try #require(try document().entries.first?.texts)
    #expect(texts.reference == "one\n" && texts.actual == "two\n")
    #expect(texts.difference?.contains("two") == true && texts.difference?.contains("forged") == false)
  }

  @Test func `the report of the recording itself shows what was there before`() throws {
    try add((.recorded, .changed), golden: 200, copy: 40, drawn: 200)
    let document = try run.document()
    let entry = try #require(document.entries.first)
    #expect(try bytes(entry.reference, of: document) == picture(40))
    #expect(try bytes(entry.actual, of: document) == picture(200) && entry.isUnconfirmed == nil)
  }

  @Test(arguments: [UInt8(200), 90])
  func `a recording without a copy is that of its digest`(recorded: UInt8) throws {
    try add((.recorded, .changed), golden: 200, copy: 40, drawn: nil)
    run.entries[0].recordedDigest = try picture(recorded).sha256
    let document = try document()
    let entry = try #require(document.entries.first)
    #expect(try bytes(entry.reference, of: document) == picture(200))
    #expect(entry.actual == nil && document.hasOtherGoldens == (recorded != 200))
    #expect((entry.message?.contains("another golden") ?? false) == (recorded != 200))
  }
}
