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
  func run(ready: @escaping @Sendable (String) -> Void) throws {
    let hasEnded = Mutex(false)
    let end: @Sendable () -> Void = { hasEnded.withLock { $0 = true } }
    let box = ServerBox()
    let site = ReviewSite(
      report: report, review: review, token: token, port: { await box.port }, end: { end() })
    let server: HTTPServer
    do {
      // Bodies of up to twice the limit are read completely; the connection is closed on longer ones.
      let configuration = HTTPServer.Configuration(
        address: try .inet(ip4: "127.0.0.1", port: port), sharedRequestReplaySize: 2 * ReviewSite.bodyLimit,
        logger: .disabled)
      server = HTTPServer(config: configuration, handler: site)
    } catch {
      throw ToolError.notServed(port: port, why: "\(error)")
    }
    let interruption = Interruption()

    let failure = Mutex<ToolError?>(nil)
    Task.detached {
      await box.hold(server)
      do {
        try await server.run()
      } catch {
        failure.withLock { $0 = ToolError.notServed(port: port, why: Self.words(error)) }
        end()
      }
    }
    Task.detached {
      try await server.waitUntilListening(timeout: 60)
      guard let port = await box.port else { return }
      ready("http://127.0.0.1:\(port)/\(token)/")
    }
    // A closed tab cannot be told from the end of a review, so the review continues until the page ends it. This thread
    // polls, since requests may occupy all threads of the concurrency pool and of Dispatch.
    while !hasEnded.withLock({ $0 }), !interruption.hasCome {
      Thread.sleep(forTimeInterval: 0.05)
    }
    if let error = failure.withLock({ $0 }) { throw error }
    let stopped = DispatchSemaphore(value: 0)
    Task.detached {
      await server.stop(timeout: 1)
      stopped.signal()
    }
    // Requests that are stuck do not delay the end.
    _ = stopped.wait(timeout: .now() + 2)
  }

  private static func words(_ error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { return message }
    return "\(error)"
  }
}

/// Provides the site with the port of its server, which is created after the site.
private actor ServerBox {
  private var server: HTTPServer?

  func hold(_ server: HTTPServer) { self.server = server }

  var port: UInt16? {
    get async {
      guard case .ip4(_, let port)? = await server?.listeningAddress else { return nil }
      return port
    }
  }
}
