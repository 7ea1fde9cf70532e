import Foundation
import Synchronization

@testable import touchstone

/// A client of a server in the same process.
///
/// It is a class because the server's threads write to it.
final class MCPClient: Sendable {
  let server: MCPServer
  private let sink: Sink

  init(
    package: URL = FileManager.default.temporaryDirectory, program: String = "/bin/false", isInitialized: Bool = true,
    canAsk: Bool = false, asking: String = "{}"
  ) {
    let sink = Sink()
    server = MCPServer(package: package, program: program) { sink.add($0) }
    self.sink = sink
    guard isInitialized else { return }
    let capabilities = canAsk ? #"{"elicitation":\#(asking)}"# : "{}"
    _ = send(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":\#(capabilities),"clientInfo":{"name":"test","version":"1"}}}"#
    )
    _ = send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
  }

  /// The lines that were written.
  private final class Sink: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }

    func take(atMost count: Int) -> [String] {
      lines.withLock { lines in
        defer { lines.removeFirst(min(count, lines.count)) }
        return Array(lines.prefix(count))
      }
    }
  }

  /// Sends a line whose answer is waited for.
  func post(_ line: String) { server.receive(Data(line.utf8)) }

  /// Sends a line, and returns what the server has written by then.
  func send(_ line: String) -> [JSONValue] {
    post(line)
    return take()
  }

  func take(atMost count: Int = .max) -> [JSONValue] {
    sink.take(atMost: count).compactMap { JSONValue(Data($0.utf8)) }
  }

  /// Waits for an answer, for a minute at the most.
  func wait() -> JSONValue? {
    for _ in 0..<6000 {
      if let first = take(atMost: 1).first { return first }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return nil
  }
}
