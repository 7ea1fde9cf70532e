import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@Suite struct ConcentricRectangleTests {
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func uneven(_ radii: RectangleCornerRadii) -> Path {
    UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: frame)
  }

  // SwiftUI: `uniformTopCorners` and its siblings each stand for two corners. Without a container, concentric corners
  // have their minimum.
  @Test func `each corner has its own style`() {
    #expect(
      ConcentricRectangle(uniformTopCorners: 8, bottomLeadingCorner: .concentric(minimum: 4)).path(in: frame)
        == uneven(RectangleCornerRadii(topLeading: 8, bottomLeading: 4, topTrailing: 8)))
    #expect(
      ConcentricRectangle(uniformLeadingCorners: 8, uniformTrailingCorners: .fixed(2)).path(in: frame)
        == uneven(RectangleCornerRadii(topLeading: 8, bottomLeading: 8, bottomTrailing: 2, topTrailing: 2)))
    let shape: ConcentricRectangle = .rect(
      uniformBottomCorners: 6, topLeadingCorner: 3, topTrailingCorner: .concentric)
    #expect(
      shape.path(in: frame) == uneven(RectangleCornerRadii(topLeading: 3, bottomLeading: 6, bottomTrailing: 6)))
  }

  @Test func `sets of corners contain their corners`() {
    #expect(Edge.Corner.Set.leading.contains(.bottomLeading))
    #expect(!Edge.Corner.Set.top.contains(.bottomLeading))
    #expect(Edge.Corner.Set.all == [.leading, .trailing])
  }

  @Test func `a shape of a fixed size lies at the anchor`() {
    let shape = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing)
    #expect(shape.path(in: frame).boundingRect == CGRect(x: 40, y: 30, width: 20, height: 10))
    #expect(Rectangle().size(width: 20, height: 10).path(in: frame).boundingRect.origin == .zero)
  }
}
