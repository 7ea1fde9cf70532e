/// An immutable image that is shared by reference.
///
/// A class because Core Graphics' is one, and because images are large: a display list that contains one can be copied
/// and compared without touching its pixels.
///
/// - Source: Core Graphics, `CGImage`.
public final class CGImage: Hashable, Sendable {
  /// The pixels, clamped to eight-bit sRGB.
  public let bitmap: Bitmap
  /// The pixels as half floats, if the image was drawn as such: `width × height × 4`, row-major, linear sRGB as red,
  /// green, blue and alpha, premultiplied; white is 1, and brighter components are larger.
  package let halves: [UInt16]?
  /// Whether the image is a mask: black pixels are painted, white ones are not.
  public let isMask: Bool
  /// Details recorded by the renderer; `nil` for an image that was loaded. Not part of the image's identity.
  package let origin: PictureOrigin?
  private let contentHash: Int

  /// Creates an image from pixels. Cost: one pass over a sample of the rows, for the hash.
  public convenience init(bitmap: Bitmap) {
    self.init(bitmap: bitmap, halves: nil)
  }

  /// Creates an image whose pixels are available as half floats too.
  package init(bitmap: Bitmap, halves: [UInt16]?, isMask: Bool = false, origin: PictureOrigin? = nil) {
    precondition(halves.map { $0.count == bitmap.bytes.count } ?? true, "half floats of a different size")
    self.bitmap = bitmap
    self.halves = halves
    self.isMask = isMask
    self.origin = origin
    var hasher = Hasher()
    hasher.combine(bitmap.width)
    hasher.combine(bitmap.height)
    bitmap.withUnsafeBytes { bytes in
      let step = max(1, bitmap.height / 16) * bitmap.bytesPerRow
      for start in stride(from: 0, to: bytes.count, by: max(1, step)) {
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + 64, bytes.count)]))
      }
    }
    contentHash = hasher.finalize()
  }

  /// The width in pixels.
  public var width: Int { bitmap.width }

  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// The number of bits per component: 8, or 16 for half floats.
  public var bitsPerComponent: Int { halves == nil ? 8 : 16 }

  /// The number of bits per pixel: 32, or 64 for half floats.
  public var bitsPerPixel: Int { bitsPerComponent * 4 }

  /// The number of bytes per row in `dataProvider`.
  public var bytesPerRow: Int { width * bitsPerPixel / 8 }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs
      || (lhs.contentHash == rhs.contentHash && lhs.bitmap == rhs.bitmap && lhs.halves == rhs.halves
        && lhs.isMask == rhs.isMask)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
  }
}
