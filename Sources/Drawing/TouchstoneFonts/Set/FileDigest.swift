internal import CPixelKernels
internal import Foundation

/// The SHA-256 digests of files.
package enum FileDigest {
  /// Returns the digest of bytes, in 64 hexadecimal digits.
  package static func sha256(of bytes: UnsafeRawBufferPointer) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    bytes.withMemoryRebound(to: UInt8.self) { ts_sha256($0.baseAddress, $0.count, &digest) }
    return digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Returns the digest of a file, or `nil` if it cannot be read or is larger than any font.
  package static func sha256(ofFileAt path: String) -> String? {
    guard let size = size(ofFileAt: path), size <= PinnedFont.largestFile,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    return data.withUnsafeBytes { sha256(of: $0) }
  }

  /// Returns the size of a regular file, following symbolic links; `nil` for anything else.
  package static func size(ofFileAt path: String) -> Int? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true
    else { return nil }
    return values.fileSize
  }
}
