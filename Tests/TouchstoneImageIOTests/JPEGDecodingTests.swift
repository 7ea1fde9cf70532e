import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneImageIO

struct JPEGDecodingTests {
  // Expected colours are those that ImageMagick decodes, within two levels for the rounding of other decoders.
  @Test(arguments: [JPEGSamples.color, JPEGSamples.progressive])
  func `colors come out`(data: Data) throws {
    let bitmap = try Bitmap(jpegData: data)
    #expect(bitmap.width == 16 && bitmap.height == 12)
    expect(bitmap[0, 0], near: (0, 0, 254))
    expect(bitmap[12, 11], near: (254, 0, 0))
    expect(bitmap[0, 6], near: (140, 0, 117))
  }

  @Test func `grey becomes three equal channels`() throws {
    let bitmap = try Bitmap(jpegData: JPEGSamples.grey)
    expect(bitmap[0, 0], near: (0, 0, 0))
    expect(bitmap[0, 6], near: (139, 139, 139))
    expect(bitmap[12, 11], near: (255, 255, 255))
  }

  @Test func `ink is refused`() {
    #expect(throws: ImageDecodingError.unsupportedColors(.jpeg, kind: "CMYK")) {
      try Bitmap(jpegData: JPEGSamples.ink)
    }
  }

  @Test func `every cut off file is refused`() {
    let data = JPEGSamples.color
    for length in 3..<data.count - 2 {
      let error = #expect(throws: ImageDecodingError.self) { try Bitmap(jpegData: data.prefix(length)) }
      guard case .truncated(.jpeg, _) = error else {
        // libjpeg takes a header that is cut off for damage.
        guard case .corrupt(.jpeg, _) = error else {
          Issue.record("\(length) bytes: \(String(describing: error))"); return
        }
        continue
      }
    }
  }

  @Test func `a picture above the limits is refused`() {
    let limits = ImageLimits(side: 15, pixels: 1000)
    #expect(throws: ImageDecodingError.tooLarge(.jpeg, width: 16, height: 12, limits: limits)) {
      try Bitmap(jpegData: JPEGSamples.color, limits: limits)
    }
  }

  private func expect(
    _ pixel: (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8), near expected: (Int, Int, Int),
    _ location: SourceLocation = #_sourceLocation
  ) {
    let steps = [
      Int(pixel.blue) - expected.0, Int(pixel.green) - expected.1, Int(pixel.red) - expected.2, Int(pixel.alpha) - 255,
    ]
    #expect(steps.allSatisfy { abs($0) <= 2 }, "\(pixel)", sourceLocation: location)
  }
}
