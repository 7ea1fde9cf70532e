import Hummingbird

/// Returns what a closure returns, unless it takes longer than a time: then it is cancelled, and the client is told that it
/// was too slow.
func within<Success: Sendable>(
  _ time: Duration, _ body: @escaping @Sendable () async throws -> Success
) async throws -> Success {
  try await withThrowingTaskGroup(of: Success.self) { group in
    defer { group.cancelAll() }
    group.addTask(operation: body)
    group.addTask {
      try await Task.sleep(for: time)
      throw HTTPError(.requestTimeout)
    }
    guard let first = try await group.next() else { throw CancellationError() }
    return first
  }
}
