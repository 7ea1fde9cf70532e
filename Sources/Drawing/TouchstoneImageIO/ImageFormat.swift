/// An image file format that can be read.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics: lossless, with alpha.
  case png = "PNG"
  /// JPEG: lossy, without alpha.
  case jpeg = "JPEG"

  /// Creates the format that matches the signature of a file, if it is a known one.
  init?(signatureOf bytes: UnsafeRawBufferPointer) {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]
    if bytes.starts(with: png) {
      self = .png
    } else if bytes.starts(with: jpeg) {
      self = .jpeg
    } else {
      return nil
    }
  }
}
