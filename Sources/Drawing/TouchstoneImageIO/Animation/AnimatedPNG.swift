import CImageCodecs
import CPixelKernels
public import Foundation
public import TouchstoneDrawing

/// A sequence of images of the same size, as an animated PNG file.
///
/// ```swift
/// let data = try AnimatedPNG([before, after], each: .milliseconds(500)).data()
/// ```
///
/// Browsers and image viewers play it; software without support for animations, such as Touchstone's own image decoder,
/// shows the first frame.
///
/// - Source: PNG specification (third edition), 4.9 "Animation" and 11.3.6 "Animation information".
public struct AnimatedPNG: Hashable, Sendable {
  /// An image and its duration.
  public struct Frame: Hashable, Sendable {
    /// The pixels.
    public var bitmap: Bitmap
    /// How long the frame is shown.
    public var duration: FrameDuration

    /// Creates a frame.
    public init(_ bitmap: Bitmap, for duration: FrameDuration) {
      self.bitmap = bitmap
      self.duration = duration
    }
  }

  /// The frames, in order.
  public var frames: [Frame]
  /// The number of times that the animation is played; 0 for endlessly.
  public var plays: Int

  /// Creates an animation from frames; with 0 plays, it repeats endlessly.
  public init(_ frames: [Frame], plays: Int = 0) {
    self.frames = frames
    self.plays = plays
  }

  /// Creates an animation in which every image is shown for the same time.
  public init(_ pictures: [Bitmap], each duration: FrameDuration, plays: Int = 0) {
    self.init(pictures.map { Frame($0, for: duration) }, plays: plays)
  }

  /// Returns the animation as a file. Equal animations with equal metadata give equal bytes on every machine.
  ///
  /// A frame stores only the rows that differ from the previous frame, and at least one. The file has no pixel hash.
  ///
  /// - Parameter metadata: Texts by keyword, as for `Bitmap.pngData(metadata:)`.
  /// - Throws: `ImageEncodingError`.
  public func data(metadata: [String: String] = [:]) throws(ImageEncodingError) -> Data {
    guard let first = frames.first else { throw .noFrames }
    for frame in frames where (frame.bitmap.width, frame.bitmap.height) != (first.bitmap.width, first.bitmap.height) {
      throw .unequalFrames(
        width: first.bitmap.width, height: first.bitmap.height,
        otherWidth: frame.bitmap.width, otherHeight: frame.bitmap.height)
    }
    let limits = ImageLimits.standard
    guard limits.allow(frames: frames.count, width: first.bitmap.width, height: first.bitmap.height) else {
      throw .tooManyFrames(
        count: frames.count, width: first.bitmap.width, height: first.bitmap.height, limits: limits)
    }
    let all = 0..<first.bitmap.height
    let head =
      try PNGText.chunks(for: metadata)
      + PNGChunk.bytes(.animation, UInt32(frames.count).bigEndianBytes + UInt32(clamping: plays).bigEndianBytes)
      + control(of: first, rows: all, sequence: 0)
    var data = try PNGEncoder.withEncoded(first.bitmap, rows: all, head: head) { Data($0) }
    var sequence: UInt32 = 1
    for (previous, frame) in zip(frames, frames.dropFirst()) {
      let rows = Self.differingRows(previous.bitmap, frame.bitmap)
      data.append(contentsOf: control(of: frame, rows: rows, sequence: sequence))
      sequence += 1
      let parts = try PNGEncoder.withEncoded(frame.bitmap, rows: rows, head: []) { file in
        PNGChunks(file).filter { $0.type == .imageData }.map { Array($0.data) }
      }
      for part in parts {
        data.append(contentsOf: PNGChunk.bytes(.frameData, sequence.bigEndianBytes + part))
        sequence += 1
      }
    }
    data.append(contentsOf: PNGChunk.bytes(.end, []))
    return data
  }

  /// Returns the chunk before a frame's data: the frame's position, and that it stays and replaces what was there.
  private func control(of frame: Frame, rows: Range<Int>, sequence: UInt32) -> [UInt8] {
    let place = [UInt32(frame.bitmap.width), UInt32(rows.count), 0, UInt32(rows.lowerBound)]
    let duration = frame.duration.numerator.bigEndianBytes + frame.duration.denominator.bigEndianBytes
    return PNGChunk.bytes(
      .frameControl, sequence.bigEndianBytes + place.flatMap(\.bigEndianBytes) + duration + [0, 0])
  }

  /// Returns the range from the first to the last differing row, or just the first row if none differs.
  private static func differingRows(_ a: Bitmap, _ b: Bitmap) -> Range<Int> {
    var differs = [UInt8](repeating: 0, count: a.height)
    _ = a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        ts_differing_rows(
          a.bindMemory(to: UInt8.self).baseAddress, b.bindMemory(to: UInt8.self).baseAddress, a.count / differs.count,
          differs.count, &differs)
      }
    }
    guard let first = differs.firstIndex(of: 1), let last = differs.lastIndex(of: 1) else { return 0..<1 }
    return first..<last + 1
  }
}
