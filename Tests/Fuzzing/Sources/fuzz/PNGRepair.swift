import Foundation

/// Makes the checksums of PNG chunks right.
enum PNGRepair {
  static func repaired(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return data }
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= bytes.count else { break }
      let sum = checksum(bytes[offset + 4..<offset + 8 + length])
      for place in 0..<4 { bytes[offset + 8 + length + place] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * place)) }
      offset += 12 + length
    }
    return Data(bytes)
  }

  /// PNG specification, annex D.
  private static let table = (0..<UInt32(256)).map { start in
    (0..<8).reduce(start) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 255)] }
  }
}
