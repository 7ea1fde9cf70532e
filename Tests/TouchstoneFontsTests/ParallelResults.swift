import Synchronization

/// Gathers what several threads found.
final class ParallelResults<Value: Sendable>: Sendable {
  private let found = Mutex<[Value]>([])

  func append(_ value: Value) {
    found.withLock { $0.append(value) }
  }

  var values: [Value] { found.withLock { $0 } }
}
