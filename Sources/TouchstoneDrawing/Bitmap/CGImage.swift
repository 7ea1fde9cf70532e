/// A bitmap with an identity: shared by reference, never changed.
///
/// A class because Core Graphics' is one, and because pictures are large: a display list that holds one is copied and
/// compared without touching the pixels.
///
/// - Source: Core Graphics, `CGImage`.
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  private let contentHash: Int

  /// Creates an image from pixels. Cost: one pass over a sample of the rows, for the hash.
  public init(bitmap: Bitmap) {
    self.bitmap = bitmap
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

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { bitmap.bytesPerRow }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs || (lhs.contentHash == rhs.contentHash && lhs.bitmap == rhs.bitmap)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
  }
}
