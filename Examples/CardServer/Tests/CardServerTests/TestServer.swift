import Foundation
import FoundationNetworking
import Glibc
import Hummingbird
import Logging
import ServiceLifecycle

/// The service on a free port of this machine, and its client.
struct TestServer: Sendable {
  /// What the service answers.
  struct Answer {
    let status: Int
    let body: Data
    fileprivate let response: HTTPURLResponse

    /// Returns the value of a header.
    subscript(header: String) -> String? { response.value(forHTTPHeaderField: header) }
  }

  private let port: Int
  private let services: ServiceGroup
  private let session = URLSession(configuration: .ephemeral)

  /// Serves for as long as `requests` takes.
  static func serve(
    _ router: Hummingbird.Router<BasicRequestContext>, logger: Logger = Logger(label: "CardServerTests"),
    _ requests: (TestServer) async throws -> Void
  ) async throws {
    let (ports, found) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { found.yield($0.localAddress?.port ?? 0) }, logger: logger)
    let services = ServiceGroup(services: [application], logger: logger)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { found.finish() }
        try await services.run()
      }
      // Without a port, the service has ended with an error.
      guard let port = await ports.first(where: { _ in true }) else { return try await group.waitForAll() }
      defer { group.cancelAll() }
      try await requests(TestServer(port: port, services: services))
    }
  }

  /// Tells the service to end, as SIGTERM does.
  func end() async {
    await services.triggerGracefulShutdown()
  }

  /// Sends text as it is, and returns what the service sends, and whether it closes the connection within a time.
  func exchange(_ text: String, patience: Duration) async -> (answer: String, isClosed: Bool) {
    let port = UInt16(port)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(connection) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        _ = withUnsafeBytes(of: address) {
          Glibc.connect(connection, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, UInt32($0.count))
        }
        var limit = timeval(tv_sec: Int(patience.components.seconds), tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, UInt32(MemoryLayout<timeval>.size))
        _ = Array(text.utf8).withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, 0) }
        var (answer, piece, count) = ([UInt8](), [UInt8](repeating: 0, count: 4_096), 0)
        repeat {
          count = recv(connection, &piece, piece.count, 0)
          answer += piece.prefix(max(count, 0))
        } while count > 0
        continuation.resume(returning: (String(decoding: answer, as: UTF8.self), count == 0))
      }
    }
  }

  /// Asks for a path, or posts a body to it.
  func send(_ path: String, ifNoneMatch tag: String? = nil, posting body: Data? = nil) async throws -> Answer {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = body == nil ? "GET" : "POST"
    request.httpBody = body
    request.setValue(tag, forHTTPHeaderField: "If-None-Match")
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return Answer(status: response.statusCode, body: data, response: response)
  }
}
