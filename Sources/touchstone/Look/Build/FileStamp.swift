import Foundation

/// The size and the time of a file, which tell that it was written again.
enum FileStamp {
  /// Returns a file's stamp; nil if there is none.
  static func of(_ path: String) -> String? {
    var values = stat()
    guard stat(path, &values) == 0 else { return nil }
    return "\(values.st_size) \(values.st_mtim.tv_sec).\(values.st_mtim.tv_nsec)"
  }

  /// Returns a number that changes with the stamp of any of some files; nil if one is not there.
  static func of(all paths: some Sequence<Substring>) -> UInt64? {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for path in paths {
      var values = stat()
      guard stat(String(path), &values) == 0 else { return nil }
      // FNV-1a, over numbers in place of bytes.
      for number in [values.st_size, values.st_mtim.tv_sec, values.st_mtim.tv_nsec] {
        hash = (hash ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3
      }
    }
    return hash
  }
}
