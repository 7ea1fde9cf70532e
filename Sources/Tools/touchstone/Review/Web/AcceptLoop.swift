import FlyingSocks

/// Accepts connections until its task is cancelled.
struct AcceptLoop {
  /// How many attempts in a row may fail, and how long to wait before the next one.
  ///
  /// They fail while too many connections are open; half a minute is enough for some of them to end.
  var attempts = 600
  var pause = Duration.milliseconds(50)

  /// Calls a closure with each connection.
  ///
  /// - Throws: The error of the last attempt.
  func run<Connection>(
    accept: () async throws -> Connection, serve: (Connection) -> Void
  ) async throws {
    var failures = 0
    while !Task.isCancelled {
      do {
        serve(try await accept())
        failures = 0
      } catch let error as SocketError {
        failures += 1
        if failures >= attempts { throw error }
        try await Task.sleep(for: pause)
      }
    }
  }
}
