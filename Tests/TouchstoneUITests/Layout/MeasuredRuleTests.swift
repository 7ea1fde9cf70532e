import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Rules that were measured on Apple's frameworks or published by people who measured them, and that no other suite holds.
@MainActor @Suite struct MeasuredRuleTests {
  private var square: some View { Color.red.frame(width: 20, height: 20) }

  // Measured on recorded pictures: a root group is stacked in a column, 8 points apart.
  @Test func `root group is a column`() {
    let probe = FrameProbe(
      Group {
        square
        square
      })
    #expect(probe.size == CGSize(width: 20, height: 48))
  }

  // Measured: one pixel, at any scale.
  @Test(arguments: [CGFloat(1), 2, 3])
  func `divider is one pixel thick and as wide as the stack`(scale: CGFloat) {
    let column = FrameProbe(VStack(spacing: 0) { Divider() }, width: 100, height: 50, scale: scale)
    #expect(column.frames("Divider")[0].size == CGSize(width: 100, height: 1 / scale))
    let row = FrameProbe(HStack(spacing: 0) { Divider() }, width: 100, height: 50, scale: scale)
    #expect(row.frames("Divider")[0].size == CGSize(width: 1 / scale, height: 50))
  }

  // Measured: a spacer is 8 points at the least.
  @Test func `spacer is eight points at the least`() {
    let probe = FrameProbe(
      HStack(spacing: 0) {
        square
        Spacer()
        square
      })
    #expect(probe.size.width == 48)
  }

  // Measured: frames keep their fractions; y = 40.75 is a place like any other.
  @Test func `frames are not rounded to pixels`() {
    let probe = FrameProbe(
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 40.75)
        square
      }, scale: 2)
    #expect(probe.frames("frame")[1].minY == 40.75)
  }

  // With a largest length the proposal is held between the limits; without one the view's own length is.
  @Test(arguments: [
    (proposal: CGFloat(30), expected: CGFloat(50)), (proposal: 70, expected: 70), (proposal: 200, expected: 100),
  ])
  func `frame with both limits takes the proposal between them`(proposal: CGFloat, expected: CGFloat) {
    let probe = FrameProbe(square.frame(minWidth: 50, maxWidth: 100), width: proposal, height: 20)
    #expect(probe.size.width == expected)
  }

  @Test func `frame with a smallest length only holds the view`() {
    #expect(FrameProbe(square.frame(minWidth: 50), width: 300, height: 20).size.width == 50)
    #expect(FrameProbe(square.frame(minWidth: 10), width: 300, height: 20).size.width == 20)
  }

  @Test func `ideal length counts only where nothing is proposed`() {
    #expect(FrameProbe(Color.red.frame(idealWidth: 77, maxWidth: .infinity)).size.width == 77)
    #expect(FrameProbe(Color.red.frame(idealWidth: 77, maxWidth: .infinity), width: 30).size.width == 30)
  }

  // objc.io, Ole Begemann: three rectangles in 300 points.
  @Test func `three rectangles share three hundred points`() {
    let probe = FrameProbe(
      HStack(spacing: 0) {
        Rectangle()
        Rectangle()
        Rectangle()
      }, width: 300, height: 10)
    #expect(probe.frames("Rectangle").map(\.width) == [100, 100, 100])
  }

  // objc.io: 16 to 9 in 100 × 100.
  @Test func `wide ratio fits in and covers a square`() {
    let fit = FrameProbe(Color.red.aspectRatio(16 / 9, contentMode: .fit), width: 100, height: 100)
    #expect(abs(fit.frames("Color")[0].height - 56.25) < 1e-9)
    let fill = FrameProbe(Color.red.aspectRatio(16 / 9, contentMode: .fill), width: 100, height: 100)
    #expect(abs(fill.frames("Color")[0].width - 1600 / 9) < 1e-9)
  }

  // The cross size of a stack is the union of its guided views.
  @Test func `guides widen the stack across`() {
    let probe = FrameProbe(
      VStack(alignment: .leading, spacing: 0) {
        square
        square.alignmentGuide(.leading) { _ in 15 }
      })
    #expect(probe.size.width == 35)
    #expect(probe.frames("frame").map(\.minX) == [15, 0])
  }

  // The usual way to make views of a row equally high.
  // Measured on macOS 26: 150 wide; with the size as the proposal, it would be 40.
  @Test func `fixed size places its view without a proposal, too`() {
    let probe = FrameProbe(
      Color.red.frame(width: 40, height: 20).frame(idealWidth: 150).background(Rectangle()).fixedSize())
    #expect(probe.frames("Rectangle")[0].width == 150)
  }

  // The two ways in which developers give the views of a row the same height.
  @Test func `views fill a stack of its ideal size across its axis`() {
    let row = HStack(spacing: 0) {
      Rectangle().frame(width: 4)
      Color.red.frame(width: 20, height: 30)
    }
    let fixed = FrameProbe(row.fixedSize(horizontal: false, vertical: true), width: 100, height: 200)
    #expect(fixed.frames("Rectangle")[0].height == 30)
    #expect(FrameProbe(ScrollView { row }, width: 100, height: 200).frames("Rectangle")[0].height == 30)
    let column = VStack(spacing: 0) {
      Rectangle().frame(height: 4)
      Color.red.frame(width: 30, height: 20)
    }
    #expect(FrameProbe(column.fixedSize(), width: 100, height: 200).frames("Rectangle")[0].width == 30)
  }

  @Test func `canvas is flexible`() {
    #expect(FrameProbe(Canvas { _, _ in }, width: 30, height: 40).size == CGSize(width: 30, height: 40))
    #expect(FrameProbe(Canvas { _, _ in }).size == CGSize(width: 10, height: 10))
  }

  private func picture(_ width: Int, _ height: Int) -> Image {
    Image(decorative: CGImage(bitmap: Bitmap(width: width, height: height)), scale: 1)
  }

  @Test func `picture has its own size until it is resizable`() {
    #expect(FrameProbe(picture(12, 8), width: 100, height: 100).size == CGSize(width: 12, height: 8))
    #expect(FrameProbe(picture(12, 8).resizable(), width: 100, height: 90).size == CGSize(width: 100, height: 90))
    #expect(FrameProbe(picture(12, 8).resizable()).size == CGSize(width: 12, height: 8))
  }

  @Test func `pictures lie eight points apart and stand on the baseline`() {
    let pair = FrameProbe(
      HStack {
        picture(10, 10)
        picture(10, 10)
      })
    #expect(pair.size.width == 28)
    let line = FrameProbe(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        picture(10, 10)
        Color.red.frame(width: 4, height: 30)
      })
    #expect(line.frames("Image")[0].maxY == line.frames("frame")[0].maxY)
  }

  @Test func `equal z indices keep their order`() {
    let environment = EnvironmentValues()
    let list = ViewTree().picture(
      of: ZStack {
        Color.red.zIndex(1)
        Color.blue
        Color.green.zIndex(1)
      }.frame(width: 4, height: 4), proposal: .unspecified, environment: environment
    ).list
    let paints = list.items.compactMap { item -> Paint? in
      if case .fill(_, let paint, _) = item { paint } else { nil }
    }
    let colors = [Color.blue, .red, .green].map { Paint.color($0.components(in: environment)) }
    #expect(paints == colors)
  }
}
