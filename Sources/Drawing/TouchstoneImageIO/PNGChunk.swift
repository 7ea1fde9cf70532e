import CImageCodecs

/// A chunk of a PNG file, as a view into its bytes.
struct PNGChunk {
  /// The four letters of the type, as one number.
  let type: PNGChunkType
  /// The contents of the chunk.
  let data: UnsafeRawBufferPointer
  /// The type and the contents, over which the checksum is computed.
  private let checked: UnsafeRawBufferPointer
  /// The checksum stored in the file.
  let checksum: UInt32

  /// Reads the chunk at an offset; returns nil if the file ends before the chunk does.
  init?(_ file: UnsafeRawBufferPointer, at offset: Int) {
    guard file.count - offset >= 12 else { return nil }
    let length = Int(file.bigEndianWord(at: offset))
    guard file.count - offset - 12 >= length else { return nil }
    type = PNGChunkType(rawValue: file.bigEndianWord(at: offset + 4))
    data = UnsafeRawBufferPointer(rebasing: file[offset + 8..<offset + 8 + length])
    checked = UnsafeRawBufferPointer(rebasing: file[offset + 4..<offset + 8 + length])
    checksum = file.bigEndianWord(at: offset + 8 + length)
  }

  /// The number of bytes in the file, including length, type and checksum.
  var size: Int { data.count + 12 }

  /// Whether the checksum is valid. Cost: one pass over the contents.
  var isIntact: Bool {
    ts_crc32(0, checked.bindMemory(to: UInt8.self).baseAddress, checked.count) == checksum
  }

  /// Returns the bytes of a new chunk.
  static func bytes(_ type: PNGChunkType, _ data: [UInt8]) -> [UInt8] {
    let checked = type.rawValue.bigEndianBytes + data
    let checksum = ts_crc32(0, checked, checked.count)
    return UInt32(data.count).bigEndianBytes + checked + checksum.bigEndianBytes
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the four bytes at an offset as a number, most significant byte first.
  func bigEndianWord(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, most significant first.
  var bigEndianBytes: [UInt8] {
    withUnsafeBytes(of: bigEndian) { Array($0) }
  }
}
