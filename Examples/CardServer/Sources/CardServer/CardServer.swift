import Hummingbird
import Logging
import TouchstoneServing

/// A service that draws link cards, invoices and a chart.
///
///     swift run -c release CardServer [PORT [ADDRESS]]
@main struct CardServer {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let port = arguments.first.flatMap { Int($0) } ?? 8080
    // Only this machine reaches it, unless it is told another address.
    let host = arguments.dropFirst().first ?? "127.0.0.1"
    let logger = Logger(label: "CardServer")
    // Room for about 200 cards.
    let pool = RenderingPool(cacheBytes: 16 << 20)
    let application = Application(
      router: router(pool: pool, library: Library()),
      server: .http1(configuration: .init(idleTimeout: .seconds(30))),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port), serverName: "CardServer",
        // Each may have the body of a request, and a document that it does not read, in memory.
        availableConnectionsDelegate: .maximum(256, logger: logger)),
      logger: logger)
    // SIGTERM and SIGINT end it gracefully: requests that have begun are answered.
    try await application.runService()
  }
}
