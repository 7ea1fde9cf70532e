import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite struct ViewTextTests {
  private func text<V: View>(_ view: V, _ strategy: Snapshotting<V, String>) -> String {
    var text = ""
    strategy.snapshot(view).run { text = $0 }
    return text
  }

  @Test func `the tree has a view per line with its frame`() {
    let view = VStack(spacing: 2) {
      Color.red.frame(width: 10, height: 6)
      Color.blue.frame(width: 4, height: 3)
    }
    let lines = text(view, .viewTree).split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("VStack") == true)
    #expect(lines.first?.hasSuffix("(0, 0) 10×11") == true)
    #expect(lines.contains { $0.hasPrefix("  ") && $0.hasSuffix("(3, 8) 4×3") })
  }

  @Test func `the tree follows the layout`() {
    let tree = text(Color.red, .viewTree(layout: .fixed(width: 30, height: 20)))
    #expect(tree.contains("30×20"))
    let screen = text(Color.red, .viewTree(layout: .device(config: .iPhoneSe)))
    #expect(screen.hasPrefix("screen (0, 0) 320×568"))
  }

  @Test func `the drawing has a step per line with its paint`() {
    let view = Rectangle().fill(Color(red: 1, green: 0.5, blue: 0)).frame(width: 10, height: 6)
    #expect(text(view, .displayList) == "picture 10×6\n  fill rect 0 0 10×6 #FF8000")
  }

  @Test func `a shadow is a third black unless told otherwise`() {
    // Apple's default: Color(.sRGBLinear, white: 0, opacity: 0.33).
    let drawing = text(Color.red.frame(width: 4, height: 4).shadow(radius: 2), .displayList)
    #expect(drawing.contains("shadow #000000 33% 2 by 0 0 below"))
  }

  @Test func `the drawing names the fonts file without its folder`() {
    let drawing = text(Text("Hi"), .displayList)
    #expect(drawing.contains(#"text "Hi" Inter"#))
    #expect(!drawing.contains("/"))
  }

  @Test func `text goldens say what they hold`() {
    #expect(Snapshotting<Badge, String>.viewTree.pathExtension == "tree.txt")
    #expect(Snapshotting<Badge, String>.displayList.pathExtension == "drawing.txt")
  }
}
