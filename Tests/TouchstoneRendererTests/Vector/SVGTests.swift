import Foundation
import FoundationXML
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct SVGTests {
  @Test func `the same view gives the same bytes`() throws {
    for page in VectorPage.allCases {
      #expect(try ImageRenderer(content: page.view).svgData() == ImageRenderer(content: page.view).svgData())
    }
  }

  @Test func `text of a view stays text`() throws {
    for style in [SVGTextStyle.text, .outlines] {
      let svg = String(decoding: try ImageRenderer(content: Text("Hello you")).svgData(text: style), as: UTF8.self)
      let letters = svg.replacing(/<[^>]*>|\n/, with: "")
      #expect(letters == "Hello you")
    }
  }

  @Test(
    arguments: [
      "office affluent", "שלום עולם!", "مرحبا بالعالم", "e\u{301}q\u{323}", "日本語", "Straße Ελλάδα", "हिन्दी",
      "so 😀 happy", "👩‍👩‍👧 🇩🇪 ❤️", "a < b & \"c\"", "abc שלום def", "1\u{301}2",
    ])
  func `ligatures marks and right to left text stay text`(string: String) throws {
    for style in [SVGTextStyle.text, .outlines] {
      // DejaVu Sans has ligatures, which Inter has not.
      let view = Text(string).font(.custom("DejaVu Sans", size: 20))
      let texts = try SVGTexts(ImageRenderer(content: view).svgData(text: style)).texts
      #expect(Array(texts.joined().unicodeScalars) == Array(string.unicodeScalars))
    }
  }

  @Test func `emoji among outlines are images with their text`() throws {
    let view = Text("so 😀 happy")
    let outlines = String(decoding: try ImageRenderer(content: view).svgData(text: .outlines), as: UTF8.self)
    #expect(outlines.contains("<image") && outlines.contains(#/fill-opacity="0"><tspan[^>]*>😀/#))
    let text = String(decoding: try ImageRenderer(content: view).svgData(text: .text), as: UTF8.self)
    #expect(!text.contains("<image") && text.contains("😀"))
  }

  @Test func `only the layer that blends beyond CSS becomes an image`() throws {
    func svg(_ mode: GraphicsContext.BlendMode) throws -> String {
      let view = HStack {
        Text("outside")
        Canvas { context, _ in
          context.draw(Text("inside"), at: CGPoint(x: 20, y: 10))
          context.blendMode = mode
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
        .frame(width: 40, height: 20)
      }
      return String(decoding: try ImageRenderer(content: view).svgData(), as: UTF8.self)
    }
    func letters(_ svg: String) -> String { svg.replacing(/<[^>]*>|\n/, with: "") }
    let xor = try svg(.xor)
    #expect(letters(xor) == "outside" && xor.contains("<image"))
    let multiply = try svg(.multiply)
    #expect(letters(multiply) == "outsideinside" && !multiply.contains("<image"))
  }

  @Test func `filters in linear light say so`() throws {
    let view = Canvas { context, _ in
      context.addFilter(.blur(radius: 2), options: .linearColor)
      context.addFilter(.saturation(0.5))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    let svg = String(decoding: try ImageRenderer(content: view.frame(width: 20, height: 20)).svgData(), as: UTF8.self)
    #expect(svg.contains(#/<feGaussianBlur [^>]*color-interpolation-filters="linearRGB"/#))
    #expect(svg.contains(#/<feColorMatrix [^>]*result/#) && !svg.contains(#/<feColorMatrix [^>]*linearRGB/#))
  }

  @Test func `view without size is refused`() {
    #expect(throws: (any Error).self) { try ImageRenderer(content: EmptyView()).svgData() }
  }
}

/// The characters of the text elements of an SVG file, as a parser of XML reads them.
private final class SVGTexts: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private var isInText = false

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    try #require(parser.parse())
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard name == "text" else { return }
    texts.append("")
    isInText = true
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "text" { isInText = false }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { texts[texts.count - 1] += string }
  }
}
