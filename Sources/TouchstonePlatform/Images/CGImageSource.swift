public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO

/// A file with pictures, of which there is one: PNG or JPEG.
///
/// - Source: Image I/O, `CGImageSource`.
public final class CGImageSource: Sendable {
  fileprivate let image: CGImage

  fileprivate init?(_ data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.image = image
  }
}

/// Reads a picture's bytes; `nil` where they are none.
///
/// - Source: Image I/O, `CGImageSourceCreateWithData`.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// Reads a picture's file; `nil` where there is none.
///
/// - Source: Image I/O, `CGImageSourceCreateWithURL`.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path ?? "") else { return nil }
  return CGImageSource(data)
}

/// The number of pictures: one.
///
/// - Source: Image I/O, `CGImageSourceGetCount`.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// The picture; `nil` for other indices than 0.
///
/// - Source: Image I/O, `CGImageSourceCreateImageAtIndex`.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// The picture, made smaller where the options have a `kCGImageSourceThumbnailMaxPixelSize`.
///
/// - Source: Image I/O, `CGImageSourceCreateThumbnailAtIndex`.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let image = isrc.image
  let most = (options?[NSString(string: kCGImageSourceThumbnailMaxPixelSize)] as? NSNumber)?.doubleValue ?? .infinity
  let factor = most / Double(max(image.width, image.height))
  guard factor < 1, factor > 0 else { return image }
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(
    width: max(1, (Double(image.width) * factor).rounded()), height: max(1, (Double(image.height) * factor).rounded()))
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// The width and the height of the picture, in pixels.
///
/// - Source: Image I/O, `CGImageSourceCopyPropertiesAtIndex`.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
  guard index == 0 else { return nil }
  return NSDictionary(dictionary: [
    kCGImagePropertyPixelWidth: isrc.image.width, kCGImagePropertyPixelHeight: isrc.image.height,
  ])
}

/// The key of a thumbnail's longest side, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// The key of whether a thumbnail is always made.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of whether a thumbnail is made if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of whether a thumbnail is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
/// The key of whether pixels are kept.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// The key of whether pixels are read at once.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The key of the width, in pixels.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The key of the height, in pixels.
public let kCGImagePropertyPixelHeight = "PixelHeight"
