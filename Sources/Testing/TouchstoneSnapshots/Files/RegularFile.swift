package import Foundation

/// Reads regular files of bounded size, and writes new ones.
///
/// A path may lead to an endless device, to a pipe on which a reader waits forever, or to a file of terabytes. Such
/// paths come from folders of other machines, and from mistakes.
package enum RegularFile {
  /// The size limit of a golden, an artefact or a picture, in bytes: 256 MiB.
  package static let limit = 1 << 28

  /// Whether a symbolic link at the end of a path is followed.
  package enum Links: Hashable, Sendable {
    case follow, refuse
  }

  /// Returns the bytes of a file.
  ///
  /// It never waits, and needs as much memory as the file, at most the limit.
  ///
  /// - Throws: ``FileFault``: `.special` for folders, pipes, devices and sockets, `.link`, `.tooLarge`, `.system`.
  package static func read(
    _ path: String, links: Links = .follow, limit: Int = limit
  ) throws(FileFault) -> Data {
    try read(path, in: AT_FDCWD, links: links, limit: limit)
  }

  /// The first bytes of a file, however long it is.
  package static func read(
    _ path: String, links: Links = .follow, prefix: Int
  ) throws(FileFault) -> Data {
    try read(path, in: AT_FDCWD, links: links, limit: .max, prefix: prefix)
  }

  /// The same for a path that starts at an open folder.
  static func read(
    _ path: String, in folder: Int32, links: Links, limit: Int, prefix: Int = .max
  ) throws(FileFault) -> Data {
    let descriptor = try open(path, in: folder, links: links)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    // The file may not be the one that was checked before it was opened.
    if let fault = fault(status) { throw fault }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try read(min(size, prefix), from: descriptor)
  }

  /// Writes a new file. It does not wait until the bytes are on the disk, as `Data.write(to:)` does: that would be most of
  /// the time of a failing assertion.
  ///
  /// - Throws: ``FileFault``; `.system(EEXIST)` if there is anything at the path, even a link.
  package static func create(_ path: String, _ data: Data) throws(FileFault) {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    do throws(FileFault) {
      try write(data, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Writes all bytes to an open file.
  static func write(_ data: Data, to descriptor: Int32) throws(FileFault) {
    var offset = 0
    while offset < data.count {
      let count = data.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      offset += count
    }
  }

  private static func open(_ path: String, in folder: Int32, links: Links) throws(FileFault) -> Int32 {
    // Opening a device may have an effect, so it is checked first.
    if let fault = try status(path, in: folder, links: links).flatMap(fault) { throw fault }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (links == .refuse ? O_NOFOLLOW : 0)
    let descriptor = openat(folder, path, flags)
    guard descriptor >= 0 else { throw errno == ELOOP && links == .refuse ? .link : .system(errno) }
    return descriptor
  }

  /// Returns the status of the file at a path, or `nil` if there is none.
  static func status(_ path: String, in folder: Int32, links: Links) throws(FileFault) -> stat? {
    var status = stat()
    if fstatat(folder, path, &status, links == .refuse ? AT_SYMLINK_NOFOLLOW : 0) == 0 { return status }
    if errno == ENOENT { return nil }
    throw .system(errno)
  }

  /// Returns why something is not a regular file, or `nil` if it is.
  static func fault(_ status: stat) -> FileFault? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .system(EISDIR)
    case S_IFLNK: .link
    case S_IFIFO: .special("a named pipe")
    case S_IFSOCK: .special("a socket")
    default: .special("a device")
    }
  }

  private static func read(_ size: Int, from descriptor: Int32) throws(FileFault) -> Data {
    var data = Data(count: size)
    var offset = 0
    while offset < size {
      let count = data.withUnsafeMutableBytes { bytes in
        Foundation.read(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      // The file was truncated while it was read: decoding will fail, which is the right error.
      if count == 0 { break }
      offset += count
    }
    return offset == size ? data : data.prefix(offset)
  }
}
