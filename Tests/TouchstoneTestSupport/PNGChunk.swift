/// Returns a chunk of a PNG file: its length, type, contents and checksum.
///
/// Written from the specification alone, so that what tests our encoder and decoders does not depend on them.
///
/// - Source: PNG specification (third edition), 5.3 "Chunk layout".
package func pngChunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
  let checked = Array(type.utf8) + contents
  return bigEndian(UInt32(contents.count)) + checked + bigEndian(crc32(checked))
}

/// Returns the CRC-32 of bytes, bit by bit.
///
/// - Source: PNG specification (third edition), annex D "Sample CRC implementation".
package func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var sum = UInt32.max
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
  return ~sum
}

/// Returns the four bytes of a number, the highest first.
package func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
