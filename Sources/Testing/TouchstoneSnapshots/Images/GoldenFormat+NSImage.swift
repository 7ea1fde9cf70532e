import Foundation
import TouchstoneDrawing

extension GoldenFormat where Value == UIImage {
  /// The same format for pictures as macOS code has them.
  var forNSImages: GoldenFormat<NSImage> {
    var format = GoldenFormat<NSImage>(
      encode: { [encode] in try encode($0.picture, $1) },
      decode: { [decode] in
        let content = try decode($0)
        return GoldenContent(value: NSImage(picture: content.value), metadata: content.metadata)
      },
      compare: { [compare] in try compare($0.picture, $1.picture, $2) })
    format.compareStrictly = compareStrictly.map { compare in { try compare($0.picture, $1.picture, $2) } }
    format.stamp = stamp
    format.isIdentical = isIdentical.map { isIdentical in { isIdentical($0.picture, $1.picture) } }
    format.fingerprint = fingerprint.map { fingerprint in { fingerprint($0.picture) } }
    format.digest = digest.map { digest in { digest($0.picture, $1) } }
    format.emptiness = { [emptiness] in emptiness($0.picture) }
    format.masked = masked.map { masked in { NSImage(picture: masked($0.picture, $1, $2?.picture)) } }
    format.mistake = mistake
    format.picture = { [picture] in picture($0.picture) }
    return format
  }
}

extension NSImage {
  /// Creates an image with the pixels of a picture.
  convenience init(picture: UIImage) {
    self.init(source: picture.source, size: picture.size)
  }

  /// The pixels, with as many of them per point as the width says.
  var picture: UIImage {
    guard let pixels = cgImage(forProposedRect: nil, context: nil, hints: nil) else { return UIImage() }
    return UIImage(cgImage: pixels, scale: size.width > 0 ? CGFloat(pixels.width) / size.width : 1)
  }
}
