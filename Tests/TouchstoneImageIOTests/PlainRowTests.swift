import CImageCodecs
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneImageIO

/// Pictures are decoded without libpng where nothing about them is out of the ordinary. It has to come to the same.
struct PlainRowTests {
  private enum Reader: CaseIterable { case plain, libpng }

  /// Straight RGBA. Nil if the reader refuses the file.
  private func rows(_ data: Data, by reader: Reader) -> [UInt8]? {
    data.withUnsafeBytes { file -> [UInt8]? in
      let decoder = ts_png_decoder_create(file.bindMemory(to: UInt8.self).baseAddress, file.count)
      defer { ts_png_decoder_destroy(decoder) }
      var (width, height): (UInt32, UInt32) = (0, 0)
      guard ts_png_decoder_read_header(decoder, 4096, 4096, &width, &height) == ts_png_ok else { return nil }
      let count = Int(width) * Int(height) * 4
      var pixels = [UInt8](repeating: 0, count: count + ts_png_decoder_spare_bytes(Int(height)))
      let isRead =
        switch reader {
        case .plain: ts_png_decoder_read_plain_pixels(decoder, &pixels, 0) != 0
        case .libpng: ts_png_decoder_read_pixels(decoder, &pixels) == ts_png_ok
        }
      return isRead ? [UInt8](pixels.prefix(count)) : nil
    }
  }

  @Test(arguments: [(1, 1), (3, 500), (64, 64), (301, 203)])
  func `files of our own are decoded without libpng to the same pixels`(width: Int, height: Int) throws {
    let data = try Bitmap.noise(width: width, height: height, seed: 5).pngData(metadata: ["Title": "Größe"])
    let plain = try #require(rows(data, by: .plain))
    #expect(plain == rows(data, by: .libpng))
  }

  @Test(arguments: [2, 6], [0, 1, 2, 3, 4, 5])
  func `files of others are decoded to the same pixels`(colorType: Int, filter: Int) {
    let sample = PNGSample(
      width: 37, height: 21, colorType: colorType, filter: { filter < 5 ? filter : $0 % 5 },
      sample: { x, y, channel in (x * 37 + y * 101 + channel * 59 + x * y) % 256 })
    let plain = rows(sample.data, by: .plain)
    if filter == 0 || filter == 2 { #expect(plain != nil) }
    #expect(plain == nil || plain == rows(sample.data, by: .libpng))
  }

  @Test func `image data in several chunks is put together`() throws {
    let data = try Bitmap.noise(width: 40, height: 30, seed: 6).pngData()
    let split = try Self.splitting(data, into: [1, 2, 0, 100])
    #expect(rows(split, by: .plain) != nil)
    #expect(rows(split, by: .libpng) == rows(data, by: .libpng))
    #expect(try PNGImage(data: split).bitmap == PNGImage(data: data).bitmap)
  }

  @Test func `what is out of the ordinary is left to libpng`() {
    func isLeft(_ sample: PNGSample) -> Bool {
      rows(sample.data, by: .plain) == nil && rows(sample.data, by: .libpng) != nil
    }
    func sample(_ depth: Int, _ type: Int, isInterlaced: Bool = false, head: [(String, [UInt8])] = []) -> PNGSample {
      PNGSample(width: 9, height: 9, bitDepth: depth, colorType: type, isInterlaced: isInterlaced, head: head) {
        x, y, _ in (x + y) % (1 << depth)
      }
    }
    #expect(isLeft(sample(16, 6)))
    #expect(isLeft(sample(8, 0)))
    #expect(isLeft(sample(8, 4)))
    #expect(isLeft(sample(8, 6, isInterlaced: true)))
    #expect(isLeft(sample(8, 3, head: [("PLTE", [UInt8](repeating: 3, count: 768))])))
    // One colour of the picture is transparent.
    #expect(isLeft(sample(8, 2, head: [("tRNS", [0, 1, 0, 1, 0, 1])])))
  }

  @Test func `every damage is left to libpng`() throws {
    let data = try Bitmap.noise(width: 12, height: 7, seed: 7).pngData()
    let start = try #require(data.range(of: Data("IDAT".utf8))).lowerBound - 4
    let end = try #require(data.range(of: Data("tsHS".utf8))).lowerBound - 4
    for place in start..<end {
      var damaged = data
      damaged[place] ^= 0x10
      #expect(rows(damaged, by: .plain) == nil, "\(place)")
      #expect(rows(data.prefix(place), by: .plain) == nil, "\(place)")
    }
  }

  @Test(arguments: [(1, 0), (0, 1), (-1, 0), (0, -1)])
  func `image data for another size is left to libpng`(wider: Int, higher: Int) throws {
    let data = try Bitmap.noise(width: 12, height: 7, seed: 8).pngData()
    let header = try #require(data.range(of: Data("IHDR".utf8))).upperBound
    let fields: [UInt8] = [0, 0, 0, UInt8(12 + wider), 0, 0, 0, UInt8(7 + higher), 8, 6, 0, 0, 0]
    var resized = data
    resized.replaceSubrange(header - 8..<header + 17, with: pngChunk("IHDR", fields))
    #expect(rows(resized, by: .plain) == nil)
  }

  /// The file with its image data in chunks of some lengths, and one of the rest.
  private static func splitting(_ data: Data, into lengths: [Int]) throws -> Data {
    let start = try #require(data.range(of: Data("IDAT".utf8))).lowerBound - 4
    let count = data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    var content = data[(start + 8)..<(start + 8 + count)]
    var pieces: [UInt8] = []
    for length in lengths {
      pieces += pngChunk("IDAT", Array(content.prefix(length)))
      content = content.dropFirst(length)
    }
    pieces += pngChunk("IDAT", Array(content))
    return data.prefix(start) + Data(pieces) + data[(start + count + 12)...]
  }
}
