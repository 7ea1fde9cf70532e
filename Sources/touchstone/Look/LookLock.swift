import Foundation

/// Keeps other processes from looking at the views of the same package meanwhile: they build in the same folder, and write their
/// pictures to the same files.
///
/// It is a class because it is held until no one refers to it. A process that ends releases it.
final class LookLock {
  private let descriptor: Int32

  /// The variable by which a process tells those that it starts that it holds the lock.
  static let variable = "TOUCHSTONE_LOOK_LOCK"

  /// Waits for the lock; nil if waiting ended early, or the package's folder cannot be written.
  ///
  /// - Parameters:
  ///   - home: The folder of looks in the package.
  ///   - wait: Called once if another process holds the lock.
  init?(_ home: URL, until isOver: () -> Bool = { false }, onWait wait: () -> Void = {}) {
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let descriptor = open(home.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
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
