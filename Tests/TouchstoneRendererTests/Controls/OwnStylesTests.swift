import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Custom styles receive the parts of their control and draw them as they want.
@MainActor @Suite struct OwnStylesTests {
  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.content.frame(width: 60, height: 20)
        configuration.label.frame(width: 60, height: 10).background(pureBlue)
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).padding(5).background(Color.red)
    }
  }

  @Test func `a group box is what its style makes of label and content`() throws {
    let box = GroupBox {
      Color.green
    } label: {
      Color.clear
    }
    let drawn = try Drawn(box.groupBoxStyle(Card()), width: nil, height: nil)
    #expect(drawn.root.frame.size == CGSize(width: 60, height: 30))
    #expect(drawn.color(30, 25) == pureBluePixel)
    #expect(drawn.color(30, 5) != pureBluePixel)
  }

  @Test func `a style that draws a group box draws it in the next outer style`() throws {
    let box = GroupBox {
      Color.green
    } label: {
      Color.clear
    }
    let drawn = try Drawn(box.groupBoxStyle(Framed()).groupBoxStyle(Card()), width: nil, height: nil)
    #expect(drawn.root.frame.size == CGSize(width: 70, height: 40))
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `labelled content is what its style makes of label and content`() throws {
    let drawn = try Drawn(
      LabeledContent("Label", value: "Value").labeledContentStyle(Stacked()), width: nil, height: nil)
    let (label, value) = (try #require(drawn.frame(ofText: "Label")), try #require(drawn.frame(ofText: "Value")))
    #expect(label.maxY <= value.minY && label.midX == value.midX)
    let row = try Drawn(LabeledContent("Label", value: "Value"), width: 200, height: nil)
    #expect(try #require(row.frame(ofText: "Label")).midY == #require(row.frame(ofText: "Value")).midY)
  }
}
