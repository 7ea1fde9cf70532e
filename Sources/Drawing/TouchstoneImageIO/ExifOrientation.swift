/// How Exif data says that a picture is turned or mirrored.
///
/// - Source: Exif 2.32, 4.5.4 "Image File Directory" and 4.6.4 "Orientation"; PNG specification (third edition), 11.3.4.5
///   "eXIf".
struct ExifOrientation: Hashable {
  /// 2…8.
  let rawValue: Int

  /// Reads Exif data; nil if it has no orientation, or one that leaves the picture as it is.
  init?(_ bytes: UnsafeRawBufferPointer) {
    // Some encoders write the prefix that only JPEG files have.
    let prefix: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    let data = bytes.starts(with: prefix) ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst(prefix.count)) : bytes
    guard data.count >= 8, data[0] == data[1], data[0] == 0x49 || data[0] == 0x4D else { return nil }
    let isLittle = data[0] == 0x49
    func number(_ offset: Int, _ size: Int) -> Int? {
      guard offset >= 0, offset <= data.count - size else { return nil }
      let bytes = data[offset..<offset + size]
      return (isLittle ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2), let type = number(entry + 2, 2) else { return nil }
      // Values of fewer than four bytes are at the start of the field.
      guard tag == 0x0112, let value = number(entry + 8, type == 4 ? 4 : type == 1 ? 1 : 2) else { continue }
      // Of several, readers differ in which they follow.
      guard (2...8).contains(value) else { continue }
      rawValue = value
      return
    }
    return nil
  }
}
