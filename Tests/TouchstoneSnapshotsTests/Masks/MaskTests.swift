import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct MaskTests {
  /// White, 40×20 px at 2 pixels per point, with single pixels of other colours.
  private func picture(_ pixels: (x: Int, y: Int)..., of size: (Int, Int) = (40, 20)) -> UIImage {
    let bitmap = Bitmap(width: size.0, height: size.1) { bytes in
      for offset in 0..<size.0 * size.1 * 4 { bytes[offset] = 255 }
      for pixel in pixels { bytes[(pixel.y * size.0 + pixel.x) * 4] = 0 }
    }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 2)
  }

  private func masked(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Snapshotting<UIImage, UIImage> {
    .image.masking(.rect(CGRect(x: x, y: y, width: width, height: height)))
  }

  /// Compares with a golden of the plain picture.
  private func verify(
    _ image: UIImage, _ strategy: Snapshotting<UIImage, UIImage>, _ variables: [String: String] = [:]
  ) throws -> SnapshotOutcome {
    try withTemporaryFolder { folder in
      _ = VerifierHarness(folder).verify(picture(), as: .image)
      return VerifierHarness(folder, variables, run: "2").verify(image, as: strategy)
    }
  }

  @Test func `differences under a mask pass and others fail`() throws {
    // Points 1…3 are the pixels 2…5.
    for inside in [(2, 2), (5, 5), (2, 5)] {
      #expect(try verify(picture(inside), masked(1, 1, 2, 2)).message == nil)
    }
    for outside in [(1, 2), (6, 5), (2, 6), (39, 19)] {
      let outcome = try verify(picture(outside), masked(1, 1, 2, 2))
      #expect(outcome.result.reason == .differs, "\(outside)")
    }
    let both = try verify(picture((2, 2), (30, 10)), masked(1, 1, 2, 2))
    #expect(both.result.comparison?.pixels == 1)
    #expect(both.result.comparison?.regions.map { [$0.x, $0.y, $0.width, $0.height] } == [[30, 10, 1, 1]])
  }

  @Test func `the log says what is masked`() throws {
    let outcome = try verify(picture((2, 2)), masked(1, 1, 2.25, 200))
    #expect(outcome.result.verdict == .passed)
    let masks = try #require(outcome.result.masks)
    #expect(masks.map { [$0.x, $0.y, $0.width, $0.height] } == [[2, 2, 5, 18]])
    #expect(try verify(picture(), .image).result.masks == nil)
  }

  @Test func `a golden that differs under masks only is unchanged when recorded`() throws {
    let outcome = try verify(picture((2, 2)), masked(1, 1, 2, 2), ["TOUCHSTONE_RECORD": "all"])
    #expect(outcome.result.recorded == .unchanged)
    let changed = try verify(picture((20, 2)), masked(1, 1, 2, 2), ["TOUCHSTONE_RECORD": "all"])
    #expect(changed.result.recorded == .changed)
  }

  @Test func `masked pixels do not count as ones that match`() throws {
    // One byte of 8 pixels differs: 0.25 % of all, and 2 % of those in 5 of 40 columns.
    let image = picture((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1))
    func verify(_ precision: Float, _ masks: SnapshotMask...) throws -> SnapshotOutcome {
      var strategy = Snapshotting<UIImage, UIImage>.image(precision: precision)
      strategy.masks = masks
      return try self.verify(image, strategy)
    }
    let most = SnapshotMask.rect(CGRect(x: 2.5, y: 0, width: 17.5, height: 10))
    #expect(try verify(0.99).message == nil)
    #expect(try verify(0.99, most).result.reason == .differs)
    #expect(try verify(0.97, most).message == nil)
  }

  @Test func `another size fails whatever is masked`() throws {
    let outcome = try verify(picture(of: (44, 20)), masked(19, 0, 3, 10))
    #expect(outcome.result.reason == .size)
  }

  @Test func `a rectangle that covers nothing fails even if the pictures are equal`() throws {
    let places = [
      (20.0, 0.0, 5.0, 5.0), (0, 10, 1, 1), (-5, -5, 5, 5), (1, 1, 0, 4), (.nan, 0, 1, 1), (0, 0, .infinity, 1),
    ]
    for place in places {
      let outcome = try verify(picture(), masked(place.0, place.1, place.2, place.3))
      #expect(outcome.result.reason == .mask, "\(place)")
    }
    #expect(
      try verify(picture(), masked(20, 0, 5, 5)).message
        == #"Snapshot "Cards/dark" cannot be masked: the rectangle (20, 0) 5×5 pt covers no pixel of the picture, which "#
        + "is 20×10 pt. Rectangles are in points from the top-left corner.")
  }

  @Test func `nothing is recorded with a mask that is wrong`() throws {
    try withTemporaryFolder { folder in
      let outcome = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"]).verify(picture(), as: masked(90, 0, 1, 1))
      #expect(outcome.result.reason == .mask)
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Snapshots").path))
    }
  }

  @Test func `masks that leave nothing fail`() throws {
    #expect(try verify(picture(), masked(0, 0, 20, 10)).result.reason == .mask)
    let halves = Snapshotting<UIImage, UIImage>.image.masking(
      .rect(CGRect(x: 0, y: 0, width: 12, height: 10)), .rect(CGRect(x: 10, y: -3, width: 30, height: 30)))
    #expect(
      try verify(picture(), halves).message
        == #"Snapshot "Cards/dark" cannot be masked: nothing is left to compare: the masks cover the whole picture of "#
        + "20×10 pt. Mask less of it.")
    // Half a point of the lower right corner is left, which is one pixel.
    let rest = Snapshotting<UIImage, UIImage>.image.masking(
      .rect(CGRect(x: 0, y: 0, width: 20, height: 9.5)), .rect(CGRect(x: 0, y: 0, width: 19.5, height: 10)))
    #expect(try verify(picture(), rest).message == nil)
    #expect(try verify(picture((39, 19)), rest).result.reason == .differs)
  }

  @Test func `a view cannot be masked in a picture of no view`() throws {
    #expect(
      try verify(picture(), .image.masking(.view("clock"))).message
        == #"Snapshot "Cards/dark" cannot be masked: the view "clock" has no single position in a picture of several frames or "#
        + "variants, or of something other than a view. Mask a rectangle in points: .rect(CGRect(x: …, y: …, width: …, height: …))"
    )
  }

  @Test func `a strategy that compares by itself cannot be masked`() throws {
    var strategy = Snapshotting<UIImage, UIImage>.image.masking(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
    strategy.diffing = Diffing(toData: { _ in Data() }, fromData: { _ in UIImage() }, diff: { _, _ in nil })
    #expect(
      try verify(picture(), strategy).message
        == #"Snapshot "Cards/dark" cannot be masked: the strategy uses custom diffing closures, which do not support masks. "#
        + "Use `Diffing.image` for its diffing.")
  }

  @Test func `what changes under a mask may be taken twice`() throws {
    let pictures = [picture(), picture((2, 2)), picture(), picture((20, 2))]
    func verify(_ range: ArraySlice<UIImage>) throws -> SnapshotOutcome {
      try withTemporaryFolder { folder in
        var rest = range
        func next() -> UIImage { rest.removeFirst() }
        return VerifierHarness(folder, ["TOUCHSTONE_VERIFY_TWICE": "1", "TOUCHSTONE_RECORD": "all"])
          .verify(next(), as: masked(1, 1, 2, 2))
      }
    }
    #expect(try verify(pictures[0...1]).message == nil)
    #expect(try verify(pictures[2...3]).message?.contains("is not stable") == true)
  }

  @Test func `two assertions of one golden may differ under a mask`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      #expect(harness.verify(picture(), as: masked(1, 1, 2, 2), named: "one").message == nil)
      #expect(harness.verify(picture((2, 2)), as: masked(1, 1, 2, 2), named: "one", line: 9).message == nil)
      let outcome = harness.verify(picture((20, 2)), as: masked(1, 1, 2, 2), named: "one", line: 11)
      #expect(outcome.result.reason == .collision)
    }
  }

  @Test func `a stored mask agrees with a view of the golden although its frame is rounded`() throws {
    let picture = PictureSize(width: 300, height: 300, scale: 3)
    func agrees(_ frame: PlacedView.Frame, _ stored: PlacedView.Frame) throws -> Bool {
      let boxes = try MaskPlacement(picture: picture, views: { [MaskedView(identifier: "a", frame: frame)] })
        .places(of: [.view("a")])
      let text = ViewOutline([.init(depth: 0, name: "Text", frame: stored)]).text() ?? ""
      return GoldenMetadata(outline: ViewOutline(text: text), masks: boxes).maskFault(in: picture) == nil
    }
    var random = LinearCongruentialGenerator(seed: 3)
    for _ in 0..<500 {
      func length(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &random) * 1000).rounded() / 1000
      }
      let frame = PlacedView.Frame(
        x: length(-5...80), y: length(-5...80), width: length(6...60), height: length(6...60))
      #expect(try agrees(frame, frame), "\(frame)")
      var other = frame
      other.width += 0.4
      other.x -= 0.4
      // Both begin at the edge of the picture if the view does.
      if frame.x >= 0.4 { #expect(try !agrees(other, frame), "\(frame)") }
    }
  }

  /// A strategy of pictures with a masked view of some height in points at the top.
  private func page(adHeight: Double) -> Snapshotting<UIImage, UIImage> {
    let page = PlacedView.Frame(x: 0, y: 0, width: 20, height: 10)
    let ad = PlacedView.Frame(x: 0, y: 0, width: 20, height: adHeight)
    let strategy: Snapshotting<UIImage, UIImage> = .image
    return strategy.pullback(taking: { image in
      var remarks = SnapshotRemarks()
      remarks.addMaskedViews { [MaskedView(identifier: "ad", frame: ad)] }
      remarks.addOutline {
        ViewOutline([.init(depth: 0, name: "VStack", frame: page), .init(depth: 1, name: "Color", frame: ad)])
      }
      return Taken(image, remarks)
    }).masking(.view("ad"))
  }

  @Test func `a golden's mask without its list of views does not hide what is gone`() throws {
    try withTemporaryFolder { folder in
      let golden = VerifierHarness(folder).verify(picture((10, 12)), as: page(adHeight: 2)).result.golden
      let file = folder.appendingPathComponent(golden)
      let png = try PNGImage(data: Data(contentsOf: file))
      var texts = png.metadata
      #expect(texts["touchstone:masks"] == #"[{"height":4,"view":"ad","width":40,"x":0,"y":0}]"#)
      texts["touchstone:masks"] = #"[{"height":16,"view":"ad","width":40,"x":0,"y":0}]"#
      texts["touchstone:views"] = nil
      try png.bitmap.pngData(metadata: texts).write(to: file)
      let outcome = VerifierHarness(folder, run: "2").verify(picture(), as: page(adHeight: 2))
      #expect(outcome.result.reason == .differs)
    }
  }

  @Test func `animated images are masked in every frame`() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<AnimatedImage, AnimatedImage>(pathExtension: "apng", diffing: .animatedImage())
        .masking(.rect(CGRect(x: 1, y: 1, width: 2, height: 2)))
      func movie(_ last: UIImage) -> AnimatedImage { AnimatedImage(frames: [picture(), last], interval: 0.1) }
      _ = VerifierHarness(folder).verify(movie(picture((0, 0))), as: strategy)
      #expect(VerifierHarness(folder, run: "2").verify(movie(picture((0, 0), (2, 2))), as: strategy).message == nil)
      let outcome = VerifierHarness(folder, run: "3").verify(movie(picture((0, 0), (9, 2))), as: strategy)
      #expect(outcome.result.reason == .differs)
    }
  }
}
