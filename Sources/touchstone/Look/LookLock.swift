import Foundation

/// Keeps other processes from looking at the views of the same package meanwhile: they build in the same folder, and have their
/// pictures drawn to the same files.
enum LookLock {
  /// The variable by which a process tells those that it starts that it holds the lock.
  static let variable = "TOUCHSTONE_LOOK_LOCK"

  /// - Parameter home: The folder of looks in the package.
  static func file(in home: URL) -> URL { home.appendingPathComponent("lock") }
}
