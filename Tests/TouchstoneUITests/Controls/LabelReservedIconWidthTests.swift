import Foundation
import Testing
import TouchstoneUI

/// The width is that of SwiftUI's documentation: points reserved for the icon, where icon and title are side by side. The
/// place in it is that of UIKit's documentation of `reservedLayoutSize`: centred, and without an effect on the icon's size.
@MainActor @Suite struct LabelReservedIconWidthTests {
  private var label: some View { label(icon: 12) }

  private func label(icon width: CGFloat) -> some View {
    Label {
      Color.red.frame(width: 30, height: 10)
    } icon: {
      Color.blue.frame(width: width, height: 10)
    }
  }

  private func places<Content: View>(_ content: Content, width: CGFloat? = nil, height: CGFloat? = nil) -> [CGFloat] {
    FrameProbe(content, width: width, height: height).frames("Color").map(\.minX)
  }

  // Without the modifier, the title begins 8 points after the icon: the distance of `TitleAndIconLabelStyle`.
  @Test func `the icon is centred in the width that the modifier reserves`() {
    #expect(places(label) == [0, 20])
    #expect(places(label.labelReservedIconWidth(40)) == [14, 48])
    #expect(places(label.labelStyle(.titleAndIcon).labelReservedIconWidth(40)) == [14, 48])
    #expect(places(label.labelReservedIconWidth(40).labelIconToTitleSpacing(2)) == [14, 42])
    #expect(FrameProbe(label.labelReservedIconWidth(40)).size == CGSize(width: 78, height: 10))
  }

  @Test func `titles line up whatever the widths of their icons are`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      label(icon: 6)
      label(icon: 20)
    }
    #expect(places(column) == [0, 14, 0, 28])
    #expect(places(column.labelReservedIconWidth(20)) == [7, 28, 0, 28])
  }

  @Test func `an icon that is wider than the width hangs over both of its ends`() {
    #expect(places(label.labelReservedIconWidth(4)) == [-4, 12])
  }

  @Test func `the innermost width counts`() {
    #expect(places(label.labelReservedIconWidth(20).labelReservedIconWidth(40)) == [4, 28])
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity])
  func `a width that nothing can have is ignored`(width: CGFloat) {
    #expect(places(label.labelReservedIconWidth(width)) == [0, 20])
  }

  @Test func `a label that shows only one of its parts keeps its size`() {
    #expect(FrameProbe(label.labelStyle(.titleOnly).labelReservedIconWidth(40)).size == CGSize(width: 30, height: 10))
    #expect(FrameProbe(label.labelStyle(.iconOnly).labelReservedIconWidth(40)).size == CGSize(width: 12, height: 10))
  }

  // UIKit's lengths: the content of a row begins at 40 points, its icons are centred in a column of 28, and titles follow
  // after 16.
  @Test func `in a row, the width replaces that of the column of icons`() {
    #expect(places(List { label }, width: 390, height: 700) == [48, 84])
    #expect(places(List { label.labelReservedIconWidth(50) }, width: 390, height: 700) == [59, 106])
    #expect(places(List { label }.labelReservedIconWidth(50), width: 390, height: 700) == [59, 106])
    #expect(places(List { label.labelReservedIconWidth(8) }, width: 390, height: 700) == [38, 64])
  }
}
