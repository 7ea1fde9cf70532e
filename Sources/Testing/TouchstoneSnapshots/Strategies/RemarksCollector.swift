import Synchronization

/// Collects the remarks of strategies that users' code calls through public closures, which can neither throw nor return
/// more than the snapshot.
///
/// A class, because those strategies write into the collector of the assertion around them.
package final class RemarksCollector: Sendable {
  private let state = Mutex(SnapshotRemarks())

  package init() {}

  /// The collector of the code that is running.
  @TaskLocal package static var current: RemarksCollector?

  /// The remarks so far.
  package var remarks: SnapshotRemarks { state.withLock { $0 } }

  package func add(_ remarks: SnapshotRemarks) {
    state.withLock { $0.add(remarks) }
  }

  /// The closure's value, for public closures of ``Diffing``; if it throws, the error is collected and a substitute comes
  /// back.
  package static func catching<Value>(default substitute: Value, _ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch {
      current?.state.withLock { $0.fail(error) }
      return substitute
    }
  }
}
