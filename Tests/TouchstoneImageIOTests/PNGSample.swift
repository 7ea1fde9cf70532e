import Foundation
import TouchstoneTestSupport

/// Writes PNG files the long way round, without compression, in every form that the format knows.
struct PNGSample {
  var width: Int
  var height: Int
  var bitDepth = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA.
  var colorType = 6
  var isInterlaced = false
  /// The filter of each row, 0…4, by its number.
  var filter: (Int) -> Int = { _ in 0 }
  /// Chunks between the header and the image data.
  var head: [(String, [UInt8])] = []
  /// One sample of a pixel, below 2 to the power of the bit depth.
  var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// The file.
  var data: Data {
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    let header = size + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    let chunks =
      [("IHDR", header)] + head + [("IDAT", Self.zlibStored(passes.flatMap { filtered($0) })), ("IEND", [])]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { pngChunk($0.0, $0.1) })
  }

  /// The columns and rows of each pass.
  private var passes: [(columns: [Int], rows: [Int])] {
    if !isInterlaced { return [(Array(0..<width), Array(0..<height))] }
    // PNG specification, 8.2: first column, first row, and the steps from one to the next.
    let steps = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return steps.map {
      (Array(stride(from: $0.0, to: width, by: $0.2)), Array(stride(from: $0.1, to: height, by: $0.3)))
    }
    .filter { !$0.columns.isEmpty && !$0.rows.isEmpty }
  }

  private func filtered(_ pass: (columns: [Int], rows: [Int])) -> [UInt8] {
    var previous = [Int](repeating: 0, count: packed(pass.columns, 0).count)
    let step = max(1, channels * bitDepth / 8)
    return pass.rows.enumerated().flatMap { number, y -> [UInt8] in
      let row = packed(pass.columns, y)
      let type = filter(number)
      let bytes = row.indices.map { i -> UInt8 in
        let left = i >= step ? row[i - step] : 0
        let up = previous[i]
        let corner = i >= step ? previous[i - step] : 0
        return UInt8(truncatingIfNeeded: row[i] - [0, left, up, (left + up) / 2, paeth(left, up, corner)][type])
      }
      previous = row
      return [UInt8(type)] + bytes
    }
  }

  private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }

  /// The samples of a row, the first in the highest bits.
  private func packed(_ columns: [Int], _ y: Int) -> [Int] {
    let bits = columns.flatMap { x in
      (0..<channels).flatMap { channel -> [Int] in
        let value = sample(x, y, channel)
        return (0..<bitDepth).reversed().map { value >> $0 & 1 }
      }
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) }
    }
  }
}

extension PNGSample {
  /// RFC 1950 and 1951: stored blocks and Adler-32.
  static func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, bytes.count), by: 65535) {
      let block = bytes[start..<min(start + 65535, bytes.count)]
      let count = UInt16(block.count)
      result.append(start + 65535 >= bytes.count ? 1 : 0)
      result += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)] + block
    }
    let sums = bytes.reduce((1, 0)) { sums, byte in
      let first = (sums.0 + Int(byte)) % 65521
      return (first, (sums.1 + first) % 65521)
    }
    return result + bigEndian(UInt32(sums.1 << 16 | sums.0))
  }
}
