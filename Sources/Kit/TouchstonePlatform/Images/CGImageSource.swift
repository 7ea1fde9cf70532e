public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO

/// An image source with a single image, read from a PNG or JPEG file.
///
/// - Source: Image I/O, `CGImageSource`.
public final class CGImageSource: Sendable {
  fileprivate let image: CGImage
  /// The size of the file, in bytes.
  fileprivate let fileSize: Int

  fileprivate init?(_ data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.image = image
    fileSize = data.count
  }
}

/// Creates an image source from data; `nil` if the data is not a PNG or JPEG file.
///
/// - Source: Image I/O, `CGImageSourceCreateWithData`.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// Creates an image source from a file; `nil` if there is no PNG or JPEG file at the URL.
///
/// - Source: Image I/O, `CGImageSourceCreateWithURL`.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path ?? "") else { return nil }
  return CGImageSource(data)
}

/// Returns the number of images: one.
///
/// - Source: Image I/O, `CGImageSourceGetCount`.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Returns the image; `nil` for an index other than 0.
///
/// - Source: Image I/O, `CGImageSourceCreateImageAtIndex`.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// Returns the image, scaled down if the options have a smaller `kCGImageSourceThumbnailMaxPixelSize`.
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

/// Returns the width and the height of the image, in pixels.
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

/// Returns the size of the file, in bytes; files of animations, which have further properties, can't be read.
///
/// - Source: Image I/O, `CGImageSourceCopyProperties`.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: NSDictionary?) -> NSDictionary? {
  NSDictionary(dictionary: [kCGImagePropertyFileSize: isrc.fileSize])
}

/// The key for the longest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// The key for whether a thumbnail is always created from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key for whether a thumbnail is created from the image if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key for whether a thumbnail is rotated as the file specifies.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
/// The key for whether decoded pixels are cached.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// The key for whether pixels are decoded immediately.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The key for the width of an image, in pixels.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The key for the height of an image, in pixels.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// The key for the size of a file, in bytes.
public let kCGImagePropertyFileSize = "FileSize"
/// The key for the properties of a GIF file, which no source has: such files can't be read.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// The key for the number of times that a GIF file is played; 0 for endlessly.
public let kCGImagePropertyGIFLoopCount = "LoopCount"
/// The key for the duration of an image of a GIF file, in seconds, of at least a tenth.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// The key for the duration of an image as the GIF file has it, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
