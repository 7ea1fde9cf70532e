import Foundation
import Hummingbird
import Logging
import MetricsTestKit
import Testing
import TouchstoneServing

@testable import CardServer

struct RouterTests {
  private let pool: RenderingPool

  init() {
    var limits = RenderingLimits()
    limits.time = .seconds(600)
    pool = RenderingPool(limits: limits)
  }

  private func serve(_ requests: (TestServer) async throws -> Void) async throws {
    try await TestServer.serve(router(pool: pool, library: Library()), requests)
  }

  @Test func `A card is a PNG file with an ETag, and 304 afterwards without a drawing`() async throws {
    try await serve { server in
      let first = try await server.send("/cards/golden-images.png")
      #expect(first.status == 200 && first["Content-Type"] == "image/png")
      #expect(first.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let tag = try #require(first["ETag"])
      let second = try await server.send("/cards/golden-images.png", ifNoneMatch: tag)
      #expect(second.status == 304 && second.body.isEmpty && second["ETag"] == tag)
      #expect(second["Cache-Control"] == "public, max-age=300" && first["Cache-Control"] == second["Cache-Control"])
      let other = try await server.send("/cards/rendering.png", ifNoneMatch: tag)
      #expect(other.status == 200 && other["ETag"] != tag)
    }
    #expect(await pool.counts.drawn == 2)
  }

  @Test func `An invoice is a PDF file of three pages, sent in pieces`() async throws {
    try await serve { server in
      let file = try await server.send("/invoices/1042.pdf")
      #expect(file.status == 200 && file["Content-Type"] == "application/pdf")
      #expect(file["Content-Length"] == nil && file["Transfer-Encoding"] == "chunked")
      let text = String(decoding: file.body, as: UTF8.self)
      #expect(text.hasPrefix("%PDF-") && text.hasSuffix("%%EOF\n"))
      let tag = try #require(file["ETag"])
      #expect(try await server.send("/invoices/1042.pdf", ifNoneMatch: tag).status == 304)
    }
  }

  @Test func `A chart is an SVG file`() async throws {
    try await serve { server in
      let file = try await server.send("/charts/visits.svg")
      #expect(file.status == 200 && file["Content-Type"] == "image/svg+xml")
      #expect(file.body.starts(with: Data("<svg ".utf8)))
    }
  }

  @Test func `What is not there is 404, and what is too long is 413 with the reason`() async throws {
    try await serve { server in
      for path in ["/cards/none.png", "/invoices/0.pdf", "/invoices/12345.pdf"] {
        #expect(try await server.send(path).status == 404, "\(path)")
      }
      let long = try await server.send("/preview.png?title=\(String(repeating: "x", count: 30_000))")
      #expect(long.status == 413)
      #expect(String(decoding: long.body, as: UTF8.self).contains("more than 20000 UTF-8 bytes"))
      #expect(try await server.send("/preview.png?title=Hello%20there").status == 200)
      // Decoded once: “%41” is no “A”.
      let letters = try await server.send("/preview.png?title=A")
      let encoded = try await server.send("/preview.png?title=%41")
      let escaped = try await server.send("/preview.png?title=%2541")
      #expect(letters["ETag"] == encoded["ETag"] && escaped.status == 200 && escaped["ETag"] != letters["ETag"])
      let health = try await server.send("/health")
      #expect(health.status == 200)
    }
  }

  @Test func `Metrics have what was refused because too many requests waited`() async throws {
    var limits = RenderingLimits()
    // One less than the only thread takes: no request has a place.
    limits.waiting = -1
    let metrics = TestMetrics()
    let router = router(pool: RenderingPool(limits: limits, threads: 1), library: Library(), metrics: metrics)
    try await TestServer.serve(router) { server in
      let busy = try await server.send("/cards/rendering.png")
      #expect(busy.status == 503 && busy["Retry-After"] == "1")
      #expect(try metrics.expectGauge("rendering.refused").lastValue == 1)
    }
  }

  @Test func `The log has why a request was not drawn, with its status`() async throws {
    let log = TestLog()
    let router = router(pool: pool, library: Library())
    try await TestServer.serve(router, logger: Logger(label: "test") { _ in log }) { server in
      let refused = try await server.send("/preview.png?title=a&scale=-1")
      #expect(refused.status == 400)
    }
    let entry = try #require(log.entries.first { $0.message == "not drawn" })
    #expect(entry.metadata["status"] == "400" && entry.level == .warning)
    #expect(entry.metadata["error", default: ""].contains("at scale -1.0 cannot be drawn"))
    // That of the request, in the log of requests.
    #expect(log.entries.contains { $0.metadata["hb.request.path"] == "/preview.png?title=a&scale=-1" })
  }

  @Test func `A body that takes too long is 408, and its connection is closed`() async throws {
    let router = router(pool: pool, library: Library(), bodyTime: .milliseconds(1))
    try await TestServer.serve(router) { server in
      let head = "POST /preview.png?title=a HTTP/1.1\r\nHost: cards\r\nContent-Length: 1000\r\n\r\n"
      let (answer, isClosed) = await server.exchange(head + "x", patience: .seconds(60))
      #expect(answer.hasPrefix("HTTP/1.1 408 ") && isClosed, "\(answer)")
      let health = try await server.send("/health")
      #expect(health.status == 200)
    }
  }

  @Test func `A service that is told to end answers what has begun, and nothing else`() async throws {
    try await serve { server in
      async let invoice = server.send("/invoices/1042.pdf")
      while await pool.counts.running + pool.counts.evaluated == 0 { try await Task.sleep(for: .milliseconds(1)) }
      await server.end()
      let file = try await invoice
      #expect(file.status == 200 && String(decoding: file.body, as: UTF8.self).hasSuffix("%%EOF\n"))
      await #expect(throws: URLError.self) { try await server.send("/health") }
    }
  }

  @Test func `A card that was evaluated once is not evaluated again`() async throws {
    try await serve { server in
      let first = try await server.send("/cards/rendering.png")
      let tag = try #require(first["ETag"])
      let second = try await server.send("/cards/rendering.png")
      #expect(second.body == first.body && second["ETag"] == tag)
      #expect(try await server.send("/cards/rendering.png", ifNoneMatch: tag).status == 304)
    }
    #expect(await pool.counts.evaluated == 1)
  }

  @Test func `A size that cannot be is 400, one too large 413, and a bad picture of the author 400`() async throws {
    let pixel = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    try await serve { server in
      for (scale, status) in [("NaN", 400), ("-1", 400), ("1e9", 400), ("1e5", 413)] {
        #expect(try await server.send("/preview.png?title=a&scale=\(scale)").status == status, "\(scale)")
      }
      #expect(try await server.send("/preview.png?title=a", posting: pixel).status == 200)
      for body in ["", "GIF89a", String(repeating: "x", count: 1_000)] {
        let bad = try await server.send("/preview.png?title=a", posting: Data(body.utf8))
        #expect(bad.status == 400, "\(body.prefix(6))")
      }
    }
  }
}
