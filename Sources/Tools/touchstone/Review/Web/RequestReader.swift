import FlyingFox
import Foundation

/// Reads the requests of a connection.
///
/// Whoever connects is a stranger until the token is read, so every line, all lines and the body have a limit. FlyingFox's
/// own server, which this replaces, reads lines of any length.
///
/// - Source: RFC 9112, sections 2.1, 3, 5 and 6; RFC 9110, sections 15.5.15 and 17.
struct RequestReader {
  /// The maximum length of a line, in bytes.
  static let lineLimit = 8_192
  /// The maximum length of the request line and all headers, in bytes.
  static let headLimit = 65_536

  /// A request after which nothing more can be read, with the status that answers it.
  struct Failure: Error {
    let status: HTTPStatusCode
  }

  /// Receives at least one byte, and at most as many as it is told.
  private let receive: (Int) async throws -> [UInt8]
  private var bytes: ArraySlice<UInt8> = []
  /// Whether the body of the last request was not read, so that no other request can follow.
  private(set) var hasUnreadBody = false

  init(receive: @escaping (Int) async throws -> [UInt8]) {
    self.receive = receive
  }

  /// Reads a request. A body that is longer than `ReviewSite.bodyLimit`, or does not declare its length, is not read.
  ///
  /// - Throws: ``Failure``, and the errors of the connection.
  mutating func next() async throws -> HTTPRequest {
    var rest = Self.headLimit
    let words = try await line(&rest, tooLong: .uriTooLong).split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { throw Failure(status: .badRequest) }
    var headers = HTTPHeaders()
    while true {
      let line = try await line(&rest, tooLong: .requestHeaderFieldsTooLarge)
      guard !line.isEmpty else { break }
      let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].isEmpty, !halves[0].contains(where: \.isWhitespace) else {
        throw Failure(status: .badRequest)
      }
      headers.addValue(halves[1].trimmingCharacters(in: .whitespaces), for: HTTPHeader(String(halves[0])))
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return HTTPRequest(
      method: HTTPMethod(String(words[0])), version: HTTPVersion(String(words[2])),
      target: .init(path: String(target[0]), query: target.count > 1 ? String(target[1]) : ""), headers: headers,
      body: HTTPBodySequence(data: try await body(headers)))
  }

  /// Reads a line without its end.
  private mutating func line(_ rest: inout Int, tooLong: HTTPStatusCode) async throws -> String {
    let limit = min(Self.lineLimit, rest)
    while true {
      if let end = bytes.prefix(limit).firstIndex(of: UInt8(ascii: "\n")) {
        var line = bytes[..<end]
        bytes = bytes[(end + 1)...]
        rest -= line.count + 1
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard let text = String(validating: line, as: UTF8.self) else { throw Failure(status: .badRequest) }
        return text
      }
      guard bytes.count < limit else { throw Failure(status: tooLong) }
      bytes += try await receive(limit - bytes.count)
    }
  }

  private mutating func body(_ headers: HTTPHeaders) async throws -> Data {
    let (lengths, codings) = (headers.values(for: .contentLength), headers.values(for: .transferEncoding))
    // What is ambiguous is refused.
    guard lengths.count + codings.count <= 1, headers.values(for: .host).count <= 1 else {
      throw Failure(status: .badRequest)
    }
    guard codings.isEmpty else {
      hasUnreadBody = true
      return Data()
    }
    guard let source = lengths.first else { return Data() }
    guard let length = Int(source), length >= 0 else { throw Failure(status: .badRequest) }
    guard length <= ReviewSite.bodyLimit else {
      hasUnreadBody = true
      return Data()
    }
    while bytes.count < length { bytes += try await receive(length - bytes.count) }
    defer { bytes = bytes.dropFirst(length) }
    return Data(bytes.prefix(length))
  }
}
