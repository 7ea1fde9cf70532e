import Foundation
import Testing
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct PictureTests {
  /// A card: white, with a coloured rectangle in pixels.
  private func card(
    _ color: (UInt8, UInt8, UInt8) = (255, 0, 0), x: Int = 8, y: Int = 4, width: Int = 16, height: Int = 8,
    of size: (Int, Int) = (60, 30), scale: CGFloat = 2
  ) -> UIImage {
    let bitmap = Bitmap(width: size.0, height: size.1) { bytes in
      for row in 0..<size.1 {
        for column in 0..<size.0 {
          let isInside = (x..<x + width).contains(column) && (y..<y + height).contains(row)
          let (red, green, blue): (UInt8, UInt8, UInt8) = isInside ? color : (255, 255, 255)
          let offset = (row * size.0 + column) * 4
          bytes[offset] = blue
          bytes[offset + 1] = green
          bytes[offset + 2] = red
          bytes[offset + 3] = 255
        }
      }
    }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }

  private func golden(_ folder: URL, _ name: String = "dark.1@2x.png") -> URL {
    folder.appendingPathComponent("Snapshots/CardTests/Cards/\(name)")
  }

  @Test func `the scale is in the name and the metadata`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      let outcome = harness.verify(card(), as: .image)
      #expect(outcome.result.golden == "Snapshots/CardTests/Cards/dark.1@2x.png")
      #expect(outcome.result.actual == PictureSize(width: 60, height: 30, scale: 2))
      let texts = try PNGImage.metadata(of: try Data(contentsOf: golden(folder)))
      #expect(
        texts == [
          "Software": "Touchstone \(TouchstoneVersion.current)", "touchstone:scale": "2",
          "touchstone:strategy": "image",
        ])
      #expect(harness.verify(card(scale: 1), as: .image).result.golden.hasSuffix("Cards/dark.1.png"))
    }
  }

  @Test func `an unchanged golden passes and is not touched`() throws {
    try withTemporaryFolder { folder in
      #expect(VerifierHarness(folder).verify(card(), as: .image).result.recorded == .new)
      let before = try Data(contentsOf: golden(folder))
      #expect(VerifierHarness(folder, run: "2").verify(card(), as: .image).result.verdict == .passed)
      let forced = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"], run: "3").verify(card(), as: .image)
      #expect(forced.result.recorded == .unchanged)
      let after = try Data(contentsOf: golden(folder))
      #expect(after == before)
    }
  }

  /// Other encoders write other bytes for the same pixels: such a golden is unchanged too.
  @Test func `a golden by another encoder is compared by its pixels`() throws {
    try withTemporaryFolder { folder in
      let file = golden(folder)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let other = try #require(card().cgImage).bitmap.pngData(metadata: ["Comment": "elsewhere"])
      try other.write(to: file)
      let outcome = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"]).verify(card(), as: .image)
      #expect(outcome.result.recorded == .unchanged)
      #expect(outcome.result.reference == nil || outcome.result.reference?.scale == 2)
      let after = try Data(contentsOf: file)
      #expect(after == other)
    }
  }

  @Test func `a difference has numbers a place and pictures`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: .image)
      let outcome = VerifierHarness(folder, run: "2").verify(card((0, 0, 255)), as: .image)
      // CIEDE2000 of sRGB red and blue is 52.88 (Sharma's formula, D65).
      #expect(
        outcome.message
          == #"Snapshot "Cards/dark" differs from its golden: 128 px in 1 region, worst ΔE00 52.9 at (4, 2) 8×4 pt."#
          + "\nLook: .build/touchstone/2/artefacts/CardTests/Cards/dark.1@2x.difference.png\n"
          + "Accept: swift package record-snapshots --only Cards/dark")
      #expect(outcome.result.comparison?.pixels == 128)
      #expect(outcome.result.comparison?.total == 1800)
      #expect(
        outcome.result.comparison?.regions.map { [$0.x, $0.y, $0.width, $0.height, $0.pixels] } == [[8, 4, 16, 8, 128]])
      #expect(outcome.attachments.map(\.name) == ["reference.png", "failure.png", "difference.png"])
      let run = folder.appendingPathComponent(".build/touchstone/2")
      for path in [
        outcome.result.artefacts?.reference, outcome.result.artefacts?.actual, outcome.result.artefacts?.difference,
      ] {
        let file = run.appendingPathComponent(try #require(path))
        #expect(try PNGImage(data: Data(contentsOf: file)).bitmap.width == 60)
      }
    }
  }

  @Test func `another size is told in points and pixels and has a picture`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: .image)
      let outcome = VerifierHarness(folder, run: "2").verify(card(of: (64, 31)), as: .image)
      #expect(outcome.result.reason == .size)
      let message = try #require(outcome.message)
      #expect(
        message.hasPrefix(
          #"Snapshot "Cards/dark" is 32×15.5 pt at 2x (64×31 px), its golden is 30×15 pt at 2x (60×30 px): "#))
      #expect(message.contains("difference.png"))
    }
  }

  @Test func `a damaged golden fails and recording fixes it`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: .image)
      let whole = try Data(contentsOf: golden(folder))
      for (index, damaged) in [whole.prefix(60), Data("no picture".utf8), Data(), whole + Data([0])].enumerated() {
        try damaged.write(to: golden(folder))
        let outcome = VerifierHarness(folder, run: "d\(index)").verify(card((0, 255, 0)), as: .image)
        #expect(outcome.result.verdict == .failed)
        #expect(outcome.result.reason == .unreadable, "case \(index)")
        // The last one says who drew it, and the empty one has nothing to lose.
        let option = index < 2 ? "--replace-foreign " : ""
        #expect(outcome.message?.contains("record-snapshots \(option)--only Cards/dark") == true, "case \(index)")
      }
      // It still says who drew it.
      try (whole + Data([0])).write(to: golden(folder))
      let recorded = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"], run: "m").verify(card(), as: .image)
      #expect(recorded.result.recorded == .changed)
      let after = try Data(contentsOf: golden(folder))
      #expect(after == whole)
    }
  }

  @Test func `a golden without IEND is damaged`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: .image)
      let whole = try Data(contentsOf: golden(folder))
      try whole.dropLast(12).write(to: golden(folder))
      let outcome = VerifierHarness(folder, run: "2").verify(card(), as: .image)
      #expect(outcome.result.reason == .unreadable)
      #expect(outcome.message?.contains("IEND") == true)
    }
  }

  @Test(arguments: [-1, 98, Float.nan, .infinity, 1.01]) func `a precision that is no share fails`(number: Float) throws
  {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      for strategy in [
        Snapshotting<UIImage, UIImage>.image(precision: number), .image(perceptualPrecision: number),
      ] {
        let outcome = harness.verify(card(), as: strategy)
        #expect(outcome.result.reason == .value)
        #expect(outcome.message?.contains("is \(number), which is not between 0 and 1.") == true)
        #expect(outcome.result.recorded == nil)
        #expect(strategy.diffing.diff(card(), card())?.0.contains("between 0 and 1") == true)
      }
      #expect(
        Diffing<UIImage>.image(precision: 98).format.mistake
          == "precision is 98.0, which is not between 0 and 1. For 98.0 %, write 0.98.")
    }
  }

  @Test func `a precision with which any picture matches fails`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      for (strategy, name) in [
        (Snapshotting<UIImage, UIImage>.image(precision: 0), "precision"),
        (.image(perceptualPrecision: 0), "perceptualPrecision"),
        (.image(precision: 0.9, perceptualPrecision: -0.0), "perceptualPrecision"),
      ] {
        let outcome = harness.verify(card(), as: strategy)
        #expect(outcome.result.reason == .value)
        #expect(
          outcome.message?.contains(
            "\(name) is 0, so any picture would match. Pass a greater number, such as 0.99, or leave it out.") == true,
          "\(outcome.message ?? "")")
        #expect(strategy.diffing.diff(card(), card())?.0.contains("is 0, so any picture would match") == true)
      }
      #expect(Diffing<AnimatedImage>.animatedImage(precision: 0).format.mistake?.contains("is 0, so") == true)
      #expect(Diffing<UIImage>.image(precision: 0.01, perceptualPrecision: 0.01).format.mistake == nil)
    }
  }

  @Test func `a picture with nothing to see fails unless it is allowed`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      let clear = UIImage(cgImage: CGImage(bitmap: Bitmap(width: 4, height: 2)), scale: 1)
      #expect(harness.verify(clear, as: .image).message?.contains("all of its 4×2 px are fully transparent") == true)
      #expect(harness.verify(UIImage(), as: .image).message?.contains("the picture has no pixels") == true)
      #expect(harness.verify(clear, as: .image.allowingBlank(), named: "clear").result.recorded == .new)
      #expect(harness.verify(UIImage(), as: .image.allowingBlank(), named: "none").result.reason == .write)
      var faint = Bitmap(width: 4, height: 2)
      faint.withUnsafeMutableBytes { $0[31] = 1 }
      let almostClear = UIImage(cgImage: CGImage(bitmap: faint), scale: 1)
      #expect(harness.verify(almostClear, as: .image, named: "faint").result.recorded == .new)
    }
  }

  @Test func `goldens of other scales are mentioned when one is missing`() throws {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(card(), as: .image)
      let outcome = VerifierHarness(folder, run: "2").verify(card(scale: 3), as: .image, record: .never)
      #expect(
        outcome.message
          == #"Snapshot "Cards/dark" has no golden at Snapshots/CardTests/Cards/dark.1@3x.png, and the assertion's "#
          + "record mode is .never. Goldens at other scales: dark.1@2x.png.\n"
          + "Record: swift package record-snapshots --only Cards/dark")
    }
  }

  @Test func `other fonts and libraries than those of the golden are named`() throws {
    try withTemporaryFolder { folder in
      func font(_ digit: Character, _ version: String) -> GoldenIngredient {
        GoldenIngredient(fontDigest: String(repeating: digit, count: 64), version: version)
      }
      func made(_ font: GoldenIngredient, cairo: String) -> () -> GoldenMetadata {
        let libraries = ["cairo": cairo, "HarfBuzz": "6.0.0"].mapValues { GoldenIngredient(version: $0) }
        return {
          GoldenMetadata(strategy: "image", ingredients: ["Inter.ttf": font].merging(libraries) { $1 })
        }
      }
      var strategy = Snapshotting<UIImage, UIImage>.image
      strategy.provenance = made(font("a", "Version 3.019"), cairo: "1.16.0")
      _ = VerifierHarness(folder).verify(card(), as: strategy)
      strategy.provenance = made(font("e", "Version 4.0"), cairo: "1.18.0")
      let outcome = VerifierHarness(folder, run: "2").verify(card((0, 0, 0)), as: strategy)
      let words = [
        "It was recorded with Inter.ttf Version 3.019 (aaaaaaaaaaaa); this machine has Version 4.0 (eeeeeeeeeeee).",
        "It was recorded with cairo 1.16.0; this machine has 1.18.0.",
      ]
      #expect(outcome.message?.hasSuffix(words.joined(separator: "\n")) == true)
      #expect(outcome.result.drift == words)
      #expect(VerifierHarness(folder, run: "3").verify(card(), as: strategy).result.verdict == .passed)
    }
  }

  @Test func `the precisions of swift snapshot testing keep their meaning`() {
    let red = card((250, 0, 0))
    let almost = card((249, 0, 0))
    #expect(Diffing<UIImage>.image.diff(red, almost) == nil, "an eye sees nothing")
    #expect(Diffing<UIImage>.image(precision: 1).diff(red, almost) != nil)
    #expect(Diffing<UIImage>.image(precision: 1, perceptualPrecision: 1).diff(red, almost) != nil)
    #expect(Diffing<UIImage>.image(perceptualPrecision: 0.98).diff(red, almost) == nil)
    let blue = card((0, 0, 255))
    #expect(Diffing<UIImage>.image(precision: 0.9).diff(red, blue) == nil, "128 of 1800 px differ, 7 %")
    #expect(Diffing<UIImage>.image(precision: 0.99).diff(red, blue) != nil)
    let failure = Diffing<UIImage>.image(precision: 0.99).diff(red, blue)
    #expect(failure?.0.hasSuffix(", compared by .perceptual(precision: 0.99, perceptualPrecision: 1.0).") == true)
    #expect(failure?.1.map(\.name) == ["reference.png", "failure.png", "difference.png"])
  }

  /// White, but for one pixel that may be a little darker: by less than `.ui` sees, and by more than `.strict` does.
  private func page(darker: Bool) -> UIImage {
    var bytes = [UInt8](repeating: 255, count: 40 * 40 * 4)
    if darker { for channel in 0..<3 { bytes[20 * 40 * 4 + 20 * 4 + channel] = 0xE8 } }
    return UIImage(cgImage: CGImage(bitmap: Bitmap(width: 40, height: 40, bytes: bytes)), scale: 1)
  }

  @Test func `a golden of the same Touchstone and libraries is compared strictly, others as an eye would`() throws {
    try withTemporaryFolder { folder in
      func made(_ cairo: String) -> () -> GoldenMetadata {
        { GoldenMetadata(strategy: "image", ingredients: ["cairo": GoldenIngredient(version: cairo)]) }
      }
      var strategy = Snapshotting<UIImage, UIImage>.image
      strategy.provenance = made("1.16.0")
      _ = VerifierHarness(folder).verify(page(darker: false), as: strategy)
      let same = VerifierHarness(folder, run: "2").verify(page(darker: true), as: strategy)
      #expect(same.message != nil && same.result.comparison?.comparer == ".strict")
      strategy.provenance = made("1.18.0")
      let other = VerifierHarness(folder, run: "3").verify(page(darker: true), as: strategy)
      #expect(other.message == nil && other.result.comparison?.comparer == ".ui")
      var precise = Snapshotting<UIImage, UIImage>.image(precision: 0.99)
      precise.provenance = made("1.16.0")
      #expect(VerifierHarness(folder, run: "4").verify(page(darker: true), as: precise).message == nil)
    }
  }

  @Test func `bytes become a picture of the scale that was given`() throws {
    let diffing = Diffing<UIImage>.image(scale: 3)
    let plain = try #require(card().cgImage).bitmap.pngData()
    #expect(diffing.fromData(plain).scale == 3)
    #expect(diffing.fromData(plain).cgImage?.width == 60)
    #expect(Diffing<UIImage>.image.fromData(Diffing<UIImage>.image.toData(card())).cgImage == card().cgImage)
    #expect(Taken(collecting: { diffing.fromData(Data("x".utf8)) }).remarks.error != nil)
  }
}
