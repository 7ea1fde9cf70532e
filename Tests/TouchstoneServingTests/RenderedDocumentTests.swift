import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneServing
import TouchstoneTestSupport
import TouchstoneUI

struct RenderedDocumentTests {
  private let pool = RenderingPool(limits: .test())
  private let page = RenderingRequest(width: 595, height: 842)

  private func pieces(_ document: RenderedDocument) async throws -> [Data] {
    try await document.reduce(into: []) { $0.append($1) }
  }

  @Test func `A document comes in a piece for each page and one for its end`() async throws {
    let information = DocumentInformation(title: "Invoice 1042")
    let document = try await pool.pdf(page, information: information, count: 3) { Card(title: "Page \($0 + 1)") }
    let pieces = try await pieces(document)
    #expect(pieces.count == 4 && pieces.allSatisfy { !$0.isEmpty })
    #expect(pieces[0].starts(with: Data("%PDF-".utf8)) && document.contentType == "application/pdf")
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("invoice.pdf")
    try pieces.reduce(into: Data()) { $0 += $1 }.write(to: file)
    #expect(try Tool.qpdf.run(["--check", file.path]).code == 0)
    let facts = try Tool.pdfinfo.run([file.path]).output
    #expect(facts.contains(#/Title: +Invoice 1042/#) && facts.contains(#/Pages: +3/#), "\(facts)")
  }

  @Test func `A document that is longer than allowed ends with an error, and the next one is written`() async throws {
    let whole = try await pool.pdf(page, count: 3) { Card(title: "Page \($0 + 1)") }.data
    var limits = RenderingLimits.test()
    for limit in [whole.count, whole.count - 1, 2_000] {
      limits.documentBytes = limit
      let pool = RenderingPool(limits: limits)
      let document = try await pool.pdf(page, count: 3) { Card(title: "Page \($0 + 1)") }
      if limit == whole.count {
        #expect(try await document.data == whole)
      } else {
        await #expect(throws: RenderingError.documentTooLarge(limit: limit)) { try await document.data }
      }
      let other = try await pool.pdf(page, count: 1) { _ in Color.clear }
      #expect(try await other.data.count < 2_000)
      #expect(await pool.counts.running == 0)
    }
  }

  /// A page of 200 × 100 points with two links of 100 × 30 points each, in its upper corners.
  private struct Links: View {
    var addresses = ["https://example.org/it's?a=1&b=%5C", "mailto:ada@example.org"]

    var body: some View {
      HStack(spacing: 0) {
        ForEach(addresses, id: \.self) { address in
          Link(destination: URL(string: address)!) { Color.teal.frame(width: 100, height: 30) }
        }
      }
      .frame(width: 200, height: 100, alignment: .top)
    }
  }

  @Test func `Links lead to their addresses where they are on the page, and are part of the digest`() async throws {
    let page = RenderingRequest(width: 200, height: 100)
    let document = try await pool.evaluate(page, count: 1) { _ in Links() }
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("links.pdf")
    try await pool.write(document).data.write(to: file)
    #expect(try Tool.qpdf.run(["--check", file.path]).code == 0)
    let listed = try Tool.pdfinfo.run(["-url", file.path]).output
    #expect(
      listed.contains("https://example.org/it%27s?a=1&b=%5C") && listed.contains("mailto:ada@example.org"), "\(listed)")
    let plain = try Tool.qpdf.run(["--qdf", "--object-streams=disable", file.path, "-"]).output
    let areas = plain.matches(of: #/\/Rect \[\s+([0-9.]+)\s+([0-9.]+)\s+([0-9.]+)\s+([0-9.]+)\s+\]/#).map {
      [$0.1, $0.2, $0.3, $0.4].map { Double($0) }
    }
    // PDF counts from the lower left corner.
    #expect(areas == [[0, 70, 100, 100], [100, 70, 200, 100]])
    let other = try await pool.evaluate(page, count: 1) { _ in
      Links(addresses: ["https://example.org", "mailto:b@example.org"])
    }
    #expect(other.digest != document.digest)
  }

  @Test func `Fonts are embedded as subsets, which know their letters`() async throws {
    let document = try await pool.pdf(page, count: 2) { Text(verbatim: "Invoice \($0)").bold($0 == 1) }
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("fonts.pdf")
    try await document.data.write(to: file)
    let fonts = try Tool.pdffonts.run([file.path]).output.split(separator: "\n").dropFirst(2)
    // Six letters before the name say that a font is a subset; then embedded, a subset, with Unicode.
    #expect(fonts.count == 2, "\(fonts)")
    for font in fonts { #expect(font.contains(#/^[A-Z]{6}\+Inter\S* .* yes +yes +yes /#), "\(font)") }
    #expect(try Tool.pdftotext.run([file.path, "-"]).output.contains("Invoice 1"))
  }

  @Test func `A document is tagged in reading order and says its language`() async throws {
    let information = DocumentInformation(language: Locale.Language(identifier: "de-DE"))
    let document = try await pool.pdf(page, information: information, count: 2) { number in
      VStack {
        Text(verbatim: "Page \(number)").accessibilityAddTraits(.isHeader)
        HStack {
          Text(verbatim: "left").opacity(0.5)
          Text(verbatim: "right")
        }
        Link(destination: URL(string: "https://example.org")!) { Text(verbatim: "more") }
      }
    }
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("tagged.pdf")
    try await document.data.write(to: file)
    #expect(try Tool.qpdf.run(["--check", file.path]).code == 0)
    let tree = try Tool.pdfinfo.run(["-struct-text", file.path]).output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let expected =
      ["Document"]
      + (0..<2).flatMap { number in
        ["Sect", "H (block)", "\"Page \(number)\"", "P (block)", "\"left\"", "P (block)", "\"right\""]
      }
    let links = ["Link (inline)", "\"more\""]
    #expect(tree.filter { !links.contains($0) && !$0.hasPrefix("Object") } == expected, "\(tree)")
    #expect(tree.filter(links.contains) == links + links, "\(tree)")
    let plain = try Tool.qpdf.run(["--qdf", "--object-streams=disable", file.path, "-"]).output
    #expect(plain.contains("/Lang (de)"))
  }

  @Test func `The language is that of the locale unless it is given, and is part of the digest`() async throws {
    let german = page.with { $0.locale = Locale(identifier: "de_DE") }
    let document = try await pool.evaluate(german, count: 1) { _ in Card() }
    let file = String(decoding: try await pool.write(document).data, as: UTF8.self)
    #expect(file.contains("/Lang (de)"))
    #expect(try await pool.evaluate(page, count: 1) { _ in Card() }.digest != document.digest)
  }

  /// Before Cairo 1.18, boxes are corrected in the piece that has them.
  @Test func `Pages that are no whole number of points wide keep their size`() async throws {
    let document = try await pool.pdf(RenderingRequest(width: 100.25, height: 100.5, scale: 4), count: 2) { _ in Card()
    }
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("halves.pdf")
    try await document.data.write(to: file)
    #expect(try Tool.qpdf.run(["--check", file.path]).code == 0)
    let sizes = try Tool.pdfinfo.run(["-f", "1", "-l", "2", file.path]).output.matches(
      of: #/size: +([0-9.]+) x ([0-9.]+)/#)
    #expect(sizes.map { [$0.1, $0.2] } == [["100.25", "100.5"], ["100.25", "100.5"]])
  }

  @Test func `A document's digest is known before it is written, and depends on every page and the title`() async throws
  {
    let document = try await pool.evaluate(page, count: 2) { Card(title: "\($0)") }
    #expect(await pool.counts.drawn == 0)
    #expect(await pool.counts.evaluated == 2)
    let others = [
      try await pool.evaluate(page, count: 2) { Card(title: "\($0 * 2)") },
      try await pool.evaluate(page, count: 3) { Card(title: "\($0)") },
      try await pool.evaluate(page, information: DocumentInformation(title: "0"), count: 2) { Card(title: "\($0)") },
      try await pool.evaluate(page, information: DocumentInformation(author: "0"), count: 2) { Card(title: "\($0)") },
    ]
    #expect(Set((others + [document]).map(\.digest)).count == 5)
    #expect(try await pool.write(document).digest == document.digest)
  }

  @Test func `A written document comes from the cache, in one piece`() async throws {
    let document = try await pool.evaluate(page, count: 2) { Card(title: "\($0)") }
    let first = try await pool.write(document).data
    #expect(try await pieces(pool.write(document)) == [first])
    #expect(await pool.counts.drawn == 1)
    #expect(await pool.counts.cached == 1)
  }

  @Test func `A reader that leaves stops the writing, and the pool is free again`() async throws {
    let pool = RenderingPool(limits: .test(), cacheBytes: 0)
    var attempts = 0
    // On a busy machine, all may be written before the reader has its turn.
    repeat {
      attempts += 1
      for try await _ in try await pool.pdf(page, count: 40, content: { Card(title: "\($0)") }) { break }
      while await pool.counts.running > 0 { try await Task.sleep(for: .milliseconds(1)) }
    } while await pool.counts.drawn == attempts && attempts < 100
    #expect(await pool.counts.drawn < attempts)
    #expect(await pool.counts.evaluated == 40 * attempts)
  }

  @Test func `A document is kept if it has at most a quarter of the cache, and comes whole if not`() async throws {
    let document = try await pool.evaluate(page, count: 3) { Card(title: "\($0)") }
    let file = try await pool.write(document).data
    let whole = try await pool.write(document).file
    #expect(whole.data == file && whole.contentType == "application/pdf" && whole.digest == document.digest)
    for (cacheBytes, cached) in [(file.count * 4, 1), (file.count * 4 - 4, 0), (0, 0)] {
      let pool = RenderingPool(limits: .test(), cacheBytes: cacheBytes)
      for _ in 0..<2 { #expect(try await pool.write(document).data == file) }
      #expect(await pool.counts.cached == cached)
      #expect(await pool.counts.drawn == 2 - cached)
    }
  }

  @Test func `A page that PDF does not allow is too large, and is no fault of the service`() async throws {
    // Before the first byte.
    let error = await #expect(throws: RenderingError.self) {
      try await pool.pdf(RenderingRequest(width: 14_401, height: 10), count: 1) { _ in Color.red }
    }
    #expect(error?.status == 413 && error?.description.contains("14401 × 10 pt is too large") == true)
    await #expect(throws: RenderingError.invalidSize(width: 0, height: 0, scale: 1)) {
      try await pool.pdf(RenderingRequest(), count: 1) { _ in EmptyView() }
    }
  }
}
