import Foundation
import Hummingbird
import HummingbirdTesting
import Testing
import TouchstoneServing

@testable import CardServer

struct RouterTests {
  private let pool: RenderingPool
  private let application: any ApplicationProtocol

  init() {
    var limits = RenderingLimits()
    limits.time = .seconds(600)
    let pool = RenderingPool(limits: limits)
    self.pool = pool
    application = Application(router: router(pool: pool, library: Library()))
  }

  @Test func `A card is a PNG file with an ETag, and 304 afterwards without a drawing`() async throws {
    let pool = pool
    try await application.test(.router) { client in
      let first = try await client.execute(uri: "/cards/golden-images.png", method: .get)
      #expect(first.status == .ok && first.headers[.contentType] == "image/png")
      #expect(Array(first.body.readableBytesView.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
      let tag = try #require(first.headers[.eTag])
      let second = try await client.execute(uri: "/cards/golden-images.png", method: .get, headers: [.ifNoneMatch: tag])
      #expect(second.status == .notModified && second.body.readableBytes == 0 && second.headers[.eTag] == tag)
      let other = try await client.execute(uri: "/cards/rendering.png", method: .get, headers: [.ifNoneMatch: tag])
      #expect(other.status == .ok && other.headers[.eTag] != tag)
    }
    #expect(await pool.counts.drawn == 2)
  }

  @Test func `An invoice is a PDF file of three pages, sent in pieces`() async throws {
    try await application.test(.live) { client in
      let file = try await client.execute(uri: "/invoices/1042.pdf", method: .get)
      #expect(file.status == .ok && file.headers[.contentType] == "application/pdf")
      #expect(file.headers[.contentLength] == nil)
      let text = String(decoding: file.body.readableBytesView, as: UTF8.self)
      #expect(text.hasPrefix("%PDF-") && text.hasSuffix("%%EOF\n"))
      let tag = try #require(file.headers[.eTag])
      let again = try await client.execute(uri: "/invoices/1042.pdf", method: .get, headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified)
    }
  }

  @Test func `A chart is an SVG file`() async throws {
    try await application.test(.router) { client in
      let file = try await client.execute(uri: "/charts/visits.svg", method: .get)
      #expect(file.status == .ok && file.headers[.contentType] == "image/svg+xml")
      #expect(String(buffer: file.body).hasPrefix("<svg "))
    }
  }

  @Test func `What is not there is 404, and what is too long is 413 with the reason`() async throws {
    try await application.test(.router) { client in
      for path in ["/cards/none.png", "/invoices/0.pdf", "/invoices/12345.pdf"] {
        #expect(try await client.execute(uri: path, method: .get).status == .notFound, "\(path)")
      }
      let long = try await client.execute(
        uri: "/preview.png?title=\(String(repeating: "x", count: 30_000))", method: .get)
      #expect(long.status == .contentTooLarge && String(buffer: long.body).contains("more than 20000 UTF-8 bytes"))
      #expect(try await client.execute(uri: "/preview.png?title=Hello%20there", method: .get).status == .ok)
      #expect(try await client.execute(uri: "/health", method: .get).status == .ok)
    }
  }

  @Test func `A card that was evaluated once is not evaluated again`() async throws {
    let pool = pool
    try await application.test(.router) { client in
      let first = try await client.execute(uri: "/cards/rendering.png", method: .get)
      let tag = try #require(first.headers[.eTag])
      let second = try await client.execute(uri: "/cards/rendering.png", method: .get)
      #expect(second.body == first.body && second.headers[.eTag] == tag)
      let third = try await client.execute(uri: "/cards/rendering.png", method: .get, headers: [.ifNoneMatch: tag])
      #expect(third.status == .notModified)
    }
    #expect(await pool.counts.evaluated == 1)
  }

  @Test func `A size that is no number is 400, one too large 413, and a bad picture of the author 400`() async throws {
    let pixel = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    try await application.test(.router) { client in
      for (scale, status) in [("NaN", HTTPResponse.Status.badRequest), ("-1", .badRequest), ("1e9", .contentTooLarge)] {
        let answer = try await client.execute(uri: "/preview.png?title=a&scale=\(scale)", method: .get)
        #expect(answer.status == status, "\(scale)")
      }
      let good = try await client.execute(
        uri: "/preview.png?title=a", method: .post, body: ByteBuffer(bytes: pixel))
      #expect(good.status == .ok)
      for body in ["", "GIF89a", String(repeating: "x", count: 1_000)] {
        let bad = try await client.execute(uri: "/preview.png?title=a", method: .post, body: ByteBuffer(string: body))
        #expect(bad.status == .badRequest, "\(body.prefix(6))")
      }
    }
  }
}
