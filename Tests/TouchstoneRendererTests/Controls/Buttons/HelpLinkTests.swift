import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct HelpLinkTests {
  private struct Screen: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        HelpLink { isOpen = true }
        Text(isOpen ? "Open" : "Closed")
      }
    }
  }

  // “A button with a standard appearance that opens app-specific help documentation”: a question mark in a circle.
  @Test func `a help link is a round button with a question mark`() throws {
    let drawn = try Drawn(HelpLink {}, width: nil, height: nil)
    #expect(drawn.nodes.contains { $0.treeDescription.hasPrefix("Image \"questionmark\"") })
    let (width, height) = (drawn.bitmap.width, drawn.bitmap.height)
    func isShown(_ x: Int, _ y: Int) -> Bool { drawn.bitmap[x, y].alpha > 0 }
    let row = (0..<width).count { isShown($0, height / 2) }
    let column = (0..<height).count { isShown(width / 2, $0) }
    #expect(row == column)
    #expect(!isShown((width - row) / 2, 0))
  }

  @Test func `a tap on a help link runs its action`() throws {
    let renderer = ImageRenderer(content: Screen())
    try renderer.tap("Help")
    let texts = renderer.picture(scale: 1).root.treeDescription
    #expect(texts.contains("Open") && !texts.contains("Closed"))
  }
}
