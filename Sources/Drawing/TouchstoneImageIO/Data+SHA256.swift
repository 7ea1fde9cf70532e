import CPixelKernels
package import Foundation

extension Data {
  /// The SHA-256 digest of the data, in hexadecimal.
  package var sha256: String {
    withUnsafeBytes(\.sha256)
  }
}

extension UnsafeRawBufferPointer {
  /// The SHA-256 digest of the bytes, in hexadecimal.
  package var sha256: String {
    var digest = [UInt8](repeating: 0, count: 32)
    ts_sha256(bindMemory(to: UInt8.self).baseAddress, count, &digest)
    return digest.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }.joined()
  }
}
