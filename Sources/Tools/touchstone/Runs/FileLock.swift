import Foundation

/// A lock between processes: who holds a file keeps the others waiting.
///
/// It is a class because it is held until no one refers to it. A process that ends releases it.
final class FileLock {
  private let descriptor: Int32

  /// Waits for the lock; nil if waiting ended early, or the file cannot be written.
  ///
  /// - Parameters:
  ///   - file: The file, which is made with its folder.
  ///   - wait: Called once if another process holds the lock.
  init?(_ file: URL, until isOver: () -> Bool = { false }, onWait wait: () -> Void = {}) {
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    var hasWaited = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, !isOver() else {
        close(descriptor)
        return nil
      }
      if !hasWaited { wait() }
      hasWaited = true
      usleep(20_000)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
