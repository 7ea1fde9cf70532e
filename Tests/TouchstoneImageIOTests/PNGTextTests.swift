import CImageCodecs
import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneImageIO

struct PNGTextTests {
  private func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let stream = ts_deflate(bytes, bytes.count)
    defer { ts_encoded_free(stream) }
    return Array(UnsafeBufferPointer(start: stream.bytes, count: stream.length))
  }

  /// Bytes as those of texts, with repetitions near and far, and without any.
  private static let samples: [[UInt8]] = [
    [], [65], Array("aaaa".utf8), Array(repeating: 0, count: 3000),
    (0..<60_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) },
    Array((0..<400).map { "\($0 % 17) Text \($0) \($0 % 5) 100 20\n" }.joined().utf8), (0..<256).map { UInt8($0) },
  ]

  @Test(arguments: samples) func `what is compressed is what libdeflate reads`(bytes: [UInt8]) {
    let stream = compressed(bytes)
    var read = [UInt8](repeating: 1, count: bytes.count + 1)
    let count = ts_inflate(stream, stream.count, &read, read.count)
    #expect(count == bytes.count)
    #expect(Array(read.prefix(count)) == bytes)
  }

  @Test func `a tree of views takes a quarter`() {
    #expect(compressed(Self.samples[5]).count * 4 < Self.samples[5].count)
  }

  @Test func `long texts are compressed in the file, and read back`() throws {
    let text = String(repeating: "VStack 0 0 100 20 → ", count: 200)
    let bitmap = Bitmap(width: 1, height: 1)
    let file = try bitmap.pngData(metadata: ["Views": text, "Scale": "2"])
    #expect(file.count < 600)
    #expect(try PNGImage.metadata(of: file) == ["Views": text, "Scale": "2"])
    #expect(PNGImage.storedLength(of: text) < 200)
    #expect(PNGImage.storedLength(of: "2") == 1)
    #expect(GoldenStamp.read(from: file) == GoldenStamp.hash(of: bitmap))
  }

  @Test func `a text that would be enormous is left out, and so are many`() throws {
    let bomb = compressed(Array(repeating: 65, count: 1 << 20))
    let small = compressed(Array("A".utf8))
    let many = (0..<40).map { ("iTXt", Array("Key\($0)".utf8) + [0, 1, 0, 0, 0] + small) }
    let head = [("iTXt", Array("Bomb".utf8) + [0, 1, 0, 0, 0] + bomb)] + many
    let texts = try PNGImage.metadata(of: PNGSample(width: 1, height: 1, head: head, sample: { _, _, _ in 0 }).data)
    #expect(texts["Bomb"] == nil)
    // The attempt to read the first one counts, too.
    #expect(texts.count == 31 && texts["Key0"] == "A")
  }
}
