#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Messages over standard input and output: a length of eight bytes, little-endian, then that many bytes of JSON.
enum MessageChannel {
  /// The connection ended within a message, or reading or writing failed.
  struct Broken: Error {}

  /// Returns the next message; `nil` if the compiler has closed the connection.
  static func receive() throws(Broken) -> Data? {
    // The compiler sends a length of zero to end the connection.
    guard let header = try read(count: 8), let length = Int(exactly: value(of: header)), length > 0 else { return nil }
    guard let message = try read(count: length) else { throw Broken() }
    return Data(message)
  }

  static func send(_ message: Data) throws(Broken) {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(message.count) >> (8 * $0)) }
    let bytes = header + message
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { write(STDOUT_FILENO, $0 + sent, buffer.count - sent) } ?? 0
      }
      guard count > 0 || errno == EINTR else { throw Broken() }
      sent += max(count, 0)
    }
  }

  private static func value(of header: [UInt8]) -> UInt64 {
    header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads bytes in chunks, so that a wrong length allocates no memory; returns `nil` if the connection ends before the
  /// first byte.
  private static func read(count: Int) throws(Broken) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let wanted = min(count - bytes.count, piece.count)
      let received = piece.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { Self.read(into: $0, wanted) } ?? 0
      }
      if received == 0, bytes.isEmpty { return nil }
      guard received > 0 || (received < 0 && errno == EINTR) else { throw Broken() }
      bytes += piece.prefix(max(received, 0))
    }
    return bytes
  }

  private static func read(into buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(STDIN_FILENO, buffer, count)
    #elseif canImport(Musl)
      Musl.read(STDIN_FILENO, buffer, count)
    #else
      Darwin.read(STDIN_FILENO, buffer, count)
    #endif
  }
}
