import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneImageIO

/// Damages files at random. A decoder may refuse them or decode them; it may not crash, hang, or take much memory.
struct DecoderFuzzTests {
  private static let limits = ImageLimits(side: 4096, pixels: 1 << 20)

  private static var samples: [Data] {
    let bitmap = Bitmap.noise(width: 17, height: 9, seed: 1)
    let stamped = (try? bitmap.pngData(metadata: ["Title": "Größe"])) ?? Data()
    let forms = [(0, 1, true), (2, 16, false), (3, 4, true), (6, 8, true)].map { type, depth, isInterlaced in
      PNGSample(
        width: 11, height: 7, bitDepth: depth, colorType: type, isInterlaced: isInterlaced,
        head: type == 3 ? [("PLTE", [UInt8](repeating: 9, count: 48)), ("tRNS", [1, 2, 3])] : [],
        sample: { x, y, _ in (x + y) % (1 << depth) }
      ).data
    }
    return forms + [stamped, JPEGSamples.color, JPEGSamples.progressive, JPEGSamples.grey, JPEGSamples.ink]
  }

  @Test(arguments: [1, 2, 3, 4])
  func `damaged files are refused or decoded`(seed: UInt64) {
    var random = SplitMix(state: seed)
    for sample in Self.samples {
      for _ in 0..<150 {
        var data = sample
        for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&data, using: &random) }
        let isMended = Bool.random(using: &random)
        if isMended { Self.mendChecksums(&data) }
        if let bitmap = try? decodeImage(data, limits: Self.limits) {
          #expect(bitmap.bytes.count <= 4 << 20)
        }
        _ = try? PNGImage.metadata(of: data)
        // A stamp that is still valid must be that of the pixels, unless its own checksum was made right again.
        if !isMended, let stamp = GoldenStamp.read(from: data), let image = try? PNGImage(data: data) {
          #expect(stamp == GoldenStamp.hash(of: image.bitmap))
        }
      }
    }
  }

  private static func damage(_ data: inout Data, using random: inout SplitMix) {
    guard data.count > 12 else { return }
    let place = Int.random(in: 8..<data.count, using: &random)
    let end = min(data.count, place + Int.random(in: 1...20, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: data[place] = UInt8.random(in: 0...255, using: &random)
    case 1: data[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: data = data.prefix(place) + data.suffix(from: end)
    case 3: data = data.prefix(end) + data.suffix(from: place)
    default: data = data.prefix(place)
    }
    data = Data(data)
  }

  /// Makes the checksums of PNG chunks right again, so that damage gets past them.
  private static func mendChecksums(_ data: inout Data) {
    let bytes = Array(data)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var result = Array(bytes.prefix(8))
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= bytes.count else { break }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      guard type.utf8.count == 4 else { break }
      result += pngChunk(type, Array(bytes[offset + 8..<offset + 8 + length]))
      offset += 12 + length
    }
    data = Data(result + bytes[offset...])
  }
}
