import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO

@testable import TouchstoneSnapshots

@Suite struct MovingImageTests {
  /// Two grey frames of 20 rows.
  private func movie(_ first: UInt8, _ second: UInt8, width: Int = 40) -> MovingImage {
    let frames = [first, second].map { grey in
      let bitmap = Bitmap(width: width, height: 20) { bytes in
        for offset in 0..<width * 20 * 4 { bytes[offset] = offset % 4 == 3 ? 255 : grey }
      }
      return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 2)
    }
    return MovingImage(frames: frames, interval: 0.1)
  }

  /// A faint change within the tolerance must not hide a strong one behind it.
  @Test func aFrameWithinTheToleranceDoesNotExcuseALaterOne() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<MovingImage, MovingImage>(pathExtension: "apng", diffing: .movingImage())
      _ = VerifierHarness(folder).verify(movie(200, 100), as: strategy)
      #expect(VerifierHarness(folder, run: "2").verify(movie(201, 100), as: strategy).message == nil)
      let outcome = VerifierHarness(folder, run: "3").verify(movie(201, 0), as: strategy)
      #expect(outcome.message?.contains("Frame 2, at 100 ms: 800 px") == true)
      #expect(outcome.entry.comparison?.regions.map(\.frame) == [1])
      let path = try #require(outcome.entry.artefacts?.difference)
      let picture = try Data(contentsOf: folder.appendingPathComponent(".build/touchstone/3/\(path)"))
      #expect(try AnimatedPNG(data: picture).frames.count == 2)
    }
  }

  @Test func anotherSizeHasADifferenceOfEveryFrame() throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<MovingImage, MovingImage>(pathExtension: "apng", diffing: .movingImage())
      _ = VerifierHarness(folder).verify(movie(200, 100), as: strategy)
      let outcome = VerifierHarness(folder, run: "2").verify(movie(200, 100, width: 44), as: strategy)
      #expect(outcome.entry.reason == .size)
      let path = try #require(outcome.entry.artefacts?.difference)
      let picture = try Data(contentsOf: folder.appendingPathComponent(".build/touchstone/2/\(path)"))
      #expect(try AnimatedPNG(data: picture).frames.map(\.bitmap.width) == [44, 44])
    }
  }
}
