public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO

/// A destination for a single image, written as a PNG or JPEG file.
///
/// A class because Image I/O's is one: it is written once.
///
/// - Source: Image I/O, `CGImageDestination`.
public final class CGImageDestination {
  fileprivate enum Format: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
  }

  fileprivate let format: Format
  fileprivate let write: (Data) -> Bool
  fileprivate var image: CGImage?
  fileprivate var quality = 0.9
  fileprivate var isFinished = false

  fileprivate init?(type: NSString, count: Int, write: @escaping (Data) -> Bool) {
    guard count == 1, let format = Format(rawValue: "\(type)") else { return nil }
    self.format = format
    self.write = write
  }

  fileprivate func set(_ properties: NSDictionary?) {
    let key = NSString(string: kCGImageDestinationLossyCompressionQuality)
    if let number = properties?[key] as? NSNumber { quality = number.doubleValue }
  }

  fileprivate func finish() -> Bool {
    guard !isFinished, let image else { return false }
    isFinished = true
    let data =
      switch format {
      case .png: UIImage(cgImage: image).pngData()
      case .jpeg: try? image.bitmap.jpegData(quality: quality)
      }
    return data.map(write) ?? false
  }
}

/// Creates a destination that writes a file; `nil` for types other than `public.png` and `public.jpeg`, and for several
/// images.
///
/// - Source: Image I/O, `CGImageDestinationCreateWithURL`.
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  guard url.isFileURL, let path = url.path else { return nil }
  return CGImageDestination(type: type, count: count) { data in
    (try? data.write(to: URL(fileURLWithPath: path))) != nil
  }
}

/// Creates a destination that appends to data; `nil` for types other than `public.png` and `public.jpeg`, and for several
/// images.
///
/// - Source: Image I/O, `CGImageDestinationCreateWithData`.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  CGImageDestination(type: type, count: count) { file in
    data.append(file)
    return true
  }
}

/// Sets the properties of all images: the quality of a JPEG file.
///
/// - Source: Image I/O, `CGImageDestinationSetProperties`.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary?) {
  idst.set(properties)
}

/// Sets the image, and with `kCGImageDestinationLossyCompressionQuality` its quality from 0 to 1.
///
/// - Source: Image I/O, `CGImageDestinationAddImage`.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?) {
  idst.image = image
  idst.set(properties)
}

/// Sets the image to that of a source.
///
/// - Source: Image I/O, `CGImageDestinationAddImageFromSource`.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties)
}

/// Writes the image; returns `false` if there is none, if it was written before, or if it cannot be written.
///
/// - Source: Image I/O, `CGImageDestinationFinalize`.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the identifiers of the types that can be written.
///
/// - Source: Image I/O, `CGImageDestinationCopyTypeIdentifiers`.
public func CGImageDestinationCopyTypeIdentifiers() -> NSArray { ["public.png", "public.jpeg"] }

/// The key for the quality of a JPEG file, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
