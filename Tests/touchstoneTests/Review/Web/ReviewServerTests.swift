import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

@Suite(.serialized)
struct ReviewServerTests {
  private func folder(_ names: String...) throws -> ReviewFolder {
    let folder = ReviewFolder()
    for name in names { try folder.add(name) }
    return folder
  }

  @Test func `the page, its decisions and its goldens are served to who knows the token`() async throws {
    let folder = try folder("dark", "light")
    try await ServedReview.serve(folder) { served in
      let page = try await served.send("GET /\(served.token)/ HTTP/1.1")
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(page.contains("data-review") && page.contains("connect-src 'self'"))
      #expect(page.contains("Referrer-Policy: no-referrer\r\n") && page.contains("Cache-Control: no-store\r\n"))
      #expect(try await served.send("GET /\(served.token)/decisions HTTP/1.1").hasSuffix("\r\n\r\n{}"))
      let answer = try await served.send(
        "POST /\(served.token)/decide HTTP/1.1",
        headers: ["Content-Type": "application/json", "Origin": "http://127.0.0.1:\(served.port)"],
        body: #"{"golden":"Snapshots/A/Cards/dark.txt","decision":"accepted"}"#)
      #expect(answer.hasSuffix(#"{"Snapshots/A/Cards/dark.txt":"accepted"}"#))
    }
    #expect(folder.golden("dark") == "new")
    #expect(folder.golden("light") == "old")
  }

  @Test func `without the token, or under another host's name, everything is forbidden`() async throws {
    let folder = try folder("dark")
    try await ServedReview.serve(folder) { served in
      let (token, port) = (served.token, served.port)
      let body = #"{"golden":"Snapshots/A/Cards/dark.txt","decision":"accepted"}"#
      let type = ["Content-Type": "application/json"]
      let answers = [
        try await served.send("GET / HTTP/1.1"),
        try await served.send("GET /\(token) HTTP/1.1"),
        try await served.send("GET /\(token.dropLast())/ HTTP/1.1"),
        try await served.send("GET /\(String(repeating: "0", count: 32))/ HTTP/1.1"),
        try await served.send("GET /x/../\(token)x/ HTTP/1.1"),
        try await served.send("GET /?token=\(token) HTTP/1.1"),
        try await served.send("GET /\(token)/ HTTP/1.1", host: "evil.example"),
        try await served.send("GET /\(token)/ HTTP/1.1", host: "evil.example:\(port)"),
        try await served.send("GET /\(token)/ HTTP/1.1", host: "127.0.0.1"),
        try await served.send("GET /\(token)/ HTTP/1.1", host: "127.0.0.1:\(port &+ 1)"),
        try await served.send("GET /\(token)/ HTTP/1.1", host: "127.0.0.1:\(port)@evil.example"),
        try await served.send(raw: Array("GET /\(token)/ HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)),
        try await served.send("POST /decide HTTP/1.1", headers: type, body: body),
        try await served.send(
          "POST /\(token)/decide HTTP/1.1", headers: type.merging(["Origin": "http://evil.example"]) { $1 }, body: body),
        try await served.send(
          "POST /\(token)/decide HTTP/1.1", headers: type.merging(["Origin": "null"]) { $1 }, body: body),
      ]
      for (index, answer) in answers.enumerated() {
        #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"), "\(index): \(answer.prefix(80))")
        #expect(!answer.contains(token))
      }
    }
    #expect(folder.golden("dark") == "old")
  }

  @Test func `requests that mean nothing get an answer or a closed connection, and the review goes on`() async throws {
    let folder = try folder("dark")
    try await ServedReview.serve(folder) { served in
      let start = "/\(served.token)/"
      let json = ["Content-Type": "application/json"]
      func answer(_ body: String, _ headers: [String: String]) async throws -> String {
        try await served.send("POST \(start)decide HTTP/1.1", headers: headers, body: body)
      }
      #expect(try await answer("{}", ["Content-Type": "text/plain"]).hasPrefix("HTTP/1.1 415 "))
      for body in [
        "", "x", "[]", #"{"golden":1}"#, #"{"golden":"a","decision":"burn"}"#, "{\"golden\":\"\u{0}\"", "\u{FEFF}{",
      ] {
        #expect(try await answer(body, json).hasPrefix("HTTP/1.1 400 "), "\(body)")
      }
      #expect(
        try await answer(#"{"golden":"../../etc/passwd","decision":"accepted"}"#, json).hasPrefix("HTTP/1.1 404 "))
      #expect(try await answer(String(repeating: "a", count: 70_000), json).hasPrefix("HTTP/1.1 413 "))
      for path in [
        "pictures/-1.js", "pictures/99.js", "pictures/../x.js", "pictures/0.js/..", "..", "%2e%2e/x", "log",
        "\u{1F3D4}",
      ] {
        let found = try await served.send("GET \(start)\(path) HTTP/1.1")
        #expect(found.hasPrefix("HTTP/1.1 404 ") || found.hasPrefix("HTTP/1.1 403 "), "\(path): \(found.prefix(60))")
      }
      #expect(try await served.send("DELETE \(start) HTTP/1.1").hasPrefix("HTTP/1.1 404 "))
      let malformed: [[UInt8]] = [
        Array("\r\n\r\n".utf8), Array("GET\r\n\r\n".utf8), Array("GET / HTTP/9\r\n\r\n".utf8), [0, 255, 254, 10, 10],
        Array("POST \(start)decide HTTP/1.1\r\nContent-Length: -5\r\n\r\n".utf8),
        Array("POST \(start)decide HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n".utf8),
        Array("GET \(start) HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n".utf8),
      ]
      for bytes in malformed {
        let found = try await served.send(raw: bytes + Array("GET / HTTP/1.1\r\nConnection: close\r\n\r\n".utf8))
        #expect(found.isEmpty || found.hasPrefix("HTTP/1.1 4"), "\(found.prefix(60))")
      }
      #expect(try await served.send("GET \(start)decisions HTTP/1.1").hasSuffix("\r\n\r\n{}"))
    }
    #expect(folder.golden("dark") == "old")
  }

  @Test(.timeLimit(.minutes(10)))
  func `connections with endless bodies are closed, and the review goes on`() async throws {
    let folder = try folder("dark")
    try await ServedReview.serve(folder) { served in
      let lines = ["POST / HTTP/1.1", "POST /\(served.token)/decide HTTP/1.1", "POST /\(served.token)/ HTTP/1.1"]
      let lengths = [["Content-Length": "1000000000"], ["Transfer-Encoding": "chunked"]]
      try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<42 {
          let headers = lengths[number % 2].merging(["Content-Type": "application/json"]) { $1 }
          group.addTask { try await served.flood(lines[number % 3], headers: headers, most: 1 << 25) }
        }
        #expect(try await served.send("GET /\(served.token)/decisions HTTP/1.1").hasSuffix("\r\n\r\n{}"))
        // What is taken lies in the buffers of the two sockets.
        for try await taken in group { #expect(taken < 1 << 24) }
      }
    }
    #expect(folder.golden("dark") == "old")
  }

  @Test func `lines that are too long are refused, and the review goes on`() async throws {
    let folder = try folder("dark")
    try await ServedReview.serve(folder) { served in
      let (start, end) = ("GET /\(served.token)/decisions HTTP/1.1", "Host: 127.0.0.1:\(served.port)\r\n\r\n")
      let long = String(repeating: "a", count: 100_000)
      for (request, status) in [
        ("GET /\(long) HTTP/1.1\r\n\(end)", "414"), (long, "414"), ("\(start)\r\nX: \(long)\r\n\(end)", "431"),
        ("\(start)\r\n\(String(repeating: "X: y\r\n", count: 15_000))\(end)", "431"),
      ] {
        let answer = try await served.send(raw: Array(request.utf8))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(80))")
      }
      // Lines without an end are not read to it: what is taken lies in the buffers of the two sockets.
      for line in ["GET /", "\(start)\r\nX: "] {
        #expect(try await served.flood(line, most: 1 << 26) < 1 << 24)
      }
      #expect(try await served.send("\(start)").hasSuffix("\r\n\r\n{}"))
    }
  }

  @Test func `tokens are 128 bits in hexadecimal, and no two are the same`() {
    let tokens = Set((0..<100).map { _ in ReviewSite.token() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func `a port that is taken is named`() async throws {
    let folder = try folder("dark")
    try await ServedReview.serve(folder) { served in
      let second = ReviewServer(
        report: .init(served: .init(log: .init())), review: served.review, port: served.port, token: "t")
      #expect(throws: ToolError.notServed(port: served.port, why: "Address already in use")) {
        try second.run { _ in }
      }
    }
  }
}
