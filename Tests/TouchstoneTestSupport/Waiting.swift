/// Lets other work go on until a condition holds, for a minute at most: a busy machine may take long to give other
/// tasks a turn, however often this one yields.
package func wait(isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool) async {
  for _ in 0..<60_000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
}

/// Lets work go before that of other tests: an exit test.
///
/// Swift Testing looks for processes that have ended, without a pause, until the test that started one waits for it. Behind
/// thousands of other tests, that would keep a processor busy for minutes.
@discardableResult
package func promptly<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) async -> Result {
  await Task(priority: .high, operation: body).value
}
