import CImageCodecs

/// A chunk of a PNG file, as a place in its bytes.
struct PNGChunk {
  /// The four letters, as the number that their bytes are.
  let type: PNGChunkType
  /// The content.
  let data: UnsafeRawBufferPointer
  /// Type and content, over which the checksum runs.
  private let checked: UnsafeRawBufferPointer
  /// The checksum that the file holds.
  let checksum: UInt32

  /// Reads the chunk at an offset. Nil if the bytes end before it does.
  init?(_ file: UnsafeRawBufferPointer, at offset: Int) {
    guard file.count - offset >= 12 else { return nil }
    let length = Int(file.bigEndianWord(at: offset))
    guard file.count - offset - 12 >= length else { return nil }
    type = PNGChunkType(rawValue: file.bigEndianWord(at: offset + 4))
    data = UnsafeRawBufferPointer(rebasing: file[offset + 8..<offset + 8 + length])
    checked = UnsafeRawBufferPointer(rebasing: file[offset + 4..<offset + 8 + length])
    checksum = file.bigEndianWord(at: offset + 8 + length)
  }

  /// The number of bytes in the file, with length, type and checksum.
  var size: Int { data.count + 12 }

  /// Whether the checksum is that of the content. Cost: one pass over it.
  var isIntact: Bool {
    ts_crc32(0, checked.bindMemory(to: UInt8.self).baseAddress, checked.count) == checksum
  }

  /// The bytes of a new chunk.
  static func bytes(_ type: PNGChunkType, _ data: [UInt8]) -> [UInt8] {
    let checked = type.rawValue.bigEndianBytes + data
    let checksum = ts_crc32(0, checked, checked.count)
    return UInt32(data.count).bigEndianBytes + checked + checksum.bigEndianBytes
  }
}

extension UnsafeRawBufferPointer {
  /// The four bytes at an offset, the first as the highest.
  func bigEndianWord(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, the highest first.
  var bigEndianBytes: [UInt8] {
    withUnsafeBytes(of: bigEndian) { Array($0) }
  }
}
