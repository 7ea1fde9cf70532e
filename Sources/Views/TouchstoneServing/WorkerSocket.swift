import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's `send`, which a method hides.
private let systemSend: @Sendable (Int32, UnsafeRawPointer?, Int, Int32) -> Int = send

/// One end of the connection between a service and a worker, on which messages are sent: the length of each in four bytes, most
/// significant first, and its bytes.
struct WorkerSocket: Sendable {
  /// An error of the connection.
  enum Failure: Error {
    case system(code: Int32)
    /// The other end was closed within a message.
    case truncated
    case tooLong(bytes: Int)
  }

  let descriptor: Int32

  /// Creates two connected ends, which other programs that the process starts don't inherit.
  ///
  /// - Throws: `Failure.system`.
  static func pair() throws -> (WorkerSocket, WorkerSocket) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM | SOCK_CLOEXEC
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Failure.system(code: errno) }
    return (WorkerSocket(descriptor: ends[0]), WorkerSocket(descriptor: ends[1]))
  }

  func shut() { _ = close(descriptor) }

  /// Ends the connection at both ends, so that whatever waits at one returns, even if another process has the descriptor too.
  func disconnect() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Whether the other end is open and nothing that it sent is unread.
  var isQuiet: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, numericCast(MSG_PEEK) | numericCast(MSG_DONTWAIT)) < 0
      && (errno == EAGAIN || errno == EINTR)
  }

  /// - Throws: `Failure.system`, as when the other end is closed.
  func send(_ message: Data) throws {
    var bytes = withUnsafeBytes(of: UInt32(message.count).bigEndian) { Data($0) }
    bytes += message
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        // Without a signal, which would end a service whose worker has ended.
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemSend(descriptor, part.baseAddress, part.count, numericCast(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw Failure.system(code: errno) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Waits for a message.
  ///
  /// - Parameter maximum: The limit of its length, in bytes.
  /// - Returns: `nil` if the other end is closed.
  /// - Throws: `Failure`.
  func receive(maximum: Int) throws -> Data? {
    guard let head = try receive(count: 4) else { return nil }
    let length = head.reduce(0) { $0 << 8 | Int($1) }
    guard length <= maximum else { throw Failure.tooLong(bytes: length) }
    guard length > 0 else { return Data() }
    guard let message = try receive(count: length) else { throw Failure.truncated }
    return message
  }

  private func receive(count: Int) throws -> Data? {
    var data = Data(count: count)
    var received = 0
    while received < count {
      let part = data.withUnsafeMutableBytes {
        recv(descriptor, $0.baseAddress.map { $0 + received }, count - received, 0)
      }
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { throw Failure.system(code: errno) }
      guard part > 0 else {
        if received == 0 { return nil }
        throw Failure.truncated
      }
      received += part
    }
    return data
  }
}
