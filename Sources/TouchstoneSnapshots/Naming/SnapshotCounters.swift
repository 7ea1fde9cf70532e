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
  /// What was counted in a scope, and the line that asked first.
  private struct Count {
    var number = 0
    var first: Int?
  }

  private let counts = Mutex<[Key: Count]>([:])
  private let isRepeating: Bool

  /// - Parameter isRepeating: Whether tests are repeated without a word of when. The line that asked first begins to
  ///   count from 1 again then.
  package init(isRepeating: Bool = false) {
    identifier = Self.serial.add(1, ordering: .relaxed).newValue
    self.isRepeating = isRepeating
  }

  /// Whether this process was told to repeat its tests, as `--repetitions` and `--repeat-until` of Swift Testing do.
  package static let isRepeating = CommandLine.arguments.contains { argument in
    ["--repetitions", "--repeat-until"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
  }

  /// The numbers of the process, for tests without a scope of their own.
  package static let process = SnapshotCounters(isRepeating: isRepeating)

  /// The numbers of a Swift Testing test case with the `.snapshots` trait.
  @TaskLocal package static var scope: SnapshotCounters?

  /// The next number for an assertion.
  package func next(for request: SnapshotRequest) -> Int {
    let key = Key(
      file: request.filePath, function: request.function, argument: request.test.argument,
      folder: request.snapshotDirectory, scope: request.test.scope)
    return counts.withLock { counts in
      var count = counts[key] ?? Count()
      if isRepeating, count.first == request.line { count = Count() }
      count.number += 1
      count.first = count.first ?? request.line
      counts[key] = count
      return count.number
    }
  }

  /// Forgets a scope, whose test has ended.
  package func forget(scope: String) {
    counts.withLock { counts in counts = counts.filter { $0.key.scope != scope } }
  }
}
