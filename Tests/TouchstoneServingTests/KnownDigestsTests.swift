import Foundation
import Testing
import TouchstoneUI

@testable import TouchstoneServing

struct KnownDigestsTests {
  private let pool = RenderingPool(limits: .test())
  private let keyed = RenderingRequest.card.with { $0.key = ["card", "1"] }

  @Test func `The digest of a request with a key is known once it was evaluated, in every format`() async throws {
    #expect(pool.knownDigest(of: keyed, as: .png) == nil)
    let picture = try await pool.evaluate(keyed) { Card() }
    for format in [PictureFormat.png, .jpeg(), .svg()] {
      #expect(pool.knownDigest(of: keyed, as: format) == picture.digest(as: format))
    }
  }

  @Test func `What is in the cache is given without evaluating the view`() async throws {
    let file = try await pool.png(keyed) { Card() }
    #expect(await pool.cachedFile(file.digest) == file)
    let again = try await pool.png(keyed) {
      Issue.record("It was evaluated.")
      return Card()
    }
    #expect(again == file)
    #expect(await pool.counts.evaluated == 1)
  }

  @Test func `A request that differs in anything is not known, nor is one without a key`() async throws {
    _ = try await pool.evaluate(keyed) { Card() }
    let others = [
      keyed.with { $0.key = ["card", "2"] }, keyed.with { $0.key = ["card1"] }, keyed.with { $0.key = nil },
      keyed.with { $0.scale = 2 }, keyed.with { $0.width = 201 }, keyed.with { $0.isOpaque = true },
      keyed.with { $0.colorScheme = .dark }, keyed.with { $0.locale = Locale(identifier: "de_DE") },
      keyed.with { $0.date += 1 }, keyed.with { $0.images["a"] = .data(Data([1])) }, keyed.with { $0.look = .macOS15 },
    ]
    for other in others { #expect(pool.knownDigest(of: other, as: .png) == nil) }
    // Equal as strings, but not in a file.
    let (composed, decomposed) = (keyed.with { $0.key = ["caf\u{E9}"] }, keyed.with { $0.key = ["cafe\u{301}"] })
    #expect(composed.key == decomposed.key)
    _ = try await pool.evaluate(composed) { Card() }
    #expect(pool.knownDigest(of: composed, as: .png) != nil && pool.knownDigest(of: decomposed, as: .png) == nil)
    #expect(pool.knownDigest(of: composed.with { $0.appStorage["a"] = "b" }, as: .png) == nil)
    // What is data in one and a reference or a stored value in the other.
    let (data, reference) = (RenderingImage.data(Data([1])), RenderingImage.reference("b"))
    let known = KnownDigests()
    let digest = try #require(pool.knownDigest(of: keyed, as: .png))
    known.note(digest, keyed.with { $0.images = ["a": data, "b": .reference("c")] })
    #expect(known.digest(of: keyed.with { $0.images = ["a": reference, "c": data] }) == nil)
    known.note(digest, keyed.with { $0.appStorage = ["a": "b"] })
    #expect(known.digest(of: keyed.with { $0.images = ["a": .reference("string b")] }) == nil)
    // How much time is left changes nothing in the picture.
    #expect(pool.knownDigest(of: keyed.with { $0.time = .seconds(1) }, as: .png) != nil)
    _ = try await pool.evaluate(.card) { Card() }
    #expect(pool.knownDigest(of: .card, as: .png) == nil)
  }

  @Test func `Keys of many marks are compared as fast as others`() async throws {
    // Marks in an order that is not the canonical one: a hash of strings sorts them.
    let marks = keyed.with { $0.key = ["e" + String(repeating: "\u{301}\u{316}", count: 100_000)] }
    let known = KnownDigests()
    let digest = try await pool.evaluate(.card) { Card() }.digest(as: .png)
    for _ in 0..<20 { known.note(digest, marks) }
    #expect(known.digest(of: marks) == digest)
    // Too long to be remembered.
    let long = keyed.with { $0.key = [String(repeating: "x", count: 600_000)] }
    known.note(digest, long)
    #expect(known.digest(of: long) == nil)
  }

  @Test func `The digest of a document is known by its pages and what it says about itself`() async throws {
    let information = DocumentInformation(title: "Invoice")
    let document = try await pool.evaluate(keyed, information: information, count: 2) { _ in Card() }
    #expect(pool.knownDigest(of: keyed, information: information, count: 2) == document.digest)
    #expect(pool.knownDigest(of: keyed, information: information, count: 3) == nil)
    #expect(pool.knownDigest(of: keyed, count: 2) == nil)
    #expect(pool.knownDigest(of: keyed, as: .png) == nil)
  }

  @Test func `Requests with large images are not remembered, and the memory is bounded`() async throws {
    let known = KnownDigests()
    let digest = try await pool.evaluate(.card) { Card() }.digest(as: .png)
    let large = keyed.with { $0.images["a"] = .data(Data(count: 600_000)) }
    known.note(digest, large)
    #expect(known.digest(of: large) == nil)
    for number in 0..<20_000 { known.note(digest, keyed.with { $0.key = ["\(number)"] }) }
    #expect(known.digest(of: keyed.with { $0.key = ["19999"] }) == digest)
    #expect(known.digest(of: keyed.with { $0.key = ["0"] }) == nil)
  }

  /// After an update of any of them, clients must not keep what they have.
  @Test func `Digests depend on the versions of all that decides the bytes`() throws {
    let makers = RenderingPool.makers
    for name in ["Touchstone", "cairo", "FreeType", "HarfBuzz", "ICU", "libpng", "libjpeg", "zlib"] {
      let version = try Regex("\(name) [a-z]* ?[0-9]+\\.[0-9]")
      #expect(makers.contains(version), "\(name) in \(makers)")
    }
  }
}
