import Foundation

/// A line of the protocol between the tool and a program that is a driver: see ``ProgramDriver``.
struct DriverMessage: Codable, Hashable {
  enum Event: String, Codable {
    /// Of the tool. `init` has the version of the protocol.
    case begin = "init"
    case find, list, upload, download, delete, terminate
    /// Of the driver: a file of a list, and the end of what was asked for.
    case item, complete
  }

  /// Why something was not done.
  struct Fault: Codable, Hashable {
    /// 404 if there is no such file; anything else is a failure.
    var code: Int
    var message: String?
  }

  /// The version of the protocol.
  static let version = "touchstone.store/1"

  var event: Event?
  var version: String?
  /// The path in the store.
  var name: String?
  /// The file of this machine: absolute.
  var path: String?
  /// In bytes.
  var size: Int?
  /// The most bytes that a downloaded file may have.
  var limit: Int?
  /// When the store got the file, as in RFC 3339.
  var modified: String?
  /// Whether a file that is there is written again.
  var replace: Bool?
  var error: Fault?

  private enum CodingKeys: String, CodingKey {
    case event, name, path, size, limit, modified, replace, error
    case version = "protocol"
  }

  init(_ event: Event, name: String? = nil) {
    self.event = event
    self.name = name
  }

  /// Reads a line; nil if it is none of the protocol.
  init?(line: Data) {
    guard let message = try? JSONDecoder().decode(DriverMessage.self, from: line) else { return nil }
    self = message
  }

  /// The line, with its end.
  var line: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
  }
}
