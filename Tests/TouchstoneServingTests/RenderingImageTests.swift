import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneServing
import TouchstoneTestSupport
import TouchstoneUI

struct RenderingImageTests {
  /// Two opaque pixels, green and blue.
  private let file: Data

  init() throws {
    file = try Bitmap(width: 2, height: 1) { bytes in
      bytes.copyBytes(from: [0, 255, 0, 255, 255, 0, 0, 255] as [UInt8])
    }.pngData()
  }

  /// The pixels of a picture of an image named "a", at its own size.
  private func pixels(_ pool: RenderingPool, _ image: RenderingImage) async throws -> [UInt8] {
    let request = RenderingRequest().with { $0.images["a"] = image }
    return try await PNGImage(data: pool.png(request) { Image("a") }.data).bitmap.bytes
  }

  @Test func `An image of the request is drawn by its name`() async throws {
    #expect(try await pixels(RenderingPool(limits: .test()), .data(file)) == [0, 255, 0, 255, 255, 0, 0, 255])
  }

  @Test func `The loader resolves references, and knows the limit`() async throws {
    let pool = RenderingPool(limits: .test { $0.imageBytes = 4_000 }) { [file] reference, maximum in
      #expect(reference == "avatars/17" && maximum == 4_000)
      return file
    }
    #expect(try await pixels(pool, .reference("avatars/17")) == [0, 255, 0, 255, 255, 0, 0, 255])
  }

  @Test func `The error of a loader is that of the request`() async throws {
    struct Absent: Error, CustomStringConvertible { let description = "no such avatar" }
    let pool = RenderingPool(limits: .test()) { _, _ in throw Absent() }
    await #expect(throws: RenderingError.imageNotLoaded(name: "a", reason: "no such avatar")) {
      try await pixels(pool, .reference("avatars/18"))
    }
  }

  @Test func `Files and pixels of images are limited`() async throws {
    let (bytes, pixels) = (file.count - 1, 1)
    await #expect(throws: RenderingError.imageTooLarge(name: "a", limit: "\(bytes) bytes in all images")) {
      try await self.pixels(RenderingPool(limits: .test { $0.imageBytes = bytes }), .data(file))
    }
    await #expect(throws: RenderingError.imageTooLarge(name: "a", limit: "\(pixels) pixels in all images")) {
      try await self.pixels(RenderingPool(limits: .test { $0.imagePixels = pixels }), .data(file))
    }
  }

  @Test func `All images of a request share the limit of pixels`() async throws {
    let pool = RenderingPool(limits: .test { $0.imagePixels = 3 })
    let request = RenderingRequest.card.with { $0.images = ["a": .data(file), "b": .data(file)] }
    await #expect(throws: RenderingError.imageTooLarge(name: "b", limit: "3 pixels in all images")) {
      try await pool.png(request) { Card() }
    }
  }

  @Test func `No file of the machine is read`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("a.png")
    try file.write(to: url)
    let text = try await RenderingPool(limits: .test(), usesAppResources: true).text {
      AsyncImage(url: url) { phase in Text(verbatim: phase.image == nil ? "refused" : "read") }
    }
    #expect(text.contains("refused"))
  }
}
