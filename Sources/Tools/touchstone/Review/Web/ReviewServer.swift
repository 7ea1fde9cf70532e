import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import TouchstoneReport

/// Serves a review to browsers on this machine only.
struct ReviewServer {
  let report: HTMLReport
  let review: WebReview
  /// The port to listen on; 0 for any free port.
  let port: UInt16
  /// The secret token in every path.
  let token: String

  /// Serves until the page ends the review, a signal arrives, or the parent process exits.
  ///
  /// The calling thread waits, rather than a task: requests may occupy all threads of the concurrency pool, and the
  /// review must be able to end regardless.
  ///
  /// - Parameter ready: told the address of the page, once it is served.
  /// - Throws: ``ToolError/notServed(port:why:)``.
  func run(ready: (String) -> Void) throws {
    let (socket, port) = try listen()
    let hasEnded = Mutex(false)
    let end: @Sendable () -> Void = { hasEnded.withLock { $0 = true } }
    let site = ReviewSite(report: report, review: review, token: token, port: { port }, end: { end() })
    let interruption = Interruption()
    let failure = Mutex<ToolError?>(nil)
    let answers = Mutex(0)
    let stopped = DispatchSemaphore(value: 0)
    let service = Task.detached {
      do {
        try await Self.serve(socket) { socket in
          ReviewConnection(socket: socket, site: site) { isBusy in answers.withLock { $0 += isBusy ? 1 : -1 } }
        }
      } catch {
        if !Task.isCancelled { failure.withLock { $0 = ToolError.notServed(port: port, why: Self.words(error)) } }
        end()
      }
      try? socket.close()
      stopped.signal()
    }
    ready("http://127.0.0.1:\(port)/\(token)/")
    // A closed tab cannot be told from the end of a review, so the review continues until the page ends it. This thread
    // polls, since requests may occupy all threads of the concurrency pool and of Dispatch.
    while !hasEnded.withLock({ $0 }), !interruption.hasCome {
      Thread.sleep(forTimeInterval: 0.05)
    }
    if let error = failure.withLock({ $0 }) { throw error }
    // Answers that are on their way arrive, and requests that are stuck do not delay the end.
    let last = Date(timeIntervalSinceNow: 1)
    while answers.withLock({ $0 }) > 0, Date() < last { Thread.sleep(forTimeInterval: 0.01) }
    service.cancel()
    _ = stopped.wait(timeout: .now() + 1)
  }

  /// Opens the port.
  private func listen() throws -> (socket: Socket, port: UInt16) {
    do {
      let socket = try Socket(domain: AF_INET, type: .stream)
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
        try socket.listen()
        return (socket, port)
      } catch {
        try? socket.close()
        throw error
      }
    } catch {
      throw ToolError.notServed(port: port, why: Self.words(error))
    }
  }

  /// Serves all connections to a socket until the task is cancelled.
  private static func serve(
    _ socket: Socket, connection: @escaping @Sendable (AsyncSocket) -> ReviewConnection
  ) async throws {
    let pool = HTTPServer.defaultPool()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      try await AcceptLoop().run {
        try await listener.accept()
      } serve: { socket in
        group.addTask { await connection(socket).run() }
      }
    }
  }

  private static func words(_ error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { return message }
    return "\(error)"
  }
}
