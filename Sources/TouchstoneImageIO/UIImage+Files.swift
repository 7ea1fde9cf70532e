public import Foundation
public import TouchstoneDrawing

extension UIImage {
  /// Decodes a PNG or JPEG file at one pixel per point. Nil if the bytes are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes a PNG or JPEG file at a number of pixels per point. Nil if the bytes are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? decodeImage(data) else { return nil }
    self.init(cgImage: CGImage(bitmap: bitmap), scale: scale)
  }

  /// Reads a PNG or JPEG file. A name that ends in `@2x` or `@3x` gives that many pixels per point.
  ///
  /// Nil if there is no such file or it cannot be decoded.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The picture as a PNG file, of 16 bits where its components have as many. Nil if it has no pixels.
  public func pngData() -> Data? {
    try? cgImage?.pngData()
  }

  /// The picture as a JPEG file, laid on black. Nil if it has no pixels.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? cgImage?.bitmap.jpegData(quality: Double(compressionQuality))
  }
}
