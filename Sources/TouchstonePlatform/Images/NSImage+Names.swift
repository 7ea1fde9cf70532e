public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO
public import TouchstoneUI

extension NSImage {
  private convenience init(_ picture: PlatformPicture) {
    self.init(source: .drawn(picture), size: picture.size)
  }

  /// The picture of a file or an image set, by its name; `nil` where there is none.
  public convenience init?(named name: String) {
    guard let picture = PlatformPicture(named: name, bundle: nil) else { return nil }
    self.init(picture)
  }

  /// The picture of an image set.
  public convenience init(resource: ImageResource) {
    self.init(PlatformPicture(image: Image(resource)))
  }

  /// The symbol of a name; `nil` for names that are not known.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard let picture = PlatformPicture(systemName: name, font: .body, scale: .medium) else { return nil }
    self.init(picture)
  }

  /// Decodes a PNG or JPEG file at one pixel per point; `nil` if the bytes are none.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image, size: .zero)
  }

  /// Reads a PNG or JPEG file; `nil` if there is none.
  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName), let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels, size: image.size)
  }

  /// Reads a PNG or JPEG file; `nil` if there is none.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }
}
