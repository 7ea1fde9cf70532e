import Foundation

/// Keeps other processes from looking at the views of the same package meanwhile: they build in the same folder, and have their
/// pictures drawn to the same files.
enum LookLock {
  /// The variable by which a process tells those that it starts that it holds the lock.
  static let variable = "TOUCHSTONE_LOOK_LOCK"

  /// How long a process waits for the lock.
  struct Waiting {
    private let end: ContinuousClock.Instant?

    /// - Parameter holdsBuildFolder: Whether SwiftPM keeps others from the build folder for it: the process that looks may wait
    ///   for that folder.
    init(holdsBuildFolder: Bool) {
      end = holdsBuildFolder ? .now + .seconds(10) : nil
    }

    var isOver: Bool { end.map { $0 < .now } ?? false }
  }

  /// - Parameter home: The folder of looks in the package.
  static func file(in home: URL) -> URL { home.appendingPathComponent("lock") }
}
