import Foundation
import TouchstoneDrawing

@testable import TouchstoneImageIO

/// Plays an animated PNG as the specification says, for frames that replace whole rows: every frame is made a PNG of its
/// own and decoded.
struct PNGPlayer {
  struct Frame {
    let bitmap: Bitmap
    let rows: Range<Int>
    let duration: FrameDuration
  }

  struct Malformed: Error {
    let reason: String
  }

  let frames: [Frame]
  let plays: Int

  init(_ file: Data) throws {
    self = try file.withUnsafeBytes { try PNGPlayer($0) }
  }

  private init(_ file: UnsafeRawBufferPointer) throws {
    var header: [UInt8] = []
    var count = 0
    var plays = 0
    var sequence: UInt32 = 0
    var parts: [(control: [UInt8], data: [UInt8])] = []
    func expect(_ isRight: Bool, _ reason: String) throws {
      if !isRight { throw Malformed(reason: reason) }
    }
    var chunks = PNGChunks(file)
    while let chunk = chunks.next() {
      try expect(chunk.isIntact, "checksum")
      let data = Array(chunk.data)
      switch chunk.type {
      case .header: header = data
      case .animation:
        try expect(parts.isEmpty, "acTL behind a frame")
        count = Int(chunk.data.bigEndianWord(at: 0))
        plays = Int(chunk.data.bigEndianWord(at: 4))
      case .frameControl:
        try expect(chunk.data.bigEndianWord(at: 0) == sequence && data.count == 26, "fcTL")
        sequence += 1
        parts.append((data, []))
      case .imageData:
        try expect(parts.count == 1, "IDAT")
        parts[0].data += data
      case .frameData:
        try expect(chunk.data.bigEndianWord(at: 0) == sequence && parts.count > 1, "fdAT")
        sequence += 1
        parts[parts.count - 1].data += data[4...]
      default: break
      }
    }
    try expect(chunks.isComplete && count == parts.count, "\(count) frames announced, \(parts.count) found")
    var canvas: [UInt8] = []
    self.plays = plays
    frames = try parts.map { control, data in
      func word(_ index: Int) -> Int { control[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
      func half(_ index: Int) -> UInt16 { UInt16(control[index]) << 8 | UInt16(control[index + 1]) }
      let (width, rows) = (word(4), word(16)..<word(16) + word(8))
      try expect(word(12) == 0 && control[24...] == [0, 0], "place")
      let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
      let single =
        signature + PNGChunk.bytes(.header, Array(control[4..<12]) + header[8...]) + PNGChunk.bytes(.imageData, data)
        + PNGChunk.bytes(.end, [])
      let part = try PNGImage(data: Data(single)).bitmap
      if canvas.isEmpty { canvas = Array(part.bytes) }
      canvas.replaceSubrange(rows.lowerBound * width * 4..<rows.upperBound * width * 4, with: part.bytes)
      let bitmap = Bitmap(width: width, height: canvas.count / (width * 4), bytes: canvas)
      return Frame(bitmap: bitmap, rows: rows, duration: FrameDuration(half(20), over: half(22)))
    }
  }
}
