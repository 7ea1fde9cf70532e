import FlyingFox
import Foundation
import Testing

@testable import touchstone

/// What a connection reads before it knows who sends.
@Suite struct RequestReaderTests {
  /// Bytes that are received in small pieces, and counted.
  private final class Source {
    private let bytes: [UInt8]
    /// Whether the last byte follows without end.
    private let isEndless: Bool
    private(set) var count = 0

    init(_ text: String, isEndless: Bool = false) {
      bytes = Array(text.utf8)
      self.isEndless = isEndless
    }

    func receive(_ most: Int) throws -> [UInt8] {
      #expect(most > 0)
      var part = Array(bytes.dropFirst(count).prefix(min(most, 1000)))
      if part.isEmpty {
        guard isEndless, let last = bytes.last else { throw CancellationError() }
        part = [UInt8](repeating: last, count: min(most, 4096))
      }
      count += part.count
      return part
    }
  }

  private static let start = "GET /a?b=c HTTP/1.1\r\n"

  static let endless: [(text: String, code: Int)] = [
    ("a", 414), ("GET /a", 414), ("\(start)X: y", 431),
    ("\(start)\(String(repeating: "X: y\r\n", count: 20_000))", 431),
    ("\(start)\(String(repeating: "X: \(String(repeating: "y", count: 8_000))\r\n", count: 20))", 431),
  ]

  @Test(arguments: endless) func `lines without an end are given up at the limit`(text: String, code: Int) async throws
  {
    let source = Source(text, isEndless: true)
    var reader = RequestReader { try source.receive($0) }
    let failure = await #expect(throws: RequestReader.Failure.self) { try await reader.next() }
    #expect(failure?.status.code == code)
    let start = Self.start.utf8.count
    let isOneLine = !text.utf8.dropFirst(start).contains(UInt8(ascii: "\n"))
    #expect(source.count <= (isOneLine ? RequestReader.lineLimit + start : RequestReader.headLimit))
  }

  @Test func `requests follow one another, with lines and bodies up to the limits`() async throws {
    let path = "/" + String(repeating: "p", count: RequestReader.lineLimit - "GET / HTTP/1.1\r\n".utf8.count)
    let body = String(repeating: "b", count: ReviewSite.bodyLimit)
    let source = Source(
      "GET \(path) HTTP/1.1\r\n\r\n" + "POST /?q HTTP/1.0\ncontent-length:\(body.utf8.count)\nX:  a:b \n\n\(body)"
        + Self.start + "\r\n")
    var reader = RequestReader { try source.receive($0) }
    var request = try await reader.next()
    #expect(request.target.path() == path && request.method == .GET)
    request = try await reader.next()
    #expect(try await request.bodyData == Data(body.utf8))
    #expect(request.method == .POST && request.headers[HTTPHeader("x")] == "a:b" && request.version != .http11)
    request = try await reader.next()
    #expect(request.target.path() == "/a" && request.target.query() == "b=c" && !reader.hasUnreadBody)
    await #expect(throws: CancellationError.self) { try await reader.next() }
  }

  static let unread = ["Content-Length: 65537", "Transfer-Encoding: chunked"]

  @Test(arguments: unread) func `a body that is too long or has no length is not read`(header: String) async throws {
    let text = "\(Self.start)\(header)\r\n\r\n"
    let source = Source(text, isEndless: true)
    var reader = RequestReader { try source.receive($0) }
    #expect(try await reader.next().bodyData.isEmpty)
    #expect(reader.hasUnreadBody && source.count <= text.utf8.count)
  }

  static let malformed = [
    "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9\r\n\r\n", "GET / a HTTP/1.1\r\n\r\n", "\(start)X\r\n\r\n",
    "\(start): y\r\n\r\n", "\(start)Host : a\r\n\r\n", "\(start) X: y\r\n\r\n", "\(start)Host: a\r\nhost: a\r\n\r\n",
    "\(start)Content-Length: -5\r\n\r\n", "\(start)Content-Length: 0x5\r\n\r\n",
    "\(start)Content-Length: 5\r\nContent-Length: 6\r\n\r\n",
    "\(start)Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
  ]

  @Test(arguments: malformed) func `what is malformed or ambiguous is refused`(text: String) async throws {
    let source = Source(text)
    var reader = RequestReader { try source.receive($0) }
    let failure = await #expect(throws: RequestReader.Failure.self) { try await reader.next() }
    #expect(failure?.status == .badRequest)
  }
}
