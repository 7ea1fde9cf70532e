import Foundation
import TouchstoneCompare

extension FileLock {
  /// Waits for the lock of a folder, which only one process at a time draws into.
  ///
  /// - Parameter words: What is said while another process holds it.
  /// - Throws: ``ComparisonError/interrupted``, or ``ComparisonError/notWritten(_:why:)`` if the folder cannot be written.
  static func hold(
    _ folder: URL, _ interruption: Interruption, orSay words: String
  ) throws(ComparisonError) -> FileLock {
    let lock = FileLock(folder.appendingPathComponent("lock"), until: { interruption.hasCome }) {
      Console.complain(words)
    }
    if let lock { return lock }
    if interruption.hasCome { throw .interrupted }
    throw .notWritten(folder.path, why: String(cString: strerror(errno)))
  }
}
