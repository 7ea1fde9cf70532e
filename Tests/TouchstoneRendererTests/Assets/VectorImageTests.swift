import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// Pictures of SVG and PDF image sets.
@MainActor @Suite struct VectorImageTests {
  /// A bundle with an image set "Logo" that holds one file.
  private func bundle(_ file: String, _ data: Data, properties: String = "") throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vector-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try data.write(to: set.appendingPathComponent(file))
    // As Xcode writes it for a file with one scale.
    let text = """
      {"images": [{"filename": "\(file)", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}, \
      "properties": {"preserves-vector-representation": true\(properties)}}
      """
    try text.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    return try #require(Bundle(path: folder.path))
  }

  private func svg(_ body: String, properties: String = "") throws -> Bundle {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 16 16">\#(body)</svg>"#
    return try bundle("logo.svg", Data(text.utf8), properties: properties)
  }

  private func picture(
    _ view: some View, scale: CGFloat = 1
  ) throws -> (bitmap: Bitmap, diagnostics: [RenderDiagnostic]) {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    let rendering = try renderer.render()
    return (rendering.bitmap, rendering.diagnostics)
  }

  @Test func `an SVG set has the file's size, and is sharp at every other`() throws {
    let bundle = try svg(##"<rect width="8" height="16" fill="#ff0000"/><path d="M8 0h8v16H8z" fill="blue"/>"##)
    let natural = try picture(Image("Logo", bundle: bundle)).bitmap
    #expect(natural.width == 8 && natural.height == 8)
    let large = try picture(Image("Logo", bundle: bundle).resizable().frame(width: 80, height: 40), scale: 2).bitmap
    #expect(large[79, 40].red == 255 && large[79, 40].blue == 0 && large[80, 40].red == 0 && large[80, 40].blue == 255)
  }

  @Test func `a template takes the foreground's colour, by the set and by the view`() throws {
    let body = ##"<rect width="16" height="8" fill="#123456"/>"##
    let set = try svg(body, properties: #", "template-rendering-intent": "template""#)
    for view in [
      Image("Logo", bundle: set), Image("Logo", bundle: try svg(body)).renderingMode(.template),
    ] {
      let bitmap = try picture(view.foregroundColor(Color(red: 0, green: 1, blue: 0))).bitmap
      #expect(bitmap[4, 1].green == 255 && bitmap[4, 1].red == 0 && bitmap[4, 6].alpha == 0)
    }
    let original = try picture(Image("Logo", bundle: set).renderingMode(.original)).bitmap
    #expect(original[4, 1].red == 0x12 && original[4, 1].green == 0x34)
  }

  @Test func `clip paths and masks limit what shows`() throws {
    let bundle = try svg(
      """
      <defs><clipPath id="c"><rect width="8" height="16"/></clipPath><clipPath id="two"><rect width="4" height="4"/>\
      <rect x="12" y="12" width="4" height="4"/></clipPath><mask id="m"><rect width="16" height="8" fill="white"/>\
      <rect y="8" width="16" height="8" fill="#808080" fill-opacity="0.5"/></mask></defs>\
      <rect width="16" height="16" fill="red" clip-path="url(#c)" mask="url(#m)"/>\
      <circle cx="8" cy="8" r="20" fill="blue" clip-path="url(#two)"/>
      """)
    let bitmap = try picture(Image("Logo", bundle: bundle)).bitmap
    #expect(bitmap[3, 1].red == 255 && bitmap[5, 3].alpha == 0)
    // Half the light at half the opacity: 0.502 / 2.
    #expect(abs(Int(bitmap[3, 6].alpha) - 64) <= 1)
    #expect(bitmap[0, 0].blue == 255 && bitmap[7, 7].blue == 255 && bitmap[7, 0].alpha == 0)
  }

  @Test func `a copy by use is moved, and a symbol fitted to its size`() throws {
    let bundle = try svg(
      """
      <symbol id="s" viewBox="0 0 2 2"><rect width="1" height="2" fill="red"/></symbol><rect id="r" width="4" height="4" \
      fill="blue"/><use href="#s" x="8" y="8" width="8" height="8"/><use xlink:href="#r" transform="translate(12)"/>
      """)
    let bitmap = try picture(Image("Logo", bundle: bundle)).bitmap
    #expect(bitmap[0, 0].blue == 255 && bitmap[7, 1].blue == 255 && bitmap[4, 0].alpha == 0)
    #expect(bitmap[4, 5].red == 255 && bitmap[5, 7].red == 255 && bitmap[6, 6].alpha == 0)
  }

  @Test func `what a file holds and the picture lacks is reported`() throws {
    let result = try picture(Image("Logo", bundle: try svg(#"<text>a</text><rect width="16" height="16"/>"#)))
    #expect(result.diagnostics == [.incompleteImage(name: "Logo", omissions: ["<text>"])])
    #expect(result.bitmap[4, 4].alpha == 255)
  }

  @Test func `a broken file is an error with its reason`() throws {
    let result = try picture(Image("Logo", bundle: try svg("<g>")))
    guard case .unreadableImage("Logo", let reason)? = result.diagnostics.first else {
      Issue.record("expected an error")
      return
    }
    #expect(reason.contains("logo.svg") && reason.contains("</svg> has no opening tag"))
  }

  /// A page of 24 × 12 points, its upper half red.
  private static let pdf = Data(
    """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R/Resources<<>>>>endobj
    4 0 obj<</Length 24>>stream
    1 0 0 rg 0 6 24 6 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """.utf8)

  @Test func `a PDF set is drawn as outlines in the page's size`() throws {
    let bundle = try bundle("logo.pdf", Self.pdf)
    let natural = try picture(Image("Logo", bundle: bundle)).bitmap
    #expect(natural.width == 24 && natural.height == 12)
    #expect(natural[3, 2].red == 255 && natural[3, 9].alpha == 0)
    let large = try picture(Image("Logo", bundle: bundle).resizable().frame(width: 240, height: 120)).bitmap
    #expect(large[3, 59].red == 255 && large[3, 59].alpha == 255 && large[3, 60].alpha == 0)
  }

  /// A page of 24 × 12 points, red behind a soft mask of opacities, as drawing programs export them: a third of it is opaque
  /// black, a third black at half the opacity, and a third empty.
  private static let maskedPDF = Data(
    """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R/Resources<</ExtGState<</M 5 0 R>>>>>>endobj
    4 0 obj<</Length 30>>stream
    /M gs 1 0 0 rg 0 0 24 12 re f
    endstream endobj
    5 0 obj<</Type/ExtGState/SMask<</Type/Mask/S/Alpha/G 6 0 R>>>>endobj
    6 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 24 12]/Group<</S/Transparency/CS/DeviceRGB>>\
    /Resources<</ExtGState<</H<</ca 0.5>>>>>>/Length 38>>stream
    0 g 0 0 8 12 re f /H gs 8 0 8 12 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """.utf8)

  @Test func `a soft mask of a PDF set hides and dims by its opacities, not by its black`() throws {
    let result = try picture(Image("Logo", bundle: try bundle("logo.pdf", Self.maskedPDF)))
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    let bitmap = result.bitmap
    #expect(bitmap.width == 24 && bitmap.height == 12)
    #expect(bitmap[3, 5].red == 255 && bitmap[3, 5].alpha == 255)
    #expect(abs(Int(bitmap[11, 5].alpha) - 128) <= 1, "\(bitmap[11, 5])")
    #expect(bitmap[20, 5].alpha == 0)
  }

  /// A page that lists the font Helvetica, which is not in the file, with some content.
  private static func helveticaPage(_ content: String) -> Data {
    Data(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
      4 0 obj<</Length \(content.utf8.count)>>stream
      \(content)
      endstream endobj
      5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
      trailer<</Root 1 0 R>>
      """.utf8)
  }

  @Test func `a PDF page whose text would be drawn with the machine's fonts is an error`() throws {
    let result = try picture(
      Image("Logo", bundle: try bundle("logo.pdf", Self.helveticaPage("BT /F1 9 Tf 1 2 Td (Hi) Tj ET"))))
    guard case .unreadableImage("Logo", let reason)? = result.diagnostics.first else {
      Issue.record("expected an error")
      return
    }
    #expect(reason.contains("its text needs the font Helvetica, which is not in the file"))
    #expect(reason.contains("Export it again with fonts embedded"))
  }

  @Test func `a PDF page may list a font that it does not use`() throws {
    let bundle = try bundle("logo.pdf", Self.helveticaPage("1 0 0 rg 0 6 24 6 re f"))
    #expect(try picture(Image("Logo", bundle: bundle)).bitmap[3, 2].red == 255)
  }

  @Test func `a PDF page whose text has no font at all is an error`() throws {
    let result = try picture(
      Image("Logo", bundle: try bundle("logo.pdf", Self.helveticaPage("BT /F2 9 Tf 1 2 Td (Hi) Tj ET"))))
    guard case .unreadableImage("Logo", let reason)? = result.diagnostics.first else {
      Issue.record("expected an error")
      return
    }
    #expect(reason.contains("its text needs a font, which is not in the file"))
  }

  @Test func `a PDF page with more faults than a pipe holds is drawn`() throws {
    // Each is a message of about 50 bytes.
    let content = "1 0 0 rg 0 6 24 6 re f " + String(repeating: "bad ", count: 10_000)
    let bundle = try bundle("logo.pdf", Self.helveticaPage(content))
    #expect(try picture(Image("Logo", bundle: bundle)).bitmap[3, 2].red == 255)
  }

  @Test func `without pdftocairo the error says what to install`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).pdf")
    try Self.pdf.write(to: file)
    do {
      _ = try PDFPage.drawing(ofFileAt: file.path, searchPath: "/nowhere:")
      Issue.record("expected an error")
    } catch {
      #expect("\(error)".contains("sudo apt-get install poppler-utils"))
    }
  }

  @Test func `a file that is no PDF is an error`() throws {
    let result = try picture(Image("Logo", bundle: try bundle("logo.pdf", Data("no page".utf8))))
    guard case .unreadableImage("Logo", let reason)? = result.diagnostics.first else {
      Issue.record("expected an error")
      return
    }
    #expect(reason.contains("exit status 1"))
  }
}
