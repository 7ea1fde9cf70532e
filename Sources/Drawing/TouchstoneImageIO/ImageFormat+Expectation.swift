import Foundation

extension ImageFormat {
  /// Returns the format of a file.
  ///
  /// - Throws: `.empty`, `.gitLFSPointer` or `.unknownFormat` for a file in no known format.
  static func of(_ file: UnsafeRawBufferPointer) throws(ImageDecodingError) -> ImageFormat {
    if let format = ImageFormat(signatureOf: file) { return format }
    if file.isEmpty { throw .empty }
    if file.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
      throw .gitLFSPointer(object: object(ofPointer: file))
    }
    throw .unknownFormat(firstBytes: Array(file.prefix(8)))
  }

  /// Throws unless a file has the given format.
  static func expect(_ format: ImageFormat, _ file: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    if try of(file) != format { throw .unknownFormat(firstBytes: Array(file.prefix(8))) }
  }

  /// Returns the `oid` line of a Git LFS pointer.
  ///
  /// - Source: Git LFS, `docs/spec.md`.
  private static func object(ofPointer file: UnsafeRawBufferPointer) -> String? {
    let lines = String(decoding: file.prefix(1024), as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("oid ") }.map { String($0.dropFirst(4)) }
  }
}
