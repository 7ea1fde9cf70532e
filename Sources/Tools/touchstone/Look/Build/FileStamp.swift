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
    var hash = start
    for path in paths {
      var values = stat()
      guard stat(String(path), &values) == 0 else { return nil }
      for number in [values.st_size, values.st_mtim.tv_sec, values.st_mtim.tv_nsec] {
        add(UInt64(truncatingIfNeeded: number), to: &hash)
      }
    }
    return hash
  }

  /// Returns a number that changes with the contents of any of some files, but not with their times; nil if one is not there.
  static func ofContents(_ paths: some Sequence<String>) -> UInt64? {
    var hash = start
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      add(UInt64(data.count), to: &hash)
      for byte in data { add(UInt64(byte), to: &hash) }
    }
    return hash
  }

  /// Returns what is the same for all paths of a file, wherever links lead: its device and its number there; nil if there is none.
  static func file(_ path: String) -> [UInt64]? {
    var values = stat()
    return stat(path, &values) == 0 ? [UInt64(values.st_dev), UInt64(values.st_ino)] : nil
  }

  /// Returns when a file was read and written; nil if there is none.
  static func times(of path: String) -> [timespec]? {
    var values = stat()
    return stat(path, &values) == 0 ? [values.st_atim, values.st_mtim] : nil
  }

  static func set(_ times: [timespec], of path: String) { _ = utimensat(AT_FDCWD, path, times, 0) }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a, over numbers of any size.
  private static func add(_ number: UInt64, to hash: inout UInt64) { hash = (hash ^ number) &* 0x100_0000_01B3 }
}
