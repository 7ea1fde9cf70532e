public import Foundation
import TouchstoneDrawing

extension AnimatedPNG {
  /// Reads an animated PNG file whose frames have the full width and replace what was there, as written by
  /// ``data(metadata:)``.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - limits: The limits on each frame and on all frames together.
  /// - Throws: `ImageDecodingError` if the file is damaged, is not animated, exceeds the limits, or has frames of
  ///   another kind. Memory use stays within the limits and the size of the file.
  public init(data: Data, limits: ImageLimits = .standard) throws {
    guard !data.isEmpty else { throw ImageDecodingError.empty }
    let parts = try Self.parts(of: data, limits: limits)
    var frames: [Frame] = []
    for part in parts.frames {
      let bitmap = try PNGImage(data: part.file(header: parts.header), limits: limits).bitmap
      guard let last = frames.last?.bitmap else {
        guard part.top == 0, (bitmap.width, bitmap.height) == parts.size else {
          throw ImageDecodingError.corrupt(.png, reason: "the first frame does not have the size of the picture")
        }
        frames.append(Frame(bitmap, for: part.duration))
        continue
      }
      guard bitmap.width == last.width, part.top + bitmap.height <= last.height else {
        throw ImageDecodingError.corrupt(.png, reason: "frame \(frames.count + 1) extends beyond the picture")
      }
      frames.append(Frame(last.replacingRows(from: part.top, by: bitmap), for: part.duration))
    }
    guard !frames.isEmpty else {
      throw ImageDecodingError.corrupt(.png, reason: "the file contains no animation (no fcTL chunk)")
    }
    self.init(frames, plays: parts.plays)
  }

  /// A frame as stored in the file.
  private struct Part {
    var width: UInt32
    var height: UInt32
    var top: Int
    var duration: FrameDuration
    var pieces: [[UInt8]] = []

    /// Returns the frame as a separate PNG file.
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

  /// The parts of a file.
  private struct Parts {
    let limits: ImageLimits
    var header: [UInt8] = []
    var size = (width: 0, height: 0)
    /// The number of frames that the file declares.
    var count = 0
    var plays = 0
    var frames: [Part] = []

    mutating func add(_ chunk: PNGChunk) throws {
      switch chunk.type {
      case .header where chunk.data.count == 13:
        header = Array(chunk.data)
        size = (Int(chunk.data.bigEndianWord(at: 0)), Int(chunk.data.bigEndianWord(at: 4)))
      case .animation where chunk.data.count == 8:
        count = Int(chunk.data.bigEndianWord(at: 0))
        plays = Int(chunk.data.bigEndianWord(at: 4))
        try check(frames: count)
      case .frameControl where chunk.data.count == 26:
        guard chunk.data.bigEndianWord(at: 12) == 0, chunk.data[24] == 0, chunk.data[25] == 0 else {
          throw ImageDecodingError.corrupt(.png, reason: "frames that are blended with earlier ones are not supported")
        }
        // Whatever the file declares, every frame is as large as the image once it is decoded.
        try check(frames: frames.count + 1)
        frames.append(
          Part(
            width: chunk.data.bigEndianWord(at: 4), height: chunk.data.bigEndianWord(at: 8),
            top: Int(chunk.data.bigEndianWord(at: 16)),
            duration: FrameDuration(control: chunk.data) ?? .milliseconds(0)))
      case .imageData where !frames.isEmpty: frames[frames.count - 1].pieces.append(Array(chunk.data))
      case .frameData where !frames.isEmpty && chunk.data.count > 4:
        frames[frames.count - 1].pieces.append(Array(chunk.data.dropFirst(4)))
      default: break
      }
    }

    private func check(frames count: Int) throws {
      guard limits.allow(frames: count, width: size.width, height: size.height) else {
        throw ImageDecodingError.tooManyFrames(count: count, width: size.width, height: size.height, limits: limits)
      }
    }
  }

  private static func parts(of data: Data, limits: ImageLimits) throws -> Parts {
    try data.withUnsafeBytes { file in
      guard file.count >= 8, file.bigEndianWord(at: 0) == 0x8950_4E47 else {
        throw ImageDecodingError.unknownFormat(firstBytes: Array(file.prefix(8)))
      }
      var parts = Parts(limits: limits)
      var chunks = PNGChunks(file)
      while let chunk = chunks.next() {
        guard chunk.isIntact else {
          throw ImageDecodingError.corrupt(.png, reason: "a chunk has a wrong checksum")
        }
        try parts.add(chunk)
      }
      guard chunks.isComplete, parts.header.count == 13 else {
        throw ImageDecodingError.truncated(.png, reason: "the file ends before its last chunk")
      }
      guard parts.frames.count == parts.count || parts.frames.isEmpty else {
        throw ImageDecodingError.corrupt(
          .png, reason: "it declares \(parts.count) frames but has \(parts.frames.count)")
      }
      return parts
    }
  }
}

extension Bitmap {
  /// Returns the bitmap with some rows replaced by those of another one of the same width.
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
