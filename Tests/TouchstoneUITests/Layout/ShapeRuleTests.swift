import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Sizes and outlines of shapes, by swiftui-web's documents, which were generated on Apple's frameworks.
@MainActor @Suite struct ShapeRuleTests {
  private func size(_ view: some View) -> CGSize { FrameProbe(view, width: 100, height: 40).size }

  @Test func `trimmed and stroked circles stay square`() {
    #expect(size(Circle()) == CGSize(width: 40, height: 40))
    #expect(size(Circle().trim(from: 0, to: 0.5)) == CGSize(width: 40, height: 40))
    #expect(size(Circle().stroke(lineWidth: 4)) == CGSize(width: 40, height: 40))
  }

  @Test func `otherwise changed circles take the proposal`() {
    #expect(size(Circle().scale(0.5)) == CGSize(width: 100, height: 40))
    #expect(size(Circle().offset(x: 3)) == CGSize(width: 100, height: 40))
    #expect(size(Circle().rotation(.degrees(20))) == CGSize(width: 100, height: 40))
    #expect(size(Circle().inset(by: 3)) == CGSize(width: 100, height: 40))
    #expect(size(Circle().strokeBorder(lineWidth: 3)) == CGSize(width: 100, height: 40))
  }

  @Test func `inset shrinks the radius`() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    let inset = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: rect)
    let expected = Path(
      roundedRect: CGRect(x: 4, y: 4, width: 52, height: 32), cornerRadius: 6, style: .circular)
    #expect(inset == expected)
  }

  private let room = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test func `inset outlines are those of the smaller rectangle`() {
    let small = CGRect(x: 4, y: 4, width: 92, height: 32)
    #expect(Rectangle().inset(by: 4).path(in: room).description == Path(small).description)
    #expect(Ellipse().inset(by: 4).path(in: room).description == Path(ellipseIn: small).description)
    #expect(
      Circle().inset(by: 4).path(in: room).description
        == Path(ellipseIn: CGRect(x: 34, y: 4, width: 32, height: 32)).description)
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(Capsule(style: style).inset(by: 4).path(in: room) == Capsule(style: style).path(in: small))
      func rounded(_ radius: CGFloat) -> RoundedRectangle { RoundedRectangle(cornerRadius: radius, style: style) }
      #expect(rounded(10).inset(by: 4).path(in: room).description == rounded(6).path(in: small).description)
      #expect(rounded(3).inset(by: 4).path(in: room).description == Path(small).description)
    }
  }

  @Test func `insets add up and negative ones grow`() {
    let large = CGRect(x: -4, y: -4, width: 108, height: 48)
    let rounded = RoundedRectangle(cornerRadius: 10, style: .circular)
    #expect(
      rounded.inset(by: -4).path(in: room).description
        == RoundedRectangle(cornerRadius: 14, style: .circular).path(in: large).description)
    #expect(rounded.inset(by: 1).inset(by: 3).path(in: room) == rounded.inset(by: 4).path(in: room))
  }

  @Test func `uneven radii shrink each by itself`() {
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 12, bottomLeadingRadius: 3, bottomTrailingRadius: 8, topTrailingRadius: 0, style: .circular)
    let smaller = UnevenRoundedRectangle(
      topLeadingRadius: 8, bottomLeadingRadius: 0, bottomTrailingRadius: 4, topTrailingRadius: 0, style: .circular)
    #expect(
      uneven.inset(by: 4).path(in: room).description
        == smaller.path(in: CGRect(x: 4, y: 4, width: 92, height: 32)).description)
  }

  /// The steps by hand: from (maxX, midY) clockwise, radius 10 − 4 = 6, handles of 0.5522847 radii.
  @Test func `inset rounded rectangle has its description`() {
    let text = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: room).description
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    let handle = 6 * (1 - 0.5522847)
    let expected: [Double] = [
      96, 20, 96, 30, 96, 36 - handle, 96 - handle, 36, 90, 36, 10, 36, 4 + handle, 36, 4, 36 - handle, 4, 30, 4, 10, 4,
      4 + handle, 4 + handle, 4, 10, 4, 90, 4, 96 - handle, 4, 96, 4 + handle, 96, 10,
    ]
    #expect(numbers.count == expected.count, "\(text)")
    for (number, expected) in zip(numbers, expected) { #expect(abs(number - expected) < 1e-5, "\(text)") }
    #expect(text.filter(\.isLetter) == "mlclclclch", "\(text)")
  }

  @Test func `stroke lies on the edge and border inside of it`() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(
      Rectangle().path(in: rect).strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
        == CGRect(x: -2, y: -2, width: 64, height: 44))
    #expect(Rectangle().inset(by: 2).path(in: rect).strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == rect)
  }
}
