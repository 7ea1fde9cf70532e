import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Numbers of Apple's frameworks, by the sources named at each.
@MainActor @Suite struct LayoutModifierTests {
  // objc.io: 16/9 in 100×100 is 100×56.25, and 177.8×100 where it fills.
  @Test func `ratio fits or covers the proposal`() {
    let fit = FrameProbe(Color.red.aspectRatio(16 / 9, contentMode: .fit), width: 100, height: 100)
    #expect(fit.frames("Color")[0].size == CGSize(width: 100, height: 56.25))
    let fill = FrameProbe(Color.red.aspectRatio(16 / 9, contentMode: .fill), width: 100, height: 100)
    #expect(abs(fill.frames("Color")[0].width - 177.78) < 0.01)
    #expect(fill.frames("Color")[0].height == 100)
  }

  @Test func `ratio without number is that of the ideal size`() {
    let view = Color.red.frame(idealWidth: 40, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
    #expect(FrameProbe(view.scaledToFit(), width: 100, height: 100).size == CGSize(width: 100, height: 50))
    #expect(FrameProbe(view.scaledToFill(), width: 100, height: 100).size == CGSize(width: 200, height: 100))
  }

  @Test func `ratio without proposal leaves the ideal size`() {
    #expect(FrameProbe(Color.red.aspectRatio(2, contentMode: .fit)).size == CGSize(width: 10, height: 10))
  }

  @Test func `fixed size is the ideal size`() {
    let view = Color.red.frame(idealWidth: 40, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
    #expect(FrameProbe(view.fixedSize(), width: 100, height: 100).size == CGSize(width: 40, height: 20))
    let wide = FrameProbe(view.fixedSize(horizontal: true, vertical: false), width: 100, height: 100)
    #expect(wide.size == CGSize(width: 40, height: 100))
  }

  // swiftui-web's documents, generated on Apple's frameworks: position takes the whole proposal.
  @Test func `position takes the proposal and centres the view on its point`() {
    let probe = FrameProbe(Color.red.frame(width: 20, height: 10).position(x: 30, y: 40), width: 100, height: 80)
    #expect(probe.size == CGSize(width: 100, height: 80))
    #expect(probe.frames("frame")[0] == CGRect(x: 20, y: 35, width: 20, height: 10))
  }

  @Test func `position counts from the right where layout runs to the left`() {
    let probe = FrameProbe(
      Color.red.frame(width: 20, height: 10).position(x: 30, y: 40), width: 100, height: 80,
      direction: .rightToLeft)
    #expect(probe.frames("frame")[0].midX == 70)
  }

  @Test func `guide moves the view against its neighbours`() {
    let probe = FrameProbe(
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.bottom] }
      })
    // The stack is as high as both guided views together.
    #expect(probe.size == CGSize(width: 20, height: 20))
    #expect(probe.frames("frame").map(\.minY) == [10, 0])
  }

  @Test func `guide of the users own aligns across stacks`() {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    let middle = VerticalAlignment(Middle.self)
    let probe = FrameProbe(
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 30).alignmentGuide(middle) { $0[VerticalAlignment.center] }
        }
        Color.blue.frame(width: 10, height: 10)
      })
    #expect(probe.frames("frame")[2].midY == 25)
    #expect(probe.size.height == 40)
  }

  @Test func `hidden view keeps its frame and draws nothing`() {
    let view = Color.red.frame(width: 20, height: 10).hidden()
    let picture = ViewTree().picture(of: view, proposal: .unspecified, environment: EnvironmentValues())
    #expect(picture.list.size == CGSize(width: 20, height: 10))
    #expect(picture.list.items.isEmpty)
  }

  @Test func `layers do not change the size`() {
    let view = Color.red.frame(width: 20, height: 10)
    #expect(FrameProbe(view.background(Circle().frame(width: 90, height: 90))).size == CGSize(width: 20, height: 10))
    #expect(FrameProbe(view.mask(Circle())).size == CGSize(width: 20, height: 10))
    let corner = FrameProbe(view.overlay(alignment: .topTrailing) { Color.blue.frame(width: 6, height: 6) })
    #expect(corner.frames("frame")[1] == CGRect(x: 14, y: 0, width: 6, height: 6))
  }

  @Test func `mask draws the mask beside the view`() throws {
    let view = Color.red.frame(width: 20, height: 10).mask { Circle() }
    let picture = ViewTree().picture(of: view, proposal: .unspecified, environment: EnvironmentValues())
    guard case .group(let group) = picture.list.items.first else {
      Issue.record("A mask is a group.")
      return
    }
    #expect(group.mask?.items.count == 1)
    #expect(group.items.count == 1)
  }

  @Test func `container relative frame takes shares of the screen`() {
    let probe = FrameProbe(
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10), width: 430, height: 50)
    #expect(probe.frames("containerRelativeFrame")[0].size == CGSize(width: 210, height: 50))
  }

  @Test func `scroll view is the container of what it scrolls`() {
    let probe = FrameProbe(
      ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) }.frame(width: 80, height: 60))
    #expect(probe.frames("Color")[0].size == CGSize(width: 80, height: 60))
  }

  @Test func `lengths that no frame can have are reported`() {
    let view = Color.red.frame(width: .infinity, height: -2).frame(minWidth: 20, maxWidth: 10)
    let picture = ViewTree().picture(of: view, proposal: .unspecified, environment: EnvironmentValues())
    #expect(picture.diagnostics.count == 3)
    #expect(picture.diagnostics.allSatisfy { if case .invalidFrame = $0 { true } else { false } })
  }

  @Test func `offset is mirrored where layout runs to the left`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let view = Color.red.frame(width: 10, height: 10).offset(x: 3)
    let picture = ViewTree().picture(of: view, proposal: .unspecified, environment: environment)
    guard case .fill(let path, _, _) = picture.list.items.first else {
      Issue.record("A colour is a filled path.")
      return
    }
    #expect(path.boundingRect == CGRect(x: -3, y: 0, width: 10, height: 10))
  }
}
