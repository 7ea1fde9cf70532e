import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

extension GoldenFormat where Value == UIImage {
  /// PNG files with metadata and a hash of their pixels, compared by a comparer.
  static func picture(_ comparer: PictureComparer) -> GoldenFormat {
    var format = GoldenFormat(
      encode: { image, metadata in try metadata.file { try image.bitmap.pngData(metadata: $0) } },
      decode: { data in
        let file = try PNGImage(data: data)
        try PNGImage.requireEnd(of: data)
        try PictureGoldenFault.check(data)
        let metadata = GoldenMetadata(texts: file.metadata)
        return GoldenContent(
          value: UIImage(cgImage: CGImage(bitmap: file.bitmap), scale: CGFloat(metadata?.scale ?? 1)),
          metadata: metadata)
      },
      compare: { reference, actual, masks in
        PictureComparison(comparer: comparer.comparer)
          .difference(reference.bitmap, actual.bitmap, ignoring: masks, scale: actual.scale)
      })
    format.mistake = comparer.mistake
    if comparer.isDefault {
      format.compareStrictly = { reference, actual, masks in
        PictureComparison(comparer: .strict)
          .difference(reference.bitmap, actual.bitmap, ignoring: masks, scale: actual.scale)
      }
    }
    // A stamp does not cover chunks that editors may copy, nor what is behind the end.
    format.stamp = { PictureGoldenFault(in: $0) == nil ? GoldenStamp.read(from: $0)?.description : nil }
    format.isIdentical = { $0.bitmap.hasSamePixels(as: $1.bitmap) }
    format.masked = { $0.masked($1, by: $2) }
    format.fingerprint = { GoldenStamp.hash(of: $0.bitmap).description }
    format.digest = { GoldenKind.digest([$0.bitmap], durations: [], $1.masks, match: $1.match) }
    format.emptiness = { $0.bitmap.emptiness }
    format.picture = { image in
      PictureSize(width: image.bitmap.width, height: image.bitmap.height, scale: Double(image.scale))
    }
    return format
  }
}

extension UIImage {
  /// Returns the picture with the pixels of another one in some places, or with clear pixels.
  func masked(_ places: [MaskedPlace], by other: UIImage?) -> UIImage {
    guard let bitmap = cgImage?.bitmap else { return self }
    let source = other?.cgImage?.bitmap ?? Bitmap(width: 0, height: 0)
    let masked = bitmap.ignoring(places.map(\.box), masks: [], of: source)
    return UIImage(cgImage: CGImage(bitmap: masked), scale: scale)
  }

  /// The pixels; none for a picture of no size.
  fileprivate var bitmap: Bitmap { cgImage?.bitmap ?? Bitmap(width: 0, height: 0) }
}

extension Bitmap {
  /// Whether all pixels are equal.
  package var isUniform: Bool {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 4 else { return true }
      // Every pixel is equal to the one before it.
      return memcmp(start, start + 4, bytes.count - 4) == 0
    }
  }

  fileprivate func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return withUnsafeBytes { a in
      other.withUnsafeBytes { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return memcmp(a, b, width * height * 4) == 0
      }
    }
  }

  /// Pixels are premultiplied, so that a fully transparent one is four zeros.
  package var emptiness: Emptiness? {
    if width == 0 || height == 0 { return .noPixels }
    let isClear = withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes[0] == 0 else { return false }
      // Every byte is equal to the one before it, and the first is zero.
      return memcmp(start, start + 1, bytes.count - 1) == 0
    }
    return isClear ? .transparent(width: width, height: height) : nil
  }
}
