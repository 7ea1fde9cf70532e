import FlyingFox
import Foundation
import TouchstoneReport

/// Answers the requests of a review page.
///
/// Only requests that know the token, the first component of every path, and that address this machine by its own name
/// are answered. A page of another site does not know the token, and if such a site resolves its own name to 127.0.0.1,
/// the browser still sends that name.
struct ReviewSite: HTTPHandler {
  /// The maximum length of a request body, in bytes; a decision is a path and a word.
  static let bodyLimit = 65_536

  let report: HTMLReport
  let review: WebReview
  /// 128 random bits.
  let token: String
  /// The port that the server listens on; `nil` until it does.
  let port: @Sendable () async -> UInt16?
  let end: @Sendable () async -> Void

  static func token() -> String {
    // Foundation's `UUID` would do on Linux, but it only promises to be unique, not unguessable.
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let port = await port(), let path = Self.path(of: request, token: token, port: port) else {
      return Self.lastResponse(.forbidden, "This address needs the token that the review printed.")
    }
    guard Self.isShort(request) else { return Self.lastResponse(.payloadTooLarge, "The request is too large.") }
    switch (request.method, path) {
    case (.GET, ""):
      return Self.response(.ok, try report.text(), type: "text/html; charset=utf-8")
    case (.GET, "decisions"):
      return try await decisions()
    case (.GET, _) where path.hasPrefix("pictures/") && path.hasSuffix(".js"):
      guard let number = Int(path.dropFirst("pictures/".count).dropLast(".js".count)),
        let script = report.picture(number)
      else { return Self.response(.notFound, "There is no such picture.") }
      return Self.response(.ok, script, type: "text/javascript")
    case (.POST, "decide"):
      return try await decide(request)
    case (.POST, "end"):
      await end()
      return Self.response(.ok, "The review is over.")
    default:
      return Self.response(.notFound, "Not found.")
    }
  }

  /// Returns the path after the token; `nil` if the request must not be answered.
  static func path(of request: HTTPRequest, token: String, port: UInt16) -> String? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else { return nil }
    // Browsers send the origin of a page with requests that may change something.
    if let origin = request.headers[HTTPHeader("Origin")], !hosts.contains(where: { origin == "http://" + $0 }) {
      return nil
    }
    let start = "/\(token)/"
    // The path as sent: a normalized path might be a different one.
    let path = request.target.path()
    guard path.hasPrefix(start) else { return nil }
    return String(path.dropFirst(start.count))
  }

  /// Returns whether a body may be read: its length must be declared and within the limit. Other bodies are not read at
  /// all.
  private static func isShort(_ request: HTTPRequest) -> Bool {
    request.headers[.transferEncoding] == nil
      && request.headers[.contentLength].map { Int($0).map { $0 <= bodyLimit } ?? false } ?? true
  }

  // MARK: Decisions

  /// The message that the page sends for a decision.
  private struct Message: Decodable {
    var golden: String
    var decision: WebReview.Decision?
  }

  private func decide(_ request: HTTPRequest) async throws -> HTTPResponse {
    // Forms on other pages cannot send this content type.
    guard request.headers[.contentType] == "application/json" else {
      return Self.response(.unsupportedMediaType, "Decisions must be JSON.")
    }
    var body = Data()
    for try await part in request.bodySequence { body.append(part) }
    guard let message = try? JSONDecoder().decode(Message.self, from: body) else {
      return Self.response(
        .badRequest, #"A decision must be {"golden": PATH, "decision": "accepted", "rejected" or null}."#)
    }
    do {
      try review.decide(message.decision, golden: message.golden)
    } catch {
      return Self.response(error == .notWaiting(golden: message.golden) ? .notFound : .internalServerError, "\(error)")
    }
    return try await decisions()
  }

  private func decisions() async throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Self.response(.ok, try encoder.encode(review.decisions), type: "application/json")
  }

  // MARK: Responses

  /// Returns a response that closes the connection, since the rest of the body is not read.
  private static func lastResponse(_ code: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: code, headers: [.contentType: "text/plain; charset=utf-8", .connection: "close"],
      body: Data(text.utf8))
  }

  private static func response(
    _ code: HTTPStatusCode, _ text: String, type: String = "text/plain; charset=utf-8"
  ) -> HTTPResponse {
    response(code, Data(text.utf8), type: type)
  }

  private static func response(_ code: HTTPStatusCode, _ body: Data, type: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: code,
      headers: [
        .contentType: type, HTTPHeader("Cache-Control"): "no-store", HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("X-Frame-Options"): "DENY",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ], body: body)
  }
}
