import Foundation
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

  @Test func viewWithoutSizeIsRefused() {
    #expect(throws: (any Error).self) { try ImageRenderer(content: EmptyView()).svgData() }
  }
}
