import FlyingFox
import Foundation
import Synchronization
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

/// A review that is served while a closure runs.
struct ServedReview {
  let port: UInt16
  let token: String
  let review: WebReview

  /// Serves the snapshots of a folder that wait; ends when the closure does.
  static func serve(_ folder: ReviewFolder, _ body: @escaping @Sendable (ServedReview) async throws -> Void)
    async throws
  {
    try await serve(folder.log, acceptance: folder.acceptance, body)
  }

  /// Serves the snapshots of a log that wait.
  static func serve(
    _ log: RunLog, acceptance: GoldenAcceptance, _ body: @escaping @Sendable (ServedReview) async throws -> Void
  ) async throws {
    let items = ReviewItem.failures(in: log, acceptance: acceptance)
    let review = WebReview(items: items, acceptance: acceptance)
    let token = ReviewSite.token()
    let server = ReviewServer(
      report: review.report(of: log), review: review, port: 0, token: token)
    let (addresses, address) = AsyncStream.makeStream(of: String.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
          // A thread of its own: it waits for the end.
          Thread.detachNewThread { continuation.resume(with: Result { try server.run { address.yield($0) } }) }
        }
      }
      group.addTask {
        for await found in addresses {
          guard let port = URL(string: found)?.port.flatMap(UInt16.init(exactly:)) else { break }
          let served = ServedReview(port: port, token: token, review: review)
          let result: Result<Void, any Error>
          do { result = .success(try await body(served)) } catch { result = .failure(error) }
          _ = try await served.send("POST /\(token)/end HTTP/1.1", headers: ["Content-Length": "0"])
          return try result.get()
        }
      }
      try await group.waitForAll()
    }
  }

  /// Sends bytes as they are, on a connection of their own, and reads until the server closes it.
  func send(raw bytes: [UInt8]) async throws -> String {
    let port = port
    return try await withCheckedThrowingContinuation { continuation in
      // A thread of its own: reading blocks.
      Thread.detachNewThread { continuation.resume(with: Result { try Self.exchange(bytes, port: port) }) }
    }
  }

  /// Sends a request that asks for its connection to be closed.
  func send(_ line: String, host: String? = nil, headers: [String: String] = [:], body: String = "") async throws
    -> String
  {
    var head = "\(line)\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nConnection: close\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    if !body.isEmpty { head += "Content-Length: \(body.utf8.count)\r\n" }
    return try await send(raw: Array("\(head)\r\n\(body)".utf8))
  }

  /// Sends a request whose body is longer than all that the server can want: how many bytes of it are taken until the
  /// server closes the connection.
  ///
  /// - Parameter most: How many bytes are sent at the most.
  func flood(_ line: String, headers: [String: String], most: Int) async throws -> Int {
    var head = "\(line)\r\nHost: 127.0.0.1:\(port)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    return try await flood("\(head)\r\n", most: most)
  }

  /// Sends text and then zeros without end: how many bytes are taken until the server closes the connection.
  ///
  /// - Parameter most: How many bytes are sent at the most.
  func flood(_ text: String, most: Int) async throws -> Int {
    let (start, port) = (Array(text.utf8), port)
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try Self.flood(start, most: most, port: port) }) }
    }
  }

  private static func flood(_ start: [UInt8], most: Int, port: UInt16) throws -> Int {
    let descriptor = try connection(port: port)
    defer { close(descriptor) }
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    var taken = Glibc.send(descriptor, start, start.count, Int32(MSG_NOSIGNAL))
    while taken < most {
      let count = Glibc.send(descriptor, zeros, zeros.count, Int32(MSG_NOSIGNAL))
      guard count > 0 else { break }
      taken += count
    }
    return taken
  }

  private static func connection(port: UInt16) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw POSIXError(.EIO) }
    // Longer than the other tests of a run may occupy the threads of the concurrency pool.
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    return descriptor
  }

  private static func exchange(_ bytes: [UInt8], port: UInt16) throws -> String {
    let descriptor = try connection(port: port)
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer.prefix(count)
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
