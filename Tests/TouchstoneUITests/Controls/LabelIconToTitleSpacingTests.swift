import Foundation
import Testing
import TouchstoneUI

/// The distance is that of SwiftUI's documentation: points between the icon and the title, where they are side by side.
@MainActor @Suite struct LabelIconToTitleSpacingTests {
  private var label: some View {
    Label {
      Color.red.frame(width: 30, height: 10)
    } icon: {
      Color.blue.frame(width: 12, height: 10)
    }
  }

  private func places<Content: View>(_ content: Content, width: CGFloat? = nil, height: CGFloat? = nil) -> [CGFloat] {
    FrameProbe(content, width: width, height: height).frames("Color").map(\.minX)
  }

  // Without the modifier, the distance is that of `TitleAndIconLabelStyle`: 8 points.
  @Test func `the title is as far from the icon as the modifier says`() {
    #expect(places(label) == [0, 20])
    #expect(places(label.labelIconToTitleSpacing(25)) == [0, 37])
    #expect(places(label.labelStyle(.titleAndIcon).labelIconToTitleSpacing(0)) == [0, 12])
    #expect(FrameProbe(label.labelIconToTitleSpacing(25)).size == CGSize(width: 67, height: 10))
  }

  @Test func `the innermost distance counts`() {
    #expect(places(label.labelIconToTitleSpacing(2).labelIconToTitleSpacing(25)) == [0, 14])
  }

  @Test func `a label without an icon keeps its place`() {
    #expect(places(label.labelStyle(.titleOnly).labelIconToTitleSpacing(25)) == [0])
  }

  // UIKit's lengths: the content of a row begins at 40 points, its icons are centred in a column of 28, and titles follow
  // after 16.
  @Test func `in a row, the distance begins after the column of icons`() {
    #expect(places(List { label }, width: 390, height: 700) == [48, 84])
    #expect(places(List { label.labelIconToTitleSpacing(5) }, width: 390, height: 700) == [48, 73])
    #expect(places(List { label }.labelIconToTitleSpacing(5), width: 390, height: 700) == [48, 73])
  }
}
