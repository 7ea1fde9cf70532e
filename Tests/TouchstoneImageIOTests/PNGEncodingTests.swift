import CImageCodecs
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneImageIO

struct PNGEncodingTests {
  @Test(arguments: [(1, 1), (1, 40), (40, 1), (16, 16), (123, 45)])
  func `decoding gives back the identical bitmap`(width: Int, height: Int) throws {
    let bitmap = Bitmap.noise(width: width, height: height, seed: 5)
    #expect(try PNGImage(data: bitmap.pngData()).bitmap == bitmap)
  }

  @Test func `equal pictures give equal bytes`() throws {
    let first = try Bitmap.noise(width: 50, height: 50, seed: 5).pngData(metadata: ["b": "2", "a": "1"])
    let second = try Bitmap.noise(width: 50, height: 50, seed: 5).pngData(metadata: ["a": "1", "b": "2"])
    #expect(first == second)
  }

  @Test func `metadata comes back whatever its script`() throws {
    let metadata = ["Title": "Card", "Fonts": "Inter 400\nInter 700", "Note": "Größe 漢字 🎨", "Empty": ""]
    let data = try Bitmap(width: 2, height: 2).pngData(metadata: metadata)
    #expect(try PNGImage(data: data).metadata == metadata)
    #expect(try PNGImage.metadata(of: data) == metadata)
    #expect(try PNGImage(data: data).colorEncoding == .standardRGB)
  }

  /// Runs of one colour, of which the longest take several repetitions of 258 bytes and what is left over.
  @Test func `runs of every length come back`() throws {
    for width in 1...400 {
      let row = (0..<width).flatMap { x in x < width / 3 ? [10, 20, 30, 255] : [200, 200, 200, 255] as [UInt8] }
      let white = [UInt8](repeating: 255, count: width * 4)
      let bitmap = Bitmap(width: width, height: 4, bytes: row + row + row + white)
      #expect(try PNGImage(data: bitmap.pngData()).bitmap == bitmap, "\(width)")
    }
  }

  /// Rows longer than what deflate can point back to; more than a block of it; rows that come again far above.
  @Test(arguments: [(9000, 5), (8192, 3), (8191, 3), (300, 300), (40, 3000)])
  func `large pictures come back`(width: Int, height: Int) throws {
    var bitmap = Bitmap.noise(width: width, height: height, seed: 11)
    #expect(try PNGImage(data: bitmap.pngData()).bitmap == bitmap)
    // Half of it repeats what is above, here and there.
    let bytes = bitmap.bytes
    bitmap.withUnsafeMutableBytes { target in
      for pixel in width..<width * height where pixel / 37 % 3 != 0 {
        let source = pixel - (pixel / 111 % 2 == 0 ? width : 1)
        for byte in 0..<4 { target[pixel * 4 + byte] = bytes[source * 4 + byte] }
      }
    }
    #expect(try PNGImage(data: bitmap.pngData()).bitmap == bitmap)
  }

  /// Widths that fill no word, one, and several; rows that repeat, and rows that don't.
  @Test func `indexed pictures come back in the colours of their palette`() throws {
    var random = SplitMix(state: 5)
    let palette = (0..<200).map { 0xFF00_0000 | UInt32($0) * 0x1_0203 }
    for width in Array(1...20) + [300, 1021] {
      let row = (0..<width).map { _ in UInt8.random(in: 0..<3, using: &random) }
      let other = (0..<width).map { _ in UInt8.random(in: 0..<200, using: &random) }
      let indices = row + row + other + [UInt8](repeating: 7, count: width * 3)
      let data = try IndexedBitmap(width: width, height: 6, indices: indices, palette: palette).pngData()
      let colors = indices.flatMap { index in
        let color = palette[Int(index)]
        return [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color >> 16 & 255), 255]
      }
      #expect(try PNGImage(data: data).bitmap == Bitmap(width: width, height: 6, bytes: colors), "\(width)")
    }
  }

  /// Beyond a vector, in a vector, and without one.
  @Test(arguments: [(100, 99), (100, 3), (5, 4)])
  func `an index without a colour is an error`(width: Int, place: Int) throws {
    var indices = [UInt8](repeating: 1, count: width)
    let palette: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF]
    _ = try IndexedBitmap(width: width, height: 1, indices: indices, palette: palette).pngData()
    indices[place] = 2
    let bitmap = IndexedBitmap(width: width, height: 1, indices: indices, palette: palette)
    #expect(throws: ImageEncodingError.encoderFailed(reason: "an index has no colour")) { try bitmap.pngData() }
  }

  /// The bytes are a promise: a golden re-recorded on another machine is no change. A change of the encoder changes
  /// this number.
  @Test func `the bytes are the same on every machine`() throws {
    var bytes: [UInt8] = []
    for y in 0..<90 {
      for x in 0..<120 {
        let isMark = x > 20 && x < 90 && y % 30 > 10 && (x * 7 + y * 13) % 11 < 4
        let alpha = y < 60 ? 255 : x * 2
        bytes += (isMark ? [30, 30, 30] : [255 - y, 240, x]).map { UInt8($0 * alpha / 255) } + [UInt8(alpha)]
      }
    }
    let bitmap = Bitmap(width: 120, height: 90, bytes: bytes)
    let data = try bitmap.pngData()
    #expect(try PNGImage(data: data).bitmap == bitmap)
    #expect(data.count == 8758)
    #expect(data.withUnsafeBytes { ts_crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, $0.count) } == 2_182_930_504)
  }

  @Test func `the file is straight RGBA`() throws {
    let bitmap = Bitmap(width: 1, height: 2, bytes: [0, 0, 128, 128, 0, 0, 128, 128])
    let data = try bitmap.pngData()
    // Bit depth 8, colour type 6, deflate, adaptive filters, not interlaced.
    #expect(Array(data[24..<29]) == [8, 6, 0, 0, 0])
    #expect(!data.contains(Data("tIME".utf8)))
  }

  @Test(arguments: ["", " a", "a ", "a  b", "a\nb", "Größe", String(repeating: "k", count: 80)])
  func `keywords that PNG forbids are refused`(keyword: String) {
    #expect(throws: ImageEncodingError.invalidKeyword(keyword)) {
      try Bitmap(width: 1, height: 1).pngData(metadata: [keyword: "text"])
    }
  }

  @Test func `a zero in a text is refused`() {
    #expect(throws: ImageEncodingError.invalidText(keyword: "Title")) {
      try Bitmap(width: 1, height: 1).pngData(metadata: ["Title": "a\0b"])
    }
  }

  @Test func `a bitmap without pixels is refused`() {
    #expect(throws: ImageEncodingError.unsupportedSize(width: 0, height: 5)) {
      try Bitmap(width: 0, height: 5).pngData()
    }
  }
}
