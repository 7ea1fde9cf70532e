import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneUI

@MainActor @Suite struct PDFTests {
  private func document(_ draw: (CGContext, inout CGRect) -> Void) throws -> Data {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var mediaBox = CGRect(x: 0, y: 0, width: 793, height: 1123)
    let consumer = try #require(CGDataConsumer(url: url as CFURL))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &mediaBox, nil))
    draw(context, &mediaBox)
    context.closePDF()
    return try Data(contentsOf: url)
  }

  /// The output of a tool that reads a document from a file.
  private func output(of tool: Tool, _ arguments: [String], reading data: Data) throws -> String {
    let folder = try TemporaryFolder()
    try data.write(to: folder.url.appendingPathComponent("document.pdf"))
    return try tool.run(arguments.map { $0 == "FILE" ? folder.path("document.pdf") : $0 }).output
  }

  private func twoPages() throws -> Data {
    try document { context, mediaBox in
      for title in ["Continent Surface Area", "End of Document"] {
        let options: [CFString: Any] = [kCGPDFContextMediaBox: mediaBox]
        context.beginPDFPage(options as CFDictionary)
        let renderer = ImageRenderer(content: AnyView(Text(title).font(.largeTitle).frame(width: mediaBox.width)))
        renderer.render { size, renderInContext in
          context.translateBy(x: 0, y: mediaBox.height - size.height)
          renderInContext(context)
        }
        context.endPDFPage()
      }
    }
  }

  @Test func `text of a document can be searched`() throws {
    let text = try output(of: .pdftotext, ["FILE", "-"], reading: twoPages())
    #expect(text.contains("Continent Surface Area"))
    #expect(text.contains("End of Document"))
  }

  @Test func `text that is cut stays text`() throws {
    let hole = Rectangle().frame(width: 60, height: 14).blendMode(.destinationOut).rotationEffect(.degrees(30))
    let view = Text("Cut through").overlay { hole }.compositingGroup()
    let data = ImageRenderer(content: view).pdfData(rasterizationScale: 2)
    #expect(try output(of: .pdftotext, ["FILE", "-"], reading: data).contains("Cut through"))
  }

  @Test(
    arguments: [
      "office affluent", "שלום עולם", "مرحبا بالعالم", "e\u{301}q\u{323}", "日本語", "Straße Ελλάδα", "abc שלום def",
      "so 😀 happy", "👩‍👩‍👧 🇩🇪 ❤️",
    ])
  func `ligatures marks and right to left text stay text`(string: String) throws {
    let data = try document { context, mediaBox in
      context.beginPDFPage(nil)
      // DejaVu Sans has ligatures, which Inter has not.
      ImageRenderer(content: Text(string).font(.custom("DejaVu Sans", size: 20))).render { _, draw in draw(context) }
      context.endPDFPage()
    }
    let text = try output(of: .pdftotext, ["FILE", "-"], reading: data)
    #expect(Self.words(text) == Self.words(string), "\(text.unicodeScalars.map(\.value))")
  }

  /// The words of a text. Between directions pdftotext guesses spaces, and marks runs with controls of its own.
  private static func words(_ text: String) -> [String] {
    let isMixed = text.contains("abc")
    let controls: [Unicode.Scalar] = ["\u{202A}", "\u{202B}", "\u{202C}"]
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !controls.contains($0) }))
      .precomposedStringWithCanonicalMapping
    return isMixed ? [plain.filter { !$0.isWhitespace }] : plain.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test func `document is valid and has its pages`() throws {
    let text = try output(of: .qpdf, ["--check", "FILE"], reading: twoPages())
    #expect(text.contains("No syntax or stream encoding errors found"))
    let pages = try output(of: .qpdf, ["--show-npages", "FILE"], reading: twoPages())
    #expect(pages.trimmingCharacters(in: .whitespacesAndNewlines) == "2")
  }

  @Test func `document has the same bytes each time`() throws {
    #expect(try twoPages() == twoPages())
  }

  @Test func `bitmap context holds the view upright`() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.red.frame(width: 4, height: 2)
        Color.blue.frame(width: 4, height: 2)
      })
    var image: CGImage?
    renderer.render { size, renderInContext in
      let context = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      guard let context else { return }
      renderInContext(context)
      image = context.makeImage()
    }
    let bitmap = try #require(image).bitmap
    #expect(bitmap[0, 0].red == 255 && bitmap[0, 3].blue == 255)
  }
}
