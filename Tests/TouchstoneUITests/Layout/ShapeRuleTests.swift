import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Sizes and outlines of shapes, by swiftui-web's documents, which were generated on Apple's frameworks.
@MainActor @Suite struct ShapeRuleTests {
  private func size(_ view: some View) -> CGSize { FrameProbe(view, width: 100, height: 40).size }

  @Test func trimmedAndStrokedCirclesStaySquare() {
    #expect(size(Circle()) == CGSize(width: 40, height: 40))
    #expect(size(Circle().trim(from: 0, to: 0.5)) == CGSize(width: 40, height: 40))
    #expect(size(Circle().stroke(lineWidth: 4)) == CGSize(width: 40, height: 40))
  }

  @Test func otherwiseChangedCirclesTakeTheProposal() {
    #expect(size(Circle().scale(0.5)) == CGSize(width: 100, height: 40))
    #expect(size(Circle().offset(x: 3)) == CGSize(width: 100, height: 40))
    #expect(size(Circle().rotation(.degrees(20))) == CGSize(width: 100, height: 40))
    #expect(size(Circle().inset(by: 3)) == CGSize(width: 100, height: 40))
    #expect(size(Circle().strokeBorder(lineWidth: 3)) == CGSize(width: 100, height: 40))
  }

  @Test func insetShrinksTheRadius() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    let inset = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: rect)
    let expected = Path(
      roundedRect: CGRect(x: 4, y: 4, width: 52, height: 32), cornerRadius: 6, style: .circular)
    #expect(inset == expected)
  }

  @Test func strokeLiesOnTheEdgeAndBorderInsideOfIt() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(
      Rectangle().path(in: rect).strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
        == CGRect(x: -2, y: -2, width: 64, height: 44))
    #expect(Rectangle().inset(by: 2).path(in: rect).strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == rect)
  }
}
