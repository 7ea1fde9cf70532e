import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import TouchstoneReport

/// Serves a review to the browser of this machine, and to no one else.
struct ReviewServer {
  let report: HTMLReport
  let review: WebReview
  /// The port to listen on; 0 for any that is free.
  let port: UInt16
  /// The secret in every path.
  let token: String

  /// Serves until the page ends the review, a signal comes, or the process that started this one is gone.
  ///
  /// The thread that calls this waits, and not a task: requests may keep all threads of tasks busy, and the end must come
  /// all the same.
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
      // Bodies up to twice the longest are read to their end; on a longer one the connection breaks off.
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
    // Nothing tells the page's end from a closed tab: the review goes on until it is told. This thread looks for itself, for
    // requests may keep all threads of tasks and of Dispatch busy.
    while !hasEnded.withLock({ $0 }), !interruption.hasCome {
      Thread.sleep(forTimeInterval: 0.05)
    }
    if let error = failure.withLock({ $0 }) { throw error }
    let stopped = DispatchSemaphore(value: 0)
    Task.detached {
      await server.stop(timeout: 1)
      stopped.signal()
    }
    // Requests that are stuck do not hold up the end.
    _ = stopped.wait(timeout: .now() + 2)
  }

  private static func words(_ error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { return message }
    return "\(error)"
  }
}

/// Tells the site the port of the server that serves it, which is made after it.
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
