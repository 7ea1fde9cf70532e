import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

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

  @Test func `a player shows the frames as they were given`() throws {
    let frames = [
      before, changed(3..<5), changed(3..<5), changed(11..<12), Bitmap.noise(width: 20, height: 12, seed: 2),
    ]
    let file = try AnimatedPNG(frames, each: .framesPerSecond(60)).data()
    #expect(try PNGPlayer(file).frames.map(\.bitmap) == frames)
  }

  @Test func `a frame holds only the rows that differ`() throws {
    let file = try AnimatedPNG([before, changed(3..<5), changed(3..<5)], each: .milliseconds(1)).data()
    #expect(try PNGPlayer(file).frames.map(\.rows) == [0..<12, 3..<5, 0..<1])
  }

  @Test func `durations and the number of plays are written`() throws {
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

  @Test func `what knows no animation sees the first frame and the texts`() throws {
    let file = try AnimatedPNG([before, changed(0..<12)], each: .milliseconds(500)).data(metadata: ["Title": "Blink"])
    let image = try PNGImage(data: file)
    #expect(image.bitmap == before)
    #expect(image.metadata == ["Title": "Blink"])
    #expect(!PNGImage.isStamped(file, as: before))
  }

  @Test func `equal animations give equal bytes`() throws {
    let animation = AnimatedPNG([before, changed(2..<9)], each: .milliseconds(500))
    #expect(try animation.data() == animation.data())
  }

  @Test func `a frame that takes several chunks comes back`() throws {
    // More than the 16 MiB that one chunk holds at most, and not compressible.
    let large = Bitmap.noise(width: 2100, height: 2100, seed: 3)
    let frames = [Bitmap(width: 2100, height: 2100), large]
    let file = try AnimatedPNG(frames, each: .milliseconds(1)).data()
    #expect(try PNGPlayer(file).frames.map(\.bitmap) == frames)
  }

  @Test func `an animation without frames is refused`() {
    #expect(throws: ImageEncodingError.noFrames) { try AnimatedPNG([]).data() }
  }

  @Test func `frames of several sizes are refused`() {
    let frames = [before, Bitmap(width: 20, height: 13)]
    #expect(throws: ImageEncodingError.unequalFrames(width: 20, height: 12, otherWidth: 20, otherHeight: 13)) {
      try AnimatedPNG(frames, each: .milliseconds(1)).data()
    }
  }

  @Test func `frames without pixels are refused`() {
    #expect(throws: ImageEncodingError.unsupportedSize(width: 4, height: 0)) {
      try AnimatedPNG([Bitmap(width: 4, height: 0)], each: .milliseconds(1)).data()
    }
  }

  // MARK: Files from elsewhere

  /// An animation whose numbers are not those of its frames.
  private func file(
    width: Int = 4, height: Int = 4, announced: Int? = nil, controls: Int, top: Int = 0, rows: Int? = nil
  ) throws -> Data {
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append(contentsOf: PNGChunk.bytes(.header, size + [8, 6, 0, 0, 0]))
    file.append(
      contentsOf: PNGChunk.bytes(.animation, UInt32(announced ?? controls).bigEndianBytes + [0, 0, 0, 0]))
    let picture = try Bitmap.noise(width: 4, height: rows ?? 4, seed: 4).pngData()
    let data = picture.withUnsafeBytes { PNGChunks($0).filter { $0.type == .imageData }.map { Array($0.data) } }
    let place =
      UInt32(width).bigEndianBytes + UInt32(rows ?? height).bigEndianBytes + [0, 0, 0, 0] + UInt32(top).bigEndianBytes
    var sequence: UInt32 = 0
    for index in 0..<controls {
      file.append(
        contentsOf: PNGChunk.bytes(.frameControl, sequence.bigEndianBytes + place + [0, 1, 0, 9, 0, 0]))
      sequence += 1
      for part in data {
        file.append(
          contentsOf: index == 0
            ? PNGChunk.bytes(.imageData, part) : PNGChunk.bytes(.frameData, sequence.bigEndianBytes + part))
        sequence += index == 0 ? 0 : 1
      }
    }
    file.append(contentsOf: PNGChunk.bytes(.end, []))
    return file
  }

  @Test func `a file made by hand is read`() throws {
    #expect(try AnimatedPNG(data: file(controls: 3)).frames.count == 3)
  }

  /// A hundred bytes each could ask for 256 MiB.
  @Test func `frames that are too many or too large together are refused before any is decoded`() throws {
    let limits = ImageLimits.standard
    for (width, height, count) in [(1, 1, 10_001), (8192, 8192, 3), (32_767, 2048, 3), (1000, 1000, 135)] {
      let time = processorTime {
        #expect(throws: ImageDecodingError.tooManyFrames(count: count, width: width, height: height, limits: limits)) {
          try AnimatedPNG(data: file(width: width, height: height, announced: 2, controls: count))
        }
      }
      #expect(time < .seconds(20))
    }
    let small = ImageLimits(side: 4, pixels: 16, frames: 3, animationPixels: 48)
    #expect(try AnimatedPNG(data: file(controls: 3), limits: small).frames.count == 3)
    for limits in [
      ImageLimits(side: 4, pixels: 16, frames: 2, animationPixels: 48),
      ImageLimits(side: 4, pixels: 16, frames: 3, animationPixels: 47),
    ] {
      let error = #expect(throws: ImageDecodingError.self) { try AnimatedPNG(data: file(controls: 3), limits: limits) }
      #expect(error == .tooManyFrames(count: 3, width: 4, height: 4, limits: limits))
    }
  }

  @Test func `numbers that lie are an error`() throws {
    #expect(throws: ImageDecodingError.tooManyFrames(count: 0xFFFF_FFFF, width: 4, height: 4, limits: .standard)) {
      try AnimatedPNG(data: file(announced: 0xFFFF_FFFF, controls: 1))
    }
    #expect(
      throws: ImageDecodingError.corrupt(.png, reason: "it declares 3 frames but has 2")
    ) { try AnimatedPNG(data: file(announced: 3, controls: 2)) }
    #expect(throws: ImageDecodingError.corrupt(.png, reason: "the first frame does not have the size of the picture")) {
      try AnimatedPNG(data: file(controls: 2, rows: 2))
    }
    for top in [1, 0x7FFF_FFFF, 0xFFFF_FFFF] {
      #expect(throws: ImageDecodingError.self) { try AnimatedPNG(data: file(controls: 2, top: top)) }
    }
  }

  @Test func `what would not be read again is not written`() throws {
    let frame = AnimatedPNG.Frame(Bitmap(width: 1, height: 1), for: .milliseconds(1))
    let many = AnimatedPNG(Array(repeating: frame, count: 10_001))
    #expect(
      throws: ImageEncodingError.tooManyFrames(count: 10_001, width: 1, height: 1, limits: .standard)
    ) { try many.data() }
  }
}
