import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneImageIO

/// Files are written by `PNGSample`, and expected pixels follow from the samples by the PNG specification.
struct PNGDecodingTests {
  private static func pattern(_ bitDepth: Int) -> @Sendable (Int, Int, Int) -> Int {
    { x, y, channel in (x * 37 + y * 101 + channel * 59 + x * y) % (1 << bitDepth) }
  }

  struct Form: Sendable, CustomTestStringConvertible {
    let colorType: Int
    let bitDepth: Int
    let isInterlaced: Bool
    var testDescription: String { "type \(colorType), \(bitDepth) bit\(isInterlaced ? ", interlaced" : "")" }
  }

  static let forms = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])]
    .flatMap { type, depths in
      depths.flatMap { depth in [false, true].map { Form(colorType: type, bitDepth: depth, isInterlaced: $0) } }
    }

  private static let palette: [[UInt8]] = (UInt8(0)...255).map { [$0, 255 - $0, $0 &* 3] }

  @Test(arguments: forms)
  func `every form of the format is decoded`(form: Form) throws {
    let entries = 1 << form.bitDepth
    let sample = PNGSample(
      width: 19, height: 13, bitDepth: form.bitDepth, colorType: form.colorType, isInterlaced: form.isInterlaced,
      filter: { form.bitDepth < 8 ? 0 : $0 % 5 },
      head: form.colorType == 3 ? [("PLTE", Self.palette.prefix(entries).flatMap { $0 })] : [],
      sample: Self.pattern(form.bitDepth))
    let bitmap = try PNGImage(data: sample.data).bitmap
    #expect(bitmap.width == 19 && bitmap.height == 13)
    for y in 0..<13 {
      for x in 0..<19 {
        let pixel = bitmap[x, y]
        let expected = Self.expected(form) { sample.sample(x, y, $0) }
        #expect([pixel.blue, pixel.green, pixel.red, pixel.alpha] == expected, "(\(x), \(y))")
      }
    }
  }

  /// Premultiplied BGRA from samples, in exact arithmetic.
  private static func expected(_ form: Form, _ sample: (Int) -> Int) -> [UInt8] {
    func scaled(_ channel: Int) -> Int {
      let most = (1 << form.bitDepth) - 1
      return (sample(channel) * 255 * 2 + most) / (2 * most)
    }
    let straight: [Int] =
      switch form.colorType {
      case 0: [scaled(0), scaled(0), scaled(0), 255]
      case 2: [scaled(2), scaled(1), scaled(0), 255]
      case 3: palette[sample(0)].reversed().map { Int($0) } + [255]
      case 4: [scaled(0), scaled(0), scaled(0), scaled(1)]
      default: [scaled(2), scaled(1), scaled(0), scaled(3)]
      }
    let alpha = straight[3]
    return straight.prefix(3).map { UInt8(($0 * alpha * 2 + 255) / 510) } + [UInt8(alpha)]
  }

  @Test func `transparency of grey RGB and palettes is resolved`() throws {
    let grey = PNGSample(
      width: 2, height: 1, colorType: 0, head: [("tRNS", [0, 77])], sample: { x, _, _ in x == 0 ? 77 : 78 })
    #expect(try PNGImage(data: grey.data).bitmap.bytes == [0, 0, 0, 0, 78, 78, 78, 255])
    let rgb = PNGSample(
      width: 2, height: 1, colorType: 2, head: [("tRNS", [0, 1, 0, 2, 0, 3])],
      sample: { x, _, channel in x == 0 ? channel + 1 : channel })
    #expect(try PNGImage(data: rgb.data).bitmap.bytes == [0, 0, 0, 0, 2, 1, 0, 255])
    let palette = PNGSample(
      width: 2, height: 1, colorType: 3, head: [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [51])],
      sample: { x, _, _ in x })
    #expect(try PNGImage(data: palette.data).bitmap.bytes == [6, 4, 2, 51, 60, 50, 40, 255])
  }

  @Test func `what the file says of its colors is noted`() throws {
    func encoding(_ head: [(String, [UInt8])]) throws -> PNGColorEncoding {
      try PNGImage(data: PNGSample(width: 1, height: 1, head: head, sample: { _, _, _ in 0 }).data).colorEncoding
    }
    #expect(try encoding([]) == .unspecified)
    #expect(try encoding([("gAMA", [0, 0, 0xB1, 0x8F])]) == .gamma(0.45455))
    #expect(try encoding([("gAMA", [0, 0, 0xB1, 0x8F]), ("sRGB", [0])]) == .standardRGB)
    let cicp = PNGColorEncoding.codingPoints(primaries: 12, transfer: 13, matrix: 0, isFullRange: true)
    #expect(try encoding([("sRGB", [0]), ("cICP", [12, 13, 0, 1])]) == cicp)
    #expect(try encoding([("sRGB", [0]), ("iCCP", Array("P3".utf8) + [0, 0, 1, 2])]) == .profile)
  }

  @Test func `texts are read in latin 1 and in unicode, and damaged ones are left out`() throws {
    let head: [(String, [UInt8])] = [
      ("tEXt", Array("Title".utf8) + [0, 0x47, 0xF6]),
      ("iTXt", Array("Note".utf8) + [0, 0, 0] + Array("de".utf8) + [0] + Array("Notiz".utf8) + [0] + Array("→".utf8)),
      ("iTXt", Array("Packed".utf8) + [0, 1, 0, 0, 0, 1, 2]),
      ("tEXt", Array("Title".utf8) + [0, 0x48]),
      ("tEXt", Array("no end".utf8)),
      ("iTXt", Array("Broken".utf8) + [0, 0, 0, 0, 0, 0xFF]),
    ]
    let sample = PNGSample(width: 1, height: 1, head: head, sample: { _, _, _ in 0 })
    #expect(try PNGImage.metadata(of: sample.data) == ["Title": "Gö", "Note": "→"])
  }

  @Test func `every cut off file is refused`() throws {
    let data = PNGSample(width: 9, height: 9, sample: Self.pattern(8)).data
    for length in 8...data.count - 12 {
      let error = #expect(throws: ImageDecodingError.self) { try PNGImage(data: data.prefix(length)) }
      guard case .truncated(.png, _) = error else {
        Issue.record("\(length) bytes: \(String(describing: error))")
        return
      }
    }
  }

  @Test func `a wrong checksum is refused`() throws {
    let data = PNGSample(width: 9, height: 9, sample: Self.pattern(8)).data
    // The checksum of the header, a byte of the pixels, the checksum of the pixels.
    for place in [30, 80, data.count - 14] {
      var damaged = data
      damaged[place] ^= 1
      let error = #expect(throws: ImageDecodingError.self) { try PNGImage(data: damaged) }
      guard case .corrupt(.png, _) = error else { Issue.record("\(String(describing: error))"); return }
    }
  }

  @Test func `huge sizes are refused before memory is taken`() {
    for (width, height) in [(0x7FFF_FFFF, 1), (1, 0x7FFF_FFFF), (0xFFFF_FFFF, 0xFFFF_FFFF), (30_000, 30_000)] {
      #expect(throws: ImageDecodingError.tooLarge(.png, width: width, height: height, limits: .standard)) {
        try PNGImage(data: Self.header(width, height))
      }
    }
    // Within the limits, but the data could not unfold to it.
    let error = #expect(throws: ImageDecodingError.self) { try PNGImage(data: Self.header(8000, 8000)) }
    guard case .truncated(.png, _) = error else { Issue.record("\(String(describing: error))"); return }
    #expect(throws: ImageDecodingError.self) { try PNGImage(data: Self.header(0, 5)) }
  }

  /// A file of one pixel whose header, with a right checksum, says another size.
  private static func header(_ width: Int, _ height: Int) -> Data {
    let data = PNGSample(width: 1, height: 1, sample: { _, _, _ in 0 }).data
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    return data.prefix(8) + Data(pngChunk("IHDR", size + [8, 6, 0, 0, 0])) + data.dropFirst(33)
  }

  @Test func `chunks in the wrong order are refused`() {
    let data = PNGSample(width: 1, height: 1, sample: { _, _, _ in 0 }).data
    let late = data.prefix(8) + pngChunk("IDAT", [1, 2, 3]) + data.dropFirst(8)
    #expect(throws: ImageDecodingError.corrupt(.png, reason: "it does not start with an IHDR chunk")) {
      try PNGImage(data: late)
    }
  }

  /// Beside the chunks of the test, there are IHDR, IDAT and IEND.
  @Test func `a file of up to 65 536 chunks is decoded, and one of more is refused`() throws {
    func file(chunks: Int) -> Data {
      var sample = PNGSample(width: 1, height: 1, sample: { _, _, _ in 255 })
      sample.head = Array(repeating: ("tsTt", []), count: chunks - 3)
      return sample.data
    }
    #expect(try PNGImage(data: file(chunks: 65_536)).bitmap.width == 1)
    #expect(throws: ImageDecodingError.corrupt(.png, reason: "it has more than 65536 chunks")) {
      try PNGImage(data: file(chunks: 65_537))
    }
  }
}
