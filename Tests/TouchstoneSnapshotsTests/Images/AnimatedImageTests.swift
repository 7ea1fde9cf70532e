import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct AnimatedImageTests {
  /// Two grey frames of 20 rows.
  private func movie(
    _ first: UInt8, _ second: UInt8, width: Int = 40, interval: Double = 0.1, alpha: UInt8 = 255
  ) -> AnimatedImage {
    let frames = [first, second].map { grey in
      let bitmap = Bitmap(width: width, height: 20) { bytes in
        for offset in 0..<width * 20 * 4 { bytes[offset] = offset % 4 == 3 ? alpha : min(grey, alpha) }
      }
      return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 2)
    }
    return AnimatedImage(frames: frames, interval: interval)
  }

  @Test func `the time of a frame is compared`() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<AnimatedImage, AnimatedImage>(pathExtension: "apng", diffing: .animatedImage())
      let third = 1.0 / 3
      _ = VerifierHarness(folder).verify(movie(200, 100, interval: third), as: strategy)
      let same = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"], run: "2")
        .verify(movie(200, 100, interval: third), as: strategy)
      #expect(same.result.recorded == .unchanged, "a file has whole milliseconds")
      let slow = VerifierHarness(folder, run: "3").verify(movie(200, 100, interval: 20 * third), as: strategy)
      #expect(slow.message?.contains("A frame lasts 6667 ms instead of 333 ms") == true)
    }
  }

  @Test func `an animated image with nothing to see in any frame fails`() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<AnimatedImage, AnimatedImage>(pathExtension: "apng", diffing: .animatedImage())
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      let clear = movie(0, 0, alpha: 0)
      #expect(harness.verify(clear, as: strategy).result.reason == .empty)
      #expect(harness.verify(clear, as: strategy.allowingBlank()).result.recorded == .new)
      let appearing = AnimatedImage(frames: [clear.frames[0], movie(9, 9).frames[0]], interval: 1)
      #expect(harness.verify(appearing, as: strategy, named: "appearing").result.recorded == .new)
    }
  }

  /// A faint change within the tolerance must not hide a strong one behind it.
  @Test func `a frame within the tolerance does not excuse a later one`() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<AnimatedImage, AnimatedImage>(pathExtension: "apng", diffing: .animatedImage())
      _ = VerifierHarness(folder).verify(movie(200, 100), as: strategy)
      #expect(VerifierHarness(folder, run: "2").verify(movie(201, 100), as: strategy).message == nil)
      let outcome = VerifierHarness(folder, run: "3").verify(movie(201, 0), as: strategy)
      #expect(outcome.message?.contains("Frame 2, at 100 ms: 800 px") == true)
      #expect(outcome.result.comparison?.regions.map(\.frame) == [1])
      let path = try #require(outcome.result.artefacts?.difference)
      let picture = try Data(contentsOf: folder.appendingPathComponent(".build/touchstone/3/\(path)"))
      #expect(try AnimatedPNG(data: picture).frames.count == 2)
    }
  }

  @Test func `another size has a difference of every frame`() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<AnimatedImage, AnimatedImage>(pathExtension: "apng", diffing: .animatedImage())
      _ = VerifierHarness(folder).verify(movie(200, 100), as: strategy)
      let outcome = VerifierHarness(folder, run: "2").verify(movie(200, 100, width: 44), as: strategy)
      #expect(outcome.result.reason == .size)
      let path = try #require(outcome.result.artefacts?.difference)
      let picture = try Data(contentsOf: folder.appendingPathComponent(".build/touchstone/2/\(path)"))
      #expect(try AnimatedPNG(data: picture).frames.map(\.bitmap.width) == [44, 44])
    }
  }

  /// Views whose steps take more than 8 KB, or few bytes.
  private func metadata(steps count: Int) -> GoldenMetadata {
    var metadata = GoldenMetadata(tool: "0.1.0", scale: 2)
    metadata.outline = ViewOutline(
      (0...count).map { number in
        var item = ViewOutline.Item(
          depth: number == 0 ? 0 : 1, name: "Circle", frame: .init(x: Double(number), y: 0, width: 4, height: 4))
        var step = DrawingStep(.fill)
        step[.shape] = String(Data("\(number)".utf8).sha256.prefix(16))
        item.steps = [step]
        return item
      })
    return metadata
  }

  @Test func `a file with no room for what views draw leaves it out, and a difference says so`() throws {
    let format = GoldenFormat<AnimatedImage>.animated(PictureComparer(precision: nil, perceptualPrecision: nil))
    for (count, hasRoom) in [(2, true), (1000, false)] {
      let metadata = metadata(steps: count)
      let data = try format.encode(movie(200, 100), metadata)
      let written = try #require(GoldenMetadata(png: data))
      #expect((written.outline?.hasSteps == true) == hasRoom)
      var found = FoundDifference()
      found.noteMissingSteps(in: data)
      let words = "The golden has no room for what its views draw, so only their pixels are compared. "
      #expect(found.notes.text == (hasRoom ? "" : words))
    }
  }
}
