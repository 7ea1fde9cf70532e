import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct ForeignGoldenTests {
  private static let modes = [
    ["TOUCHSTONE_RECORD": "all"], ["TOUCHSTONE_RECORD": "failed"], ["SNAPSHOT_TESTING_RECORD": "failed"],
  ]
  private let beside = ["TOUCHSTONE_LAYOUT": "__Snapshots__"]

  private func bitmap(_ value: UInt8) -> Bitmap {
    var bytes = [UInt8](repeating: value, count: 256)
    for alpha in stride(from: 3, to: 256, by: 4) { bytes[alpha] = 255 }
    return Bitmap(width: 8, height: 8, bytes: bytes)
  }

  private func picture(_ value: UInt8) -> UIImage {
    UIImage(cgImage: CGImage(bitmap: bitmap(value)), scale: 1)
  }

  private func put(_ data: Data, _ path: String, in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  private func png(_ value: UInt8) throws -> Data { try bitmap(value).pngData() }

  @Test(arguments: modes) func `a picture of another tool is not overwritten unless that is asked for`(
    mode: [String: String]
  ) throws {
    try withTemporaryFolder { folder in
      let apple = try png(200)
      let file = try put(apple, "Tests/CardTests/__Snapshots__/Cards/dark.1.png", in: folder)
      let variables = mode.merging(beside) { $1 }
      let kept = VerifierHarness(folder, variables).verify(picture(20), as: .image)
      #expect(kept.result.verdict == .failed && kept.result.recorded == nil)
      #expect(try Data(contentsOf: file) == apple)
      #expect(kept.result.artefacts?.actual != nil)
      let message = try #require(kept.message)
      #expect(
        message.contains(
          """
          The golden Tests/CardTests/__Snapshots__/Cards/dark.1.png was not replaced, because another tool drew it.
          Replace: swift package record-snapshots --replace-foreign --only Cards/dark
          """), "\(message)")

      let asked = variables.merging(["TOUCHSTONE_REPLACE_FOREIGN": "1"]) { $1 }
      let replaced = VerifierHarness(folder, asked, run: "s").verify(picture(20), as: .image)
      #expect(replaced.result.recorded == .changed)
      #expect(try Data(contentsOf: file) != apple)
      // What was recorded is ours from now on.
      #expect(
        VerifierHarness(folder, variables, run: "t").verify(picture(90), as: .image).result.recorded == .changed)
    }
  }

  @Test func `a picture of another tool that matches counts as unchanged`() throws {
    try withTemporaryFolder { folder in
      let apple = try png(200)
      let file = try put(apple, "Tests/CardTests/__Snapshots__/Cards/dark.1.png", in: folder)
      let harness = VerifierHarness(folder, beside.merging(["TOUCHSTONE_RECORD": "all"]) { $1 })
      let outcome = harness.verify(picture(201), as: .image)
      #expect(outcome.result.verdict == .recorded && outcome.result.recorded == .unchanged)
      #expect(try Data(contentsOf: file) == apple)
    }
  }

  @Test func `a text is another tool's while a picture of that tool lies beside it`() throws {
    try withTemporaryFolder { folder in
      let text = try put(Data("old".utf8), "Tests/CardTests/__Snapshots__/Cards/dark.1.txt", in: folder)
      let picture = try put(try png(200), "Tests/CardTests/__Snapshots__/Others/light.1.png", in: folder)
      let variables = beside.merging(["TOUCHSTONE_RECORD": "all"]) { $1 }
      #expect(VerifierHarness(folder, variables).verify("new", as: .lines).result.verdict == .failed)
      #expect(try String(contentsOf: text, encoding: .utf8) == "old")
      try FileManager.default.removeItem(at: picture)
      #expect(VerifierHarness(folder, variables, run: "s").verify("new", as: .lines).result.recorded == .changed)
    }
  }

  /// A file with a chunk that only some viewers know, bytes after the end, a cut end, another content, and a pointer.
  private func faulty(_ picture: Data) -> [(name: String, data: Data, reason: SnapshotFailure.Reason)] {
    // Length, type, four bytes, and a checksum: no one looks at what is in it.
    let colors = Data([0, 0, 0, 4, 0x63, 0x49, 0x43, 0x50, 1, 13, 0, 1, 0, 0, 0, 0])
    let colored: Data = picture.dropLast(12) + colors + picture.suffix(12)
    return [
      ("chunk", colored, .unreadable),
      ("more", picture + Data([0]), .unreadable), ("cut", picture.dropLast(20), .unreadable),
      ("other", Data("BM, of another kind".utf8), .unreadable),
      ("pointer", Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8), .pointer),
    ]
  }

  @Test(arguments: [GoldenLayout.package, .besideTests])
  func `a picture that cannot be read is not overwritten unless it is Touchstone's or that is asked for`(
    layout: GoldenLayout
  ) throws {
    let place = layout == .package ? "Snapshots/CardTests/Cards" : "Tests/CardTests/__Snapshots__/Cards"
    for (name, data, reason) in faulty(try png(200)) {
      for mode in Self.modes {
        try withTemporaryFolder { folder in
          let variables = mode.merging(["TOUCHSTONE_LAYOUT": layout.rawValue]) { $1 }
          let file = try put(data, "\(place)/dark.1.png", in: folder)
          let kept = VerifierHarness(folder, variables).verify(picture(20), as: .image)
          #expect(kept.result.verdict == .failed && kept.result.recorded == nil, "\(name)")
          #expect(kept.result.reason == reason, "\(name)")
          #expect(try Data(contentsOf: file) == data, "\(name)")
          // It can be looked at, and accepted in place of this golden.
          #expect(kept.result.artefacts?.actual != nil && kept.result.goldenDigest == data.sha256, "\(name)")
          let advice = reason == .pointer ? "Fetch: git lfs" : "record-snapshots --replace-foreign --only Cards/dark"
          #expect(kept.message?.contains(advice) == true, "\(name)")
          let asked = variables.merging(["TOUCHSTONE_REPLACE_FOREIGN": "1"]) { $1 }
          let replaced = VerifierHarness(folder, asked, run: "s").verify(picture(20), as: .image)
          #expect(replaced.result.recorded == .changed, "\(name)")
          #expect(try Data(contentsOf: file) != data, "\(name)")
        }
      }
    }
  }

  @Test func `a damaged picture that says that it is Touchstone's is recorded again, and so is an empty file`() throws {
    try withTemporaryFolder { folder in
      let own = try bitmap(200).pngData(metadata: GoldenMetadata(tool: TouchstoneVersion.current).texts)
      var files = faulty(own).filter { !["other", "pointer"].contains($0.name) }
      files.append((name: "empty", data: Data(), reason: .unreadable))
      for (name, data, _) in files {
        _ = try put(data, "Snapshots/CardTests/Cards/dark.1.png", in: folder)
        let outcome = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"], run: name).verify(picture(20), as: .image)
        #expect(outcome.result.recorded == .changed, "\(name)")
      }
    }
  }

  @Test func `a text is another tool's while a picture lies beside it that cannot be read`() throws {
    for (name, data, _) in faulty(try png(200)) {
      try withTemporaryFolder { folder in
        let text = try put(Data("old".utf8), "Tests/CardTests/__Snapshots__/Cards/dark.1.txt", in: folder)
        _ = try put(data, "Tests/CardTests/__Snapshots__/Others/light.1.png", in: folder)
        let harness = VerifierHarness(folder, beside.merging(["TOUCHSTONE_RECORD": "all"]) { $1 })
        #expect(harness.verify("new", as: .lines).result.verdict == .failed, "\(name)")
        #expect(try String(contentsOf: text, encoding: .utf8) == "old", "\(name)")
      }
    }
  }
}
