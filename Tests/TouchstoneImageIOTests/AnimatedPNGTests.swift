import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneImageIO

struct AnimatedPNGTests {
  private let before = Bitmap.noise(width: 20, height: 12, seed: 1)

  /// The picture with other pixels in some rows.
  private func changed(_ rows: Range<Int>) -> Bitmap {
    var result = before
    result.withUnsafeMutableBytes { bytes in
      for y in rows { bytes[y * 80 + 3] = bytes[y * 80 + 3] == 255 ? 254 : 255 }
    }
    return result
  }

  @Test func aPlayerShowsTheFramesAsTheyWereGiven() throws {
    let frames = [
      before, changed(3..<5), changed(3..<5), changed(11..<12), Bitmap.noise(width: 20, height: 12, seed: 2),
    ]
    let file = try AnimatedPNG(frames, each: .framesPerSecond(60)).data()
    #expect(try PNGPlayer(file).frames.map(\.bitmap) == frames)
  }

  @Test func aFrameHoldsOnlyTheRowsThatDiffer() throws {
    let file = try AnimatedPNG([before, changed(3..<5), changed(3..<5)], each: .milliseconds(1)).data()
    #expect(try PNGPlayer(file).frames.map(\.rows) == [0..<12, 3..<5, 0..<1])
  }

  @Test func durationsAndTheNumberOfPlaysAreWritten() throws {
    let frames = [
      AnimatedPNG.Frame(before, for: .framesPerSecond(60)), AnimatedPNG.Frame(before, for: .milliseconds(1500)),
      AnimatedPNG.Frame(before, for: .milliseconds(100_000)),
    ]
    let player = try PNGPlayer(AnimatedPNG(frames, plays: 3).data())
    #expect(
      player.frames.map(\.duration)
        == [FrameDuration(1, over: 60), FrameDuration(1500, over: 1000), FrameDuration(65_535, over: 1000)])
    #expect(player.plays == 3)
    #expect(try PNGPlayer(AnimatedPNG([before], each: .milliseconds(1)).data()).plays == 0)
  }

  @Test func whatKnowsNoAnimationSeesTheFirstFrameAndTheTexts() throws {
    let file = try AnimatedPNG([before, changed(0..<12)], each: .milliseconds(500)).data(metadata: ["Title": "Blink"])
    let image = try PNGImage(data: file)
    #expect(image.bitmap == before)
    #expect(image.metadata == ["Title": "Blink"])
    #expect(!PNGImage.isStamped(file, as: before))
  }

  @Test func equalAnimationsGiveEqualBytes() throws {
    let animation = AnimatedPNG([before, changed(2..<9)], each: .milliseconds(500))
    #expect(try animation.data() == animation.data())
  }

  @Test func aFrameThatTakesSeveralChunksComesBack() throws {
    // More than the 16 MiB that one chunk holds at most, and not compressible.
    let large = Bitmap.noise(width: 2100, height: 2100, seed: 3)
    let frames = [Bitmap(width: 2100, height: 2100), large]
    let file = try AnimatedPNG(frames, each: .milliseconds(1)).data()
    #expect(try PNGPlayer(file).frames.map(\.bitmap) == frames)
  }

  @Test func anAnimationWithoutFramesIsRefused() {
    #expect(throws: ImageEncodingError.noFrames) { try AnimatedPNG([]).data() }
  }

  @Test func framesOfSeveralSizesAreRefused() {
    let frames = [before, Bitmap(width: 20, height: 13)]
    #expect(throws: ImageEncodingError.unequalFrames(width: 20, height: 12, otherWidth: 20, otherHeight: 13)) {
      try AnimatedPNG(frames, each: .milliseconds(1)).data()
    }
  }

  @Test func framesWithoutPixelsAreRefused() {
    #expect(throws: ImageEncodingError.unsupportedSize(width: 4, height: 0)) {
      try AnimatedPNG([Bitmap(width: 4, height: 0)], each: .milliseconds(1)).data()
    }
  }
}
