public import Foundation
import TouchstoneDrawing

extension AnimatedPNG {
  /// Reads an animated PNG file whose frames are as wide as the picture and replace what was there, as ``data(metadata:)``
  /// writes it.
  ///
  /// - Throws: `ImageDecodingError` where the file is damaged, holds no animation, or its frames are of another kind.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw ImageDecodingError.empty }
    let parts = try Self.parts(of: data)
    var frames: [Frame] = []
    for part in parts.frames {
      let bitmap = try PNGImage(data: part.file(header: parts.header)).bitmap
      guard let last = frames.last?.bitmap else {
        frames.append(Frame(bitmap, for: part.duration))
        continue
      }
      guard bitmap.width == last.width, part.top + bitmap.height <= last.height else {
        throw ImageDecodingError.corrupt(.png, reason: "frame \(frames.count + 1) does not lie in the picture")
      }
      frames.append(Frame(last.replacingRows(from: part.top, by: bitmap), for: part.duration))
    }
    guard !frames.isEmpty else {
      throw ImageDecodingError.corrupt(.png, reason: "the file holds no animation (no fcTL chunk)")
    }
    self.init(frames, plays: parts.plays)
  }

  /// A frame as the file holds it.
  private struct Part {
    var width: UInt32
    var height: UInt32
    var top: Int
    var duration: FrameDuration
    var pieces: [[UInt8]] = []

    /// The frame as a PNG file of its own.
    func file(header: [UInt8]) -> Data {
      let size = width.bigEndianBytes + height.bigEndianBytes
      var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      data.append(contentsOf: PNGChunk.bytes(.header, size + header.dropFirst(8)))
      data.append(contentsOf: PNGChunk.bytes(.standardRGB, [0]))
      for piece in pieces { data.append(contentsOf: PNGChunk.bytes(.imageData, piece)) }
      data.append(contentsOf: PNGChunk.bytes(.end, []))
      return data
    }
  }

  private static func parts(of data: Data) throws -> (header: [UInt8], plays: Int, frames: [Part]) {
    try data.withUnsafeBytes { file in
      guard file.count >= 8, file.bigEndianWord(at: 0) == 0x8950_4E47 else {
        throw ImageDecodingError.unknownFormat(firstBytes: Array(file.prefix(8)))
      }
      var header: [UInt8] = []
      var plays = 0
      var frames: [Part] = []
      var chunks = PNGChunks(file)
      while let chunk = chunks.next() {
        guard chunk.isIntact else {
          throw ImageDecodingError.corrupt(.png, reason: "a checksum is not that of its chunk")
        }
        switch chunk.type {
        case .header where chunk.data.count == 13: header = Array(chunk.data)
        case .animation where chunk.data.count == 8: plays = Int(chunk.data.bigEndianWord(at: 4))
        case .frameControl where chunk.data.count == 26:
          guard chunk.data.bigEndianWord(at: 12) == 0, chunk.data[24] == 0, chunk.data[25] == 0 else {
            throw ImageDecodingError.corrupt(.png, reason: "frames that are mixed with others are not read")
          }
          frames.append(
            Part(
              width: chunk.data.bigEndianWord(at: 4), height: chunk.data.bigEndianWord(at: 8),
              top: Int(chunk.data.bigEndianWord(at: 16)),
              duration: FrameDuration(
                UInt16(chunk.data[20]) << 8 | UInt16(chunk.data[21]),
                over: UInt16(chunk.data[22]) << 8 | UInt16(chunk.data[23]))))
        case .imageData where !frames.isEmpty: frames[frames.count - 1].pieces.append(Array(chunk.data))
        case .frameData where !frames.isEmpty && chunk.data.count > 4:
          frames[frames.count - 1].pieces.append(Array(chunk.data.dropFirst(4)))
        default: break
        }
      }
      guard chunks.isComplete, header.count == 13 else {
        throw ImageDecodingError.truncated(.png, reason: "the file ends before its last chunk")
      }
      return (header, plays, frames)
    }
  }
}

extension Bitmap {
  /// The bitmap with some rows replaced by those of another one of the same width.
  fileprivate func replacingRows(from top: Int, by other: Bitmap) -> Bitmap {
    var result = self
    let stride = width * 4
    result.withUnsafeMutableBytes { target in
      other.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(rebasing: target[top * stride..<top * stride + source.count])
          .copyMemory(from: source)
      }
    }
    return result
  }
}
