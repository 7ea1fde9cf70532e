public import Foundation
public import TouchstoneDrawing

extension UIImage {
  /// Decodes a PNG or JPEG file at one pixel per point; returns nil if the data is not a valid one.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes a PNG or JPEG file at a number of pixels per point; returns nil if the data is not a valid one.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? decodeImage(data) else { return nil }
    self.init(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }

  /// Reads a PNG or JPEG file. A file name that ends in `@2x` or `@3x` determines the number of pixels per point.
  ///
  /// Returns nil if there is no such file or it cannot be decoded.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Returns the image as a PNG file, with 16 bits per component if the image has as many; nil if it has no pixels.
  public func pngData() -> Data? {
    try? cgImage?.pngData()
  }

  /// Returns the image as a JPEG file, drawn on black; nil if it has no pixels.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? cgImage?.bitmap.jpegData(quality: Double(compressionQuality))
  }
}
