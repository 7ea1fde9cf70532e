import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneTestSupport

/// What poppler, which follows ISO 32000, finds in the files.
struct PDFTagsTests {
  private let folder = try? TemporaryFolder()

  private func file(_ page: PDFDocument.Page, _ structure: PDFStructure) throws -> String {
    let file = try #require(folder).url.appendingPathComponent("tags.pdf")
    try PDFBackend().write(PDFDocument(pages: [page]), structure: structure, in: RenderContext()).write(to: file)
    let check = try Tool.qpdf.run(["--check", file.path])
    #expect(check.code == 0, "\(check.output)")
    return file.path
  }

  /// The tags and their texts, a line each, without the spaces around them.
  private func tree(_ items: [DisplayList.Item], links: [PDFDocument.Link] = [], _ elements: [PDFStructure.Element])
    throws -> [String]
  {
    let list = DisplayList(size: CGSize(width: 200, height: 100), items: items)
    let path = try file(PDFDocument.Page(list: list, links: links), PDFStructure(pages: [elements]))
    return try Tool.pdfinfo.run(["-struct-text", path]).output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private static let upper = CGRect(x: 0, y: 0, width: 200, height: 30)
  private static let lower = CGRect(x: 0, y: 40, width: 200, height: 60)

  private func line(_ text: String, y: CGFloat) throws -> [DisplayList.Item] {
    try TouchstoneCairoTests.text(text, size: 12, at: CGPoint(x: 10, y: y))
  }

  @Test func `Texts are read in the order in which they are drawn, and lines of one part together`() throws {
    let items = try line("Title", y: 20) + line("one", y: 60) + line("two", y: 80)
    let tree = try tree(
      items, [.init(.paragraph, frame: Self.lower), .init(.heading, frame: Self.upper)])
    #expect(tree == ["Document", "Sect", "H (block)", "\"Title\"", "P (block)", "\"onetwo\""], "\(tree)")
  }

  @Test func `A background between two texts is in no tag, and a line below a text is in its own`() throws {
    let red = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))
    func fill(_ rect: CGRect) -> DisplayList.Item { .fill(Path(rect), red, FillStyle()) }
    let rule = fill(CGRect(x: 10, y: 62, width: 40, height: 1))
    let items = try line("one", y: 60) + [rule] + line("two", y: 80)
    let part = PDFStructure.Element(.paragraph, frame: Self.lower)
    #expect(try tree(items, [part]) == ["Document", "Sect", "P (block)", "\"onetwo\""])
    let divided = try line("one", y: 60) + [fill(Self.upper)] + line("two", y: 80)
    #expect(try tree(divided, [part]) == ["Document", "Sect", "P (block)", "\"one\"", "P (block)", "\"two\""])
  }

  @Test func `A background that covers all before it keeps the tags`() throws {
    let page = Path(CGRect(x: 0, y: 0, width: 200, height: 100))
    let white = DisplayList.Item.fill(page, .color(.white), FillStyle())
    let items = try line("hidden", y: 60) + [white] + line("shown", y: 60)
    let tree = try tree(items, [.init(.paragraph, frame: Self.lower)])
    #expect(tree.prefix(2) == ["Document", "Sect"] && tree.last == "\"shown\"", "\(tree)")
  }

  @Test func `A translucent group is read as its text`() throws {
    let group = DisplayList.Item.group(
      .init(opacity: 0.5, items: try line("one", y: 60) + line("two", y: 80)))
    let tree = try tree([group], [.init(.paragraph, frame: Self.lower)])
    #expect(tree == ["Document", "Sect", "P (block)", "\"onetwo\""], "\(tree)")
  }

  @Test func `A link has its text, and one without a text is an area`() throws {
    let links = try [("https://example.org", Self.lower), ("https://example.com", Self.upper)].map {
      PDFDocument.Link(to: try #require(URL(string: $0.0)), frame: $0.1)
    }
    let items = try line("here", y: 60)
    let tree = try tree(items, links: links, [])
    #expect(tree.contains("\"here\"") && tree.filter { $0.hasPrefix("Link") }.count == 2, "\(tree)")
    let path = try #require(folder).url.appendingPathComponent("tags.pdf").path
    let listed = try Tool.pdfinfo.run(["-url", path]).output
    #expect(listed.contains("https://example.org") && listed.contains("https://example.com"), "\(listed)")
  }

  @Test func `Text that is in no part is a paragraph`() throws {
    let tree = try tree(line("alone", y: 90), [.init(.heading, frame: Self.upper)])
    #expect(tree == ["Document", "Sect", "P (block)", "\"alone\""], "\(tree)")
  }

  @Test(arguments: [("de_DE", "de"), ("de-AT", "de-AT"), ("sr_Latn_RS", "sr-Latn"), ("zh-Hant-TW", "zh-TW")])
  func `A document has its language, and the tables stay right`(locale: String, tag: String) throws {
    let list = DisplayList(size: CGSize(width: 200, height: 100), items: try line("Hallo", y: 60))
    let language = Locale.Language(identifier: locale)
    let path = try file(PDFDocument.Page(list: list), PDFStructure(language: language))
    let plain = try Tool.qpdf.run(["--qdf", "--object-streams=disable", path, "-"]).output
    #expect(plain.contains("/Lang (\(tag))"), "\(plain.suffix(2_000))")
  }

  @Test func `A document without parts has no tags`() throws {
    let list = DisplayList(size: CGSize(width: 200, height: 100), items: try line("Hallo", y: 60))
    let path = try file(PDFDocument.Page(list: list), PDFStructure())
    #expect(try Tool.pdfinfo.run([path]).output.contains(#/Tagged: +no/#))
  }
}
