import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@Suite struct PDFTests {
  /// The way of the ImageRenderer samples: a box, an options dictionary, a list in the middle of the page.
  private func writeSample(to url: URL) throws {
    var mediaBox = CGRect(x: 0, y: 0, width: 793, height: 1123)
    let information: [CFString: Any] = [kCGPDFContextTitle: "Avatar", kCGPDFContextAuthor: "A. Nother"]
    let consumer = try #require(CGDataConsumer(url: url as CFURL))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &mediaBox, information as CFDictionary))
    let options: [CFString: Any] = [kCGPDFContextMediaBox: mediaBox]
    context.beginPDFPage(options as CFDictionary)
    let card = DisplayList(
      size: CGSize(width: SampleList.width, height: SampleList.height), items: try SampleList.card())
    context.translateBy(x: (mediaBox.width - card.size.width) / 2, y: (mediaBox.height - card.size.height) / 2)
    context.draw(card, rasterizationScale: 2)
    context.endPDFPage()
    context.beginPage(mediaBox: nil)
    let end = DisplayList(
      size: CGSize(width: 200, height: 30), items: try text("End of Document", size: 17, at: CGPoint(x: 10, y: 20)))
    context.translateBy(x: 0, y: mediaBox.height - end.size.height)
    context.draw(end)
    context.scaleBy(x: 1, y: -1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 10, y: 40, width: 50, height: 20))
    context.endPage()
    context.closePDF()
  }

  @Test func `Two pages with a title make a sound PDF whose text is found in order`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("avatar.pdf")
    try writeSample(to: file)
    if let pictures = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try Data(contentsOf: file).write(to: URL(fileURLWithPath: pictures).appendingPathComponent("avatar.pdf"))
    }
    let check = try Tool.qpdf.run(["--check", file.path])
    #expect(check.code == 0, "\(check.output)")
    let pages = try Tool.pdftotext.run([file.path, "-"]).output.split(separator: "\u{C}").map {
      $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(pages.count == 2)
    #expect(pages.first?.first == "Touchstone")
    #expect(pages.first?.last?.hasPrefix("Waving fi ÄÖ →") == true)
    #expect(pages.last == ["End of Document"])
    let lines = try Tool.pdfinfo.run([file.path]).output
    #expect(lines.contains("Avatar") && lines.contains("A. Nother"))
    #expect(lines.contains("793 x 1123 pts"))
  }

  @Test func `A page of half points is drawn up to its edges`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("half.pdf")
    let sizes = [
      CGSize(width: 20.5, height: 10), CGSize(width: 1000.1234, height: 10.4321), CGSize(width: 0.25, height: 8),
    ]
    let context = try #require(CGContext(file as CFURL, mediaBox: nil, nil))
    for size in sizes {
      var box = CGRect(origin: .zero, size: size)
      context.beginPage(mediaBox: &box)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(box)
      context.endPage()
    }
    context.closePDF()
    #expect(try Tool.qpdf.run(["--check", file.path]).code == 0)
    let pages = try Tool.pdfinfo.run(["-f", "1", "-l", "3", file.path]).output.split(separator: "\n")
      .filter { $0.contains("size:") && $0.contains("Page") }.map { $0.split(separator: ":")[1].split(separator: " ") }
    let found = pages.compactMap { words in Double(words[0]).flatMap { width in Double(words[2]).map { [width, $0] } } }
    #expect(found.count == 3)
    for (size, found) in zip(sizes, found) {
      #expect(abs(found[0] - size.width) < 0.01 && abs(found[1] - size.height) < 0.01, "\(found)")
    }
    let picture = folder.url.appendingPathComponent("half").path
    _ = try Tool.pdftoppm.run(["-r", "144", "-png", "-singlefile", file.path, picture])
    let bitmap = try PNGImage(data: Data(contentsOf: URL(fileURLWithPath: picture + ".png"))).bitmap
    #expect(bitmap.width == 41 && bitmap.rgba(40, 10) == [255, 0, 0, 255] && bitmap.rgba(40, 19) == [255, 0, 0, 255])
  }

  @Test func `The same document gives the same bytes`() throws {
    let folder = try TemporaryFolder()
    let files = ["one.pdf", "two.pdf"].map { folder.url.appendingPathComponent($0) }
    for file in files { try writeSample(to: file) }
    #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
  }

  @Test func `A page looks like the bitmap of its list`() throws {
    let pdftoppm = Tool.pdftoppm
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("page.pdf")
    let items: [DisplayList.Item] = [
      rectangle(0, 0, 100, 100, .white), rectangle(10, 20, 30, 40, .pureRed),
      group([rectangle(30, 30, 40, 40, .pureBlue)]) { $0.opacity = 0.5 },
      group([rectangle(50, 10, 40, 40, ResolvedColor(0, 200, 200))]) { $0.blendMode = .multiply },
      group([rectangle(60, 60, 30, 30, .pureGreen)]) {
        $0.clips = [DisplayList.Clip(path: Path(CGRect(x: 60, y: 60, width: 15, height: 30)))]
      },
      group([rectangle(5, 70, 40, 20, .black)]) {
        $0.mask = DisplayList.Mask(items: [rectangle(10, 70, 20, 20, ResolvedColor(0, 0, 0, 0.5))])
      },
    ]
    let bitmap = try draw(items, width: 100, height: 100, named: "page")
    let document = PDFDocument(pages: [
      PDFDocument.Page(list: DisplayList(size: CGSize(width: 100, height: 100), items: items))
    ])
    try PDFBackend().write(document, in: RenderContext()).write(to: file)
    let picture = folder.url.appendingPathComponent("page").path
    _ = try pdftoppm.run(["-r", "72", "-singlefile", file.path, picture])
    let ppm = Array(try Data(contentsOf: URL(fileURLWithPath: picture + ".ppm")).suffix(100 * 100 * 3))
    for (x, y) in [(15, 25), (35, 35), (60, 45), (60, 20), (65, 65), (80, 65), (15, 75), (40, 75), (95, 95)] {
      let page = (0..<3).map { Int(ppm[(y * 100 + x) * 3 + $0]) }
      let expected = Array(bitmap.rgba(x, y).prefix(3))
      #expect(zip(page, expected).allSatisfy { abs($0 - $1) <= 2 }, "(\(x), \(y)): \(page), expected \(expected)")
    }
  }

  @Test func `A page that is too large is refused with its size`() {
    let list = DisplayList(size: CGSize(width: 20_000, height: 10))
    #expect(throws: RenderError.pageTooLarge(CGSize(width: 20_000, height: 10), limit: 14_400)) {
      try PDFBackend().write(PDFDocument(pages: [PDFDocument.Page(list: list)]), in: RenderContext())
    }
  }
}
