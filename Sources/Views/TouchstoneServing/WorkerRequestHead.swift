import Foundation

/// What the service tells a worker before each request: in four bytes how long it may take, and in eight the number that its answer
/// begins with.
struct WorkerRequestHead: Equatable {
  /// The length in bytes.
  static let count = 12

  /// The time that is left.
  var milliseconds: UInt32
  /// A random number, which a view that only writes to the connection does not know.
  var number: UInt64

  init(milliseconds: UInt32, number: UInt64) {
    self.milliseconds = milliseconds
    self.number = number
  }

  /// Reads the beginning of a message; `nil` if it is too short.
  init?(_ message: Data) {
    guard message.count >= Self.count else { return nil }
    milliseconds = message.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    number = message.dropFirst(4).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  var bytes: Data { withUnsafeBytes(of: milliseconds.bigEndian) { Data($0) } + numberBytes }

  var numberBytes: Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
}
