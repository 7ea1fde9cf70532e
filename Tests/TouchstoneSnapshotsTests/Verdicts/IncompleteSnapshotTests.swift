import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Snapshots that lack something: they can be looked at, and become no golden.
@Suite struct IncompleteSnapshotTests {
  /// A strategy that misses something, or that says another thing of what it took.
  private func strategy(
    _ remark: @escaping (inout SnapshotRemarks) -> Void = { $0.lacks("No symbol is named \"unicorn\".") }
  ) -> Snapshotting<UIImage, UIImage> {
    Snapshotting<UIImage, UIImage>.image.pullback(taking: { (image: UIImage) in
      var remarks = SnapshotRemarks()
      remark(&remarks)
      return Taken(image, remarks)
    })
  }

  /// A picture of 8 × 8 pixels, with a square of 4 × 4 in another red.
  private func card(_ red: UInt8 = 255) -> UIImage {
    let bitmap = Bitmap(width: 8, height: 8) { bytes in
      for index in bytes.indices {
        let isSquare = index / 4 % 8 < 4 && index / 32 < 4
        bytes[index] = [0, 0, isSquare ? red : 255, 255][index % 4]
      }
    }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 2)
  }

  private func golden(_ folder: URL) -> URL {
    folder.appendingPathComponent("Snapshots/CardTests/Cards/dark.1@2x.png")
  }

  private func data(_ artefact: String?, _ harness: VerifierHarness) -> Data? {
    artefact.flatMap { FileManager.default.contents(atPath: harness.session.folder.url.path + "/" + $0) }
  }

  @Test(arguments: ["all", "failed", "missing", "never"])
  func `an incomplete picture is kept and compared, and neither recorded nor acceptable`(mode: String) throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: .image)
      let before = try #require(FileManager.default.contents(atPath: golden(folder).path))
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": mode], run: "2")
      let outcome = harness.verify(card(0), as: strategy())
      let result = outcome.result
      #expect(result.verdict == .failed && result.reason == .value && result.recorded == nil && !result.isAcceptable)
      #expect(result.obstacle == .incomplete("Cards/dark"))
      #expect(FileManager.default.contents(atPath: golden(folder).path) == before)
      #expect(result.golden == "Snapshots/CardTests/Cards/dark.1@2x.png")
      #expect(data(result.artefacts?.reference, harness) == before)
      #expect(data(result.artefacts?.actual, harness)?.isEmpty == false)
      #expect(data(result.artefacts?.difference, harness)?.isEmpty == false)
      #expect(result.actual == result.reference && result.actual?.width == 8)
      #expect(result.comparison?.pixels == 16)
      #expect(outcome.attachments.count == 3)
      let lines = try #require(outcome.message).split(separator: "\n")
      #expect(
        lines.first?.hasPrefix(#"Snapshot "Cards/dark" is incomplete. No symbol is named "unicorn". Add "#) == true)
      #expect(
        lines.last?.hasPrefix("Look: .build/touchstone/2/artefacts/CardTests/Cards/dark.1@2x.difference.") == true)
    }
  }

  @Test func `without a golden, or with one that cannot be read, the picture alone is kept`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      func check(_ digest: String?) {
        let result = harness.verify(card(0), as: strategy()).result
        #expect(result.reason == .value && result.recorded == nil && result.goldenDigest == digest)
        #expect(result.artefacts?.reference == nil && result.artefacts?.difference == nil)
        #expect(data(result.artefacts?.actual, harness) != nil)
      }
      check(nil)
      #expect(!FileManager.default.fileExists(atPath: golden(folder).path))
      let pointer = Data("version https://git-lfs.github.com/spec/v1\n".utf8)
      try FileManager.default.createDirectory(
        at: golden(folder).deletingLastPathComponent(), withIntermediateDirectories: true)
      try pointer.write(to: golden(folder))
      check(pointer.sha256)
    }
  }

  @Test func `a picture with a box in place of its photo is kept, one with another font is not`() throws {
    try withTemporaryFolder { folder in
      struct Wrong: Error, CustomStringConvertible { var description: String { "the photo is damaged" } }
      let harness = VerifierHarness(folder)
      let wrong = harness.verify(card(0), as: strategy { $0.fail(Wrong()) })
      #expect(wrong.result.reason == .value && wrong.result.artefacts?.actual != nil && !wrong.result.isAcceptable)
      #expect(wrong.message?.contains("could not be taken: the photo is damaged\nLook: ") == true)
      let fonts = harness.verify(card(0), as: strategy { $0.fail(SnapshotFailure.fontNotOnMachine("Inter")) })
      #expect(fonts.result.reason == .fonts && fonts.result.artefacts == nil)
    }
  }

  @Test func `an empty picture is not kept, nor one in place of another assertion's`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      let clear = UIImage(cgImage: CGImage(bitmap: Bitmap(width: 2, height: 2) { _ in }), scale: 1)
      #expect(harness.verify(clear, as: strategy()).result.artefacts == nil)
      let first = harness.verify(card(0), as: strategy(), named: "same", line: 1)
      let kept = data(first.result.artefacts?.actual, harness)
      let second = harness.verify(card(9), as: strategy(), named: "same", line: 2)
      #expect(kept != nil && second.result.reason == .value && second.result.artefacts == nil)
      #expect(data(first.result.artefacts?.actual, harness) == kept)
    }
  }

  @Test func `a text is kept with its patch`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      try harness.putGolden("one\ntwo\n")
      let lacking = Snapshotting<String, String>.lines.pullback(taking: { (text: String) in
        var remarks = SnapshotRemarks()
        remarks.lacks("No font is named \"NoSuch\".")
        return Taken(text, remarks)
      })
      let result = harness.verify("one\nthree\n", as: lacking).result
      let patch = data(result.artefacts?.difference, harness).map { String(decoding: $0, as: UTF8.self) }
      #expect(patch?.contains("−two\n+three") == true && harness.text == "one\ntwo\n")
    }
  }
}
