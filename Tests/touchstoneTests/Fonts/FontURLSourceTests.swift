import FlyingFox
import FlyingSocks
import Foundation
import Testing
import TouchstoneFonts

@testable import touchstone

/// A server on this machine that sends what no one should believe.
@Suite(.serialized) struct FontURLSourceTests {
  private struct FontServer: HTTPHandler {
    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      switch request.path {
      case "/right/A.ttf": HTTPResponse(statusCode: .ok, body: Data("the font".utf8))
      case "/wrong/A.ttf": HTTPResponse(statusCode: .ok, body: Data("THE FONT".utf8))
      case "/large/A.ttf": HTTPResponse(statusCode: .ok, body: Data(count: 50 << 20))
      default: HTTPResponse(statusCode: .notFound, body: Data("the font".utf8))
      }
    }
  }

  /// Takes a font from a folder of the server.
  private func fill(from name: String) async throws -> (intake: FontIntake, text: String?) {
    let font = FontFolder.font("A.ttf", "the font")
    let folder = try FontFolder()
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 300, logger: .disabled, handler: FontServer())
    // Before other tests: a download gives up after half a minute without news.
    let running = Task(priority: .high) { try await server.run() }
    try await server.waitUntilListening(timeout: 300)
    guard case .ip4(_, let port) = await server.listeningAddress else { throw FontSetError.noCache }
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/\(name)"))
    let cache = folder.path("cache")
    let intake = try await withCheckedThrowingContinuation { continuation in
      // A thread of its own: a download blocks.
      Thread.detachNewThread {
        var intake = FontIntake(cache: cache, missing: [font])
        continuation.resume(with: Result { try FontURLSource(url: url).fill(&intake) }.map { intake })
      }
    }
    await server.stop()
    running.cancel()
    return (intake, folder.text(folder.cached(font)))
  }

  @Test func `a file with the pinned digest is taken`() async throws {
    let (intake, text) = try await fill(from: "right")
    #expect(intake.missing.isEmpty && text == "the font")
  }

  @Test func `a file of the right size with other content is refused`() async throws {
    let (intake, text) = try await fill(from: "wrong")
    #expect(intake.missing.count == 1 && text == nil)
    #expect(intake.reasons.first?.hasSuffix("/wrong/A.ttf does not have the pinned SHA-256") == true)
  }

  @Test func `a transfer ends as soon as there is more than the font has`() async throws {
    let (intake, text) = try await fill(from: "large")
    #expect(intake.missing.count == 1 && text == nil)
    #expect(intake.reasons.first?.hasSuffix("it is larger than the 8 bytes of the pinned font") == true)
  }

  @Test func `an answer that is no success is no font`() async throws {
    let (intake, text) = try await fill(from: "none")
    #expect(intake.missing.count == 1 && text == nil)
    #expect(intake.reasons.first?.hasSuffix("/none/A.ttf: the server returned status 404") == true)
  }

  @Test func `an address of another kind is named`() throws {
    var intake = FontIntake(cache: "/nowhere", missing: [FontFolder.font("A.ttf", "the font")])
    try FontURLSource(url: try #require(URL(string: "ftp://fonts.example/a"))).fill(&intake)
    #expect(intake.reasons == ["ftp://fonts.example/a is neither a folder nor an http or https URL"])
  }
}
