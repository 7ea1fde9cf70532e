import Synchronization

/// Numbers for unnamed snapshots: 1, 2, 3 within a test.
///
/// A class, for the assertions of a scope count together.
package final class SnapshotCounters: Sendable {
  private struct Key: Hashable {
    var file: String
    var function: String
    var argument: String?
    var folder: String?
    var scope: String
  }

  private static let serial = Atomic<Int>(0)

  /// Tells these numbers from all others of the process.
  package let identifier: Int
  private let counts = Mutex<[Key: Int]>([:])

  package init() {
    identifier = Self.serial.add(1, ordering: .relaxed).newValue
  }

  /// The numbers of the process, for tests without a scope of their own.
  package static let process = SnapshotCounters()

  /// The numbers of a Swift Testing test case with the `.snapshots` trait.
  @TaskLocal package static var scope: SnapshotCounters?

  /// The next number for an assertion.
  package func next(for request: SnapshotRequest) -> Int {
    let key = Key(
      file: request.filePath, function: request.function, argument: request.test.argument,
      folder: request.snapshotDirectory, scope: request.test.scope)
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }

  /// Forgets a scope, whose test has ended.
  package func forget(scope: String) {
    counts.withLock { counts in counts = counts.filter { $0.key.scope != scope } }
  }
}
