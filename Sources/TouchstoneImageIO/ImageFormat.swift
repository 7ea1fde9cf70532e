/// A file format of pictures that can be read.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics: without loss, with opacity.
  case png = "PNG"
  /// JPEG: with loss, without opacity.
  case jpeg = "JPEG"

  /// The format that the first bytes of a file announce, if it is a known one.
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
