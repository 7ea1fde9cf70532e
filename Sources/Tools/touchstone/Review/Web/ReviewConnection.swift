import FlyingFox
import FlyingSocks
import Foundation

/// A connection of a browser to the review.
struct ReviewConnection {
  let socket: AsyncSocket
  let site: ReviewSite
  /// Told when an answer begins to be made, and when it was sent.
  let isBusy: @Sendable (Bool) -> Void

  /// The most bytes that are read after the last answer, so that it arrives: a connection with unread bytes is reset.
  private static let lingering = 2 * ReviewSite.bodyLimit

  /// Answers requests until the browser or an answer closes the connection.
  func run() async {
    defer { try? socket.close() }
    do {
      var reader = RequestReader { [socket] in try await socket.read(atMost: $0) }
      try await answer(&reader)
      guard Glibc.shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) == 0 else { return }
      var rest = Self.lingering
      while rest > 0 { rest -= try await socket.read(atMost: rest).count }
    } catch {
      // The browser has gone, or the review is over.
    }
  }

  private func answer(_ reader: inout RequestReader) async throws {
    var isLast = false
    while !isLast {
      let request: HTTPRequest
      do {
        request = try await reader.next()
      } catch let failure as RequestReader.Failure {
        let text = Data("\(failure.status.phrase).".utf8)
        try await send(
          HTTPResponse(
            statusCode: failure.status, headers: [.contentType: "text/plain; charset=utf-8"], body: text), isLast: true)
        return
      }
      isBusy(true)
      defer { isBusy(false) }
      var response: HTTPResponse
      do {
        response = try await site.handleRequest(request)
      } catch {
        response = HTTPResponse(statusCode: .internalServerError, body: Data("\(error)".utf8))
      }
      let isOld = request.version != .http11
      isLast = isOld || reader.hasUnreadBody || Self.closes(request.headers) || Self.closes(response.headers)
      try await send(response, isLast: isLast)
    }
  }

  private static func closes(_ headers: HTTPHeaders) -> Bool {
    headers[.connection].map { $0.lowercased().contains("close") } ?? false
  }

  private func send(_ response: HTTPResponse, isLast: Bool) async throws {
    let body = try await response.bodyData
    var headers = response.headers
    headers[.contentLength] = "\(body.count)"
    if isLast { headers[.connection] = "close" }
    let lines = headers.map { "\($0.key.rawValue): \($0.value)\r\n" }.sorted().joined()
    let head = "HTTP/1.1 \(response.statusCode.code) \(response.statusCode.phrase)\r\n\(lines)\r\n"
    try await socket.write(Data(head.utf8) + body)
  }
}
