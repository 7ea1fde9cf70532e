package import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

extension GoldenKind {
  /// The SHA-256 of what a golden shows outside of masks, in hexadecimal, for approvals; nil if the bytes are no such file.
  ///
  /// Of pictures, it is that of the size and the pixels, however the file packs them. Where the file says that a masked
  /// view lies, the place counts and the pixels do not: they may change with every run. So it only binds files whose masks
  /// are trusted. What a match level compares besides the pixels counts, too. Of documents and texts, it is that of the bytes.
  package func digest(of data: Data) -> String? {
    switch self {
    case .png:
      guard let file = try? PNGImage(data: data) else { return nil }
      let metadata = GoldenMetadata(texts: file.metadata)
      return Self.digest([file.bitmap], durations: [], metadata?.masks ?? [], match: metadata?.match)
    case .apng:
      guard let file = try? AnimatedPNG(data: data) else { return nil }
      return Self.digest(file.frames.map(\.bitmap), durations: file.frames.map(\.duration), [])
    case .jpeg:
      return (try? JPEGImage(data: data)).flatMap { Self.digest([$0.bitmap], durations: [], []) }
    case .pdf, .svg, .text:
      return data.sha256
    }
  }

  /// The SHA-256 of a file, in hexadecimal, for approvals.
  package static func digest(ofFile data: Data) -> String { data.sha256 }

  /// The ``digest(of:)`` of a file of pictures, from what they show.
  ///
  /// - Parameters:
  ///   - masks: The masks that the file names.
  ///   - match: See ``GoldenMetadata/match``.
  static func digest(
    _ pictures: [Bitmap], durations: [FrameDuration], _ masks: [MaskedPlace], match: String? = nil
  ) -> String {
    var text = "durations \(durations.map { "\($0.numerator)/\($0.denominator)" })\n"
    for picture in pictures {
      let size = PictureSize(width: picture.width, height: picture.height, scale: 1)
      // A file with a mask that leaves the picture is faulty, and hides nothing.
      let boxes = masks.allSatisfy { $0.lies(in: size) } ? masks.map(\.box) : []
      let seen = boxes.isEmpty ? picture : picture.ignoring(boxes, masks: [], of: Bitmap(width: 0, height: 0))
      text += "\(picture.width)×\(picture.height) \(seen.withUnsafeBytes(\.sha256))\n"
    }
    for mask in masks { text += "mask \(mask.x) \(mask.y) \(mask.width)×\(mask.height)\n" }
    if let match { text += "match \(match)\n" }
    return Data(text.utf8).sha256
  }
}
