import Foundation
import FoundationXML
import Testing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct SVGTests {
  @Test func theSameViewGivesTheSameBytes() throws {
    for page in VectorPage.allCases {
      #expect(try ImageRenderer(content: page.view).svgData() == ImageRenderer(content: page.view).svgData())
    }
  }

  @Test func textOfAViewStaysText() throws {
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
  func ligaturesMarksAndRightToLeftTextStayText(string: String) throws {
    for style in [SVGTextStyle.text, .outlines] {
      // DejaVu Sans has ligatures, which Inter has not.
      let view = Text(string).font(.custom("DejaVu Sans", size: 20))
      let texts = try SVGTexts(ImageRenderer(content: view).svgData(text: style)).texts
      #expect(Array(texts.joined().unicodeScalars) == Array(string.unicodeScalars))
    }
  }

  @Test func viewWithoutSizeIsRefused() {
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
