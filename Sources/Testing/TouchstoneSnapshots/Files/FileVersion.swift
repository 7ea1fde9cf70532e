import Foundation

/// A file as it is, without what it contains: something of it changes when the file is written or replaced.
struct FileVersion: Hashable, Sendable {
  let path: String
  private let device, inode, size, seconds, nanoseconds: Int

  /// The version of a file, or of the one that a link leads to; nil if nothing is there.
  init?(of url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    path = url.path
    (device, inode, size) = (Int(status.st_dev), Int(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
  }

  /// All but the path, for a file that another process reads.
  var text: String { "\(device) \(inode) \(size) \(seconds) \(nanoseconds)" }
}
