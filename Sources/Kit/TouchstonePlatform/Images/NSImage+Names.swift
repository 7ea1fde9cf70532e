public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO
public import TouchstoneUI

extension Bundle {
  /// Returns the image with the given name in the bundle's files or asset catalogues; `nil` if there is none.
  ///
  /// - Source: AppKit, `Bundle.image(forResource:)`.
  public func image(forResource name: String) -> NSImage? {
    PlatformPicture(named: name, bundle: self).map(NSImage.init)
  }
}

extension NSImage {
  fileprivate convenience init(_ picture: PlatformPicture) {
    self.init(source: .drawn(picture), size: picture.size)
  }

  /// Creates an image without pixels or size.
  public convenience init() {
    self.init(size: .zero)
  }

  /// Creates an image from the file or image set with the given name; `nil` if there is none.
  public convenience init?(named name: String) {
    guard let picture = PlatformPicture(named: name, bundle: nil) else { return nil }
    self.init(picture)
  }

  /// Creates an image from an image set.
  public convenience init(resource: ImageResource) {
    self.init(PlatformPicture(image: Image(resource)))
  }

  /// Creates a symbol image with the given name; `nil` for unknown names.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard let picture = PlatformPicture(systemName: name, font: .body, scale: .medium) else { return nil }
    self.init(picture)
  }

  /// Creates a symbol image with the given name; `nil` for unknown names.
  ///
  /// - Parameter value: A value from 0 to 1. Symbols are drawn whole, whatever it is.
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?
  ) {
    self.init(systemSymbolName: name, accessibilityDescription: description)
  }

  /// Creates an image from PNG or JPEG data at one pixel per point; `nil` for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image, size: .zero)
  }

  /// Creates an image from a PNG or JPEG file; `nil` if there is none.
  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName), let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels, size: image.size)
  }

  /// Creates an image from a PNG or JPEG file; `nil` if there is none.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }
}
