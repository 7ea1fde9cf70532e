import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneImageIO

struct GoldenStampTests {
  private let bitmap = Bitmap.noise(width: 40, height: 30, seed: 1)

  @Test func `a written file carries the hash of its pixels`() throws {
    let data = try bitmap.pngData(metadata: ["Title": "Card"])
    #expect(GoldenStamp.read(from: data) == GoldenStamp.hash(of: bitmap))
  }

  @Test func `the stamp holds for what the file decodes to even if colors were above their alpha`() throws {
    let glowing = Bitmap(width: 1, height: 1, bytes: [200, 0, 0, 100])
    let data = try glowing.pngData()
    let decoded = try PNGImage(data: data).bitmap
    #expect(decoded.bytes == [100, 0, 0, 100])
    #expect(GoldenStamp.read(from: data) == GoldenStamp.hash(of: decoded))
    #expect(GoldenStamp.read(from: data) != GoldenStamp.hash(of: glowing))
  }

  @Test func `changing any byte that bears on the pixels voids the stamp`() throws {
    let data = try bitmap.pngData(metadata: ["Title": "Card"])
    let text = try #require(data.range(of: Data("tEXtTitle".utf8)))
    let textChunk = text.lowerBound - 4..<text.lowerBound + 4 + "Title\0Card".utf8.count + 4
    for place in data.indices where !textChunk.contains(place) {
      var edited = data
      edited[place] ^= 0x10
      #expect(GoldenStamp.read(from: edited) == nil, "byte \(place)")
    }
  }

  @Test func `an editor that keeps the chunk does not keep the stamp`() throws {
    let data = try bitmap.pngData()
    let other = try Bitmap.noise(width: 40, height: 30, seed: 2).pngData()
    let stampLength = 12 + 21 + 12
    let forged = other.dropLast(stampLength) + data.suffix(stampLength)
    #expect(try PNGImage(data: forged).bitmap == Bitmap.noise(width: 40, height: 30, seed: 2))
    #expect(GoldenStamp.read(from: forged) == nil)
  }

  @Test func `the texts may change without the stamp`() throws {
    let plain = try bitmap.pngData()
    let titled = try bitmap.pngData(metadata: ["Title": "Card"])
    #expect(plain != titled)
    #expect(GoldenStamp.read(from: plain) == GoldenStamp.read(from: titled))
  }

  @Test func `a file that is no golden has the same pixels and no stamp`() throws {
    let data = try bitmap.unstampedPNGData()
    #expect(try PNGImage(data: data).bitmap == bitmap)
    #expect(GoldenStamp.read(from: data) == nil)
    #expect(try data.count < bitmap.pngData().count)
  }

  @Test func `cut off files and other files have no stamp`() throws {
    let data = try bitmap.pngData()
    for length in 0..<data.count {
      #expect(GoldenStamp.read(from: data.prefix(length)) == nil)
    }
    #expect(GoldenStamp.read(from: Data("version https://git-lfs.github.com/spec/v1\n".utf8)) == nil)
  }
}
