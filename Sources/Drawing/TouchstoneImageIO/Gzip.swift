import CImageCodecs
package import Foundation

/// Compressed files of one member, as `gzip` writes and reads them.
///
/// - Source: RFC 1952.
package enum Gzip {
  /// The most bytes that a byte of a file can hold: a repetition of 258 bytes takes two bits.
  ///
  /// - Source: RFC 1951, 3.2.5.
  private static let mostExpansion = 1032

  /// Returns the file for some bytes; nil if there is too little memory, or there are no bytes.
  package static func compressed(_ data: Data) -> Data? {
    if data.isEmpty { return nil }
    return data.withUnsafeBytes { bytes in
      let file = ts_gzip(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
      defer { ts_encoded_free(file) }
      return file.bytes.map { Data(bytes: $0, count: file.length) }
    }
  }

  /// Returns the bytes of a file, which may come from anyone; nil if it is damaged, holds no bytes, or more than `limit`.
  ///
  /// No more memory is taken than the file can fill.
  package static func decompressed(_ file: Data, limit: Int) -> Data? {
    // The size is in the last four bytes, the least significant first.
    guard file.count > 18 else { return nil }
    let size = file.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size > 0, size <= limit, size / mostExpansion <= file.count else { return nil }
    var data = Data(count: size)
    let written = data.withUnsafeMutableBytes { target in
      file.withUnsafeBytes { source in
        ts_gunzip(
          source.bindMemory(to: UInt8.self).baseAddress, source.count,
          target.bindMemory(to: UInt8.self).baseAddress, size)
      }
    }
    return written == size ? data : nil
  }
}
