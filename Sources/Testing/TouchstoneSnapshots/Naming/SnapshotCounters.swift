import Synchronization

/// The numbers of unnamed snapshots: 1, 2, 3 within a test.
///
/// It is a class because the assertions of a scope share the count.
package final class SnapshotCounters: Sendable {
  private struct Key: Hashable {
    var file: String
    var function: String
    var argument: String?
    var folder: String?
    var scope: String
  }

  private static let serial = Atomic<Int>(0)

  /// Distinguishes these counters from all others of the process.
  package let identifier: Int
  /// The count of a scope, and the line of its first assertion.
  private struct Count {
    var number = 0
    var first: Int?
  }

  private let counts = Mutex<[Key: Count]>([:])
  private let isRepeating: Bool

  /// - Parameter isRepeating: Whether tests are repeated without notice. The count then restarts from 1 at the line of
  ///   the first assertion.
  package init(isRepeating: Bool = false) {
    identifier = Self.serial.add(1, ordering: .relaxed).newValue
    self.isRepeating = isRepeating
  }

  /// Whether this process repeats its tests, as with `--repetitions` and `--repeat-until` of Swift Testing.
  package static let isRepeating = CommandLine.arguments.contains { argument in
    ["--repetitions", "--repeat-until"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
  }

  /// The counters of the process, for tests without their own scope.
  package static let process = SnapshotCounters(isRepeating: isRepeating)

  /// The counters of a Swift Testing test case with the `.snapshots` trait.
  @TaskLocal package static var scope: SnapshotCounters?

  /// Returns the next number for an assertion.
  package func next(for request: SnapshotRequest) -> Int {
    let key = Key(
      file: request.location.filePath, function: request.location.function, argument: request.test.argument,
      folder: request.arguments.snapshotDirectory, scope: request.test.scope)
    return counts.withLock { counts in
      var count = counts[key] ?? Count()
      if isRepeating, count.first == request.location.line { count = Count() }
      count.number += 1
      count.first = count.first ?? request.location.line
      counts[key] = count
      return count.number
    }
  }

  /// Removes a scope whose test has ended.
  package func forget(scope: String) {
    counts.withLock { counts in counts = counts.filter { $0.key.scope != scope } }
  }
}
