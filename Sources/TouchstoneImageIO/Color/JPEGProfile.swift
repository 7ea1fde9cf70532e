/// The ICC profile in a JPEG file, which may be divided into several segments.
///
/// - Source: ICC.1:2010, annex B.4 "Embedding ICC profiles in JFIF files".
enum JPEGProfile {
  private static let name = Array("ICC_PROFILE\0".utf8)

  /// Returns the bytes of the profile, or nil if there is none or it is incomplete.
  static func read(_ file: UnsafeRawBufferPointer) -> [UInt8]? {
    var parts: [UInt8: [UInt8]] = [:]
    var count: UInt8 = 0
    var offset = 2
    // Segments up to the first scan: a marker, and a length that includes itself.
    while offset + 4 <= file.count, file[offset] == 0xFF, file[offset + 1] != 0xDA {
      let length = Int(file[offset + 2]) << 8 | Int(file[offset + 3])
      guard length >= 2, offset + 2 + length <= file.count else { return nil }
      let content = file[offset + 4..<offset + 2 + length]
      if file[offset + 1] == 0xE2, content.count > name.count + 2, content.starts(with: name) {
        let head = content.startIndex + name.count
        count = content[head + 1]
        parts[content[head]] = Array(content[(head + 2)...])
      }
      offset += 2 + length
    }
    guard count > 0 else { return nil }
    let ordered = (1...count).compactMap { parts[$0] }
    return ordered.count == Int(count) ? Array(ordered.joined()) : nil
  }
}
