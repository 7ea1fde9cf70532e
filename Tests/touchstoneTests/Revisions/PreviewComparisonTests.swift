import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

@Suite struct PreviewComparisonTests {
  /// Writes a book whose previews have pictures of one colour, by their variants.
  private func write(_ previews: [String: [String: UInt8]], to folder: URL) throws {
    let pictures = folder.appendingPathComponent("pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let entries = try previews.sorted { $0.key < $1.key }.map { id, variants in
      var entry = PreviewBook.Entry(module: "App", id: id, name: nil, source: "/app/Sources/Card.swift", line: 7)
      for (variant, red) in variants.sorted(by: { $0.key < $1.key }) {
        let bytes = [UInt8](repeating: 0, count: 8 * 4).enumerated().map { $0.offset % 4 == 2 ? red : 255 }
        let bitmap = Bitmap(width: 4, height: 2, bytes: bytes)
        let file = "pictures/App-\(id).\(variant).png"
        try bitmap.pngData().write(to: folder.appendingPathComponent(file))
        entry.pictures.append(
          PreviewBook.Picture(variant: variant, file: file, width: 2, height: 1, isScreen: false, stage: .light))
      }
      return entry
    }
    try JSONEncoder().encode(PreviewBook(entries: entries))
      .write(to: folder.appendingPathComponent(PreviewBook.fileName))
  }

  @Test func `previews are the same, changed, new or gone, and one that cannot be drawn is not compared`() throws {
    try withTemporaryFolder { folder in
      let (base, head) = (folder.appendingPathComponent("base"), folder.appendingPathComponent("head"))
      try write(
        ["Same": ["light": 1], "Changed": ["light": 1, "dark": 1], "Gone": ["light": 1], "Broken": ["light": 3]],
        to: base)
      try write(
        ["Same": ["light": 1], "Changed": ["light": 200, "dark": 1], "New": ["light": 9], "Broken": [:]], to: head)
      let pictures = folder.appendingPathComponent("drawn/Snapshots")
      let comparison = PreviewComparison(
        package: folder, base: base, head: head, run: RunFolder(run: "r", parent: folder), name: "main")
      let (old, new) = try comparison.logs(pictures: pictures)
      let found = SnapshotComparison(base: .init(log: old), pictures: pictures, head: .init(log: new))
      let outcomes = Dictionary(
        uniqueKeysWithValues: found.entries.map { ($0.snapshot.result.id, $0.outcome) })
      #expect(
        outcomes == [
          "Same/light": .same, "Changed/light": .changed, "Changed/dark": .same, "Gone/light": .removed,
          "New/light": .new, "Broken/light": .notCompared("The preview Broken/light could not be drawn."),
        ])
      let changed = found.entries.first { $0.outcome == .changed }?.snapshot
      #expect(changed?.result.actual == PictureSize(width: 4, height: 2, scale: 2))
      #expect(changed?.result.comparison?.pixels == 8)
      #expect(try changed?.artefact(changed?.result.artefacts?.difference)?.read().isEmpty == false)
    }
  }

  @Test func `a preview that became a screen has new pictures`() throws {
    try withTemporaryFolder { folder in
      let (base, head) = (folder.appendingPathComponent("base"), folder.appendingPathComponent("head"))
      try write(["Card": ["light": 1]], to: base)
      try write(["Card": ["light": 1, "tablet": 2]], to: head)
      let pictures = folder.appendingPathComponent("drawn/Snapshots")
      let comparison = PreviewComparison(
        package: folder, base: base, head: head, run: RunFolder(run: "r", parent: folder), name: "main")
      let (old, new) = try comparison.logs(pictures: pictures)
      let found = SnapshotComparison(base: .init(log: old), pictures: pictures, head: .init(log: new))
      #expect(found.entries.map(\.outcome) == [.same, .new])
    }
  }

  @Test(arguments: [("../../..", "light.png"), ("T", "../../secret.png"), ("T/..", "light.png")])
  func `a book whose paths lead out of its folder is refused`(module: String, file: String) throws {
    try withTemporaryFolder { folder in
      let (base, head) = (folder.appendingPathComponent("base"), folder.appendingPathComponent("head"))
      try write(["Card": ["light": 1]], to: head)
      var entry = PreviewBook.Entry(module: module, id: "Card", name: nil, source: "Card.swift", line: 1)
      entry.pictures = [
        PreviewBook.Picture(variant: "light", file: file, width: 2, height: 1, isScreen: false, stage: .light)
      ]
      try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
      try JSONEncoder().encode(PreviewBook(entries: [entry]))
        .write(to: base.appendingPathComponent(PreviewBook.fileName))
      let comparison = PreviewComparison(
        package: folder, base: base, head: head, run: RunFolder(run: "r", parent: folder), name: "main")
      #expect(throws: ComparisonError.self) {
        try comparison.logs(pictures: folder.appendingPathComponent("drawn/Snapshots"))
      }
    }
  }

  @Test func `a preview without a picture on either side is not compared`() throws {
    try withTemporaryFolder { folder in
      let (base, head) = (folder.appendingPathComponent("base"), folder.appendingPathComponent("head"))
      try write(["Card": ["light": 1]], to: base)
      try write(["Card": ["light": 1], "Broken": [:]], to: head)
      let pictures = folder.appendingPathComponent("drawn/Snapshots")
      let comparison = PreviewComparison(
        package: folder, base: base, head: head, run: RunFolder(run: "r", parent: folder), name: "main")
      let (old, new) = try comparison.logs(pictures: pictures)
      let found = SnapshotComparison(base: .init(log: old), pictures: pictures, head: .init(log: new))
      #expect(found.entries.filter { $0.outcome != .same }.map(\.snapshot.result.id) == ["Broken/light"])
    }
  }
}
