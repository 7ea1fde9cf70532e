import Foundation

/// Finds digests in texts without knowing their format: whatever looks like one keeps what it names.
enum Digests {
  /// Returns all words of exactly 64 lowercase hexadecimal digits.
  static func all(in data: Data) -> Set<String> {
    var found: Set<String> = []
    data.withUnsafeBytes { bytes in
      var start = 0
      for index in 0...bytes.count {
        if index < bytes.count, isDigit(bytes[index]) { continue }
        if index - start == 64 { found.insert(String(decoding: bytes[start..<index], as: UTF8.self)) }
        start = index + 1
      }
    }
    return found
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
