import FlyingFox
import FlyingSocks
import Foundation
import TouchstoneReport

/// Serves a review to the browser of this machine, and to nobody else.
struct ReviewServer {
  let report: HTMLReport
  let review: WebReview
  /// The port to listen on; 0 for any that is free.
  let port: UInt16
  /// What stands in every path.
  let token: String

  /// Serves until the page ends the review, a signal comes, or the process that started this one is gone.
  ///
  /// - Parameter ready: told the address of the page, once it is served.
  /// - Throws: ``ToolError/notServed(port:why:)``.
  func run(ready: @escaping @Sendable (String) -> Void) async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let box = ServerBox()
    let site = ReviewSite(
      report: report, review: review, token: token, port: { await box.port }, end: { end.yield() })
    let server: HTTPServer
    do {
      server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: site)
    } catch {
      throw ToolError.notServed(port: port, why: "\(error)")
    }
    await box.hold(server)
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { end.yield() }
      source.resume()
      return source
    }
    defer { for source in signals { source.cancel() } }

    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do { try await server.run() } catch { throw ToolError.notServed(port: port, why: Self.words(error)) }
      }
      group.addTask {
        try await server.waitUntilListening(timeout: 60)
        guard let port = await box.port else { return }
        ready("http://127.0.0.1:\(port)/\(token)/")
        // Nothing tells the page's end from a closed tab: the review goes on until it is told.
        for await _ in ends { break }
      }
      group.addTask {
        // A plugin that is interrupted leaves what it started behind.
        let parent = getppid()
        while getppid() == parent { try await Task.sleep(for: .seconds(1)) }
        end.yield()
        try await Task.sleep(for: .seconds(3600))
      }
      // The first that comes to its end is the second task, or a server that cannot be.
      try await group.next()
      await server.stop(timeout: 1)
      group.cancelAll()
    }
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
