import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneCharts

/// Sectors, checked against pictures drawn by Apple's frameworks.
@MainActor @Suite struct SectorTests {
  private func outline(
    _ angles: ClosedRange<Double>, inner: CGFloat = 0, inset: CGFloat = 0, corner: CGFloat = 0
  ) -> Path {
    SectorOutline(
      center: CGPoint(x: 100, y: 100), angles: angles, inner: inner, outer: 100, inset: inset, corner: corner
    ).path
  }

  @Test func `sectors begin at the top and run clockwise, in the order of the data`() {
    let picture = ChartPicture(
      Chart([25.0, 75], id: \.self) { SectorMark(angle: .value("share", $0)) }, width: 200, height: 200)
    #expect(picture.frames("SectorMark")[0].isClose(to: CGRect(x: 100, y: 0, width: 100, height: 100), within: 0.01))
    #expect(picture.fills[1].path.contains(CGPoint(x: 50, y: 50)))
    #expect(!picture.fills[1].path.contains(CGPoint(x: 150, y: 50)))
  }

  @Test func `a pie touches the top and the bottom of its plot`() {
    let picture = ChartPicture(
      Chart([1.0, 2, 3], id: \.self) { SectorMark(angle: .value("share", $0)) }, width: 300, height: 200)
    let bounds = picture.frames("SectorMark").reduce(CGRect.null) { $0.union($1) }
    #expect(bounds.isClose(to: CGRect(x: 50, y: 0, width: 200, height: 200), within: 0.05))
  }

  @Test(
    arguments: [
      (MarkDimension.ratio(0.95), 95), (.inset(10), 90), (.fixed(40), 40), (.automatic, 100),
    ] as [(MarkDimension, CGFloat)]) func `an outer ratio is one of half the shorter side`(
      _ radius: (MarkDimension, CGFloat)
    )
  {
    let picture = ChartPicture(
      Chart { SectorMark(angle: .value("share", 1), outerRadius: radius.0) }, width: 300, height: 200)
    #expect(picture.frames("SectorMark")[0].width.isClose(to: 2 * radius.1, within: 0.01))
  }

  @Test func `an inner ratio is one of the outer radius`() {
    let picture = ChartPicture(
      Chart([1.0, 1], id: \.self) {
        SectorMark(angle: .value("share", $0), innerRadius: .ratio(0.6), outerRadius: .ratio(0.5))
      }, width: 200, height: 200)
    let path = picture.fills[0].path
    #expect(path.contains(CGPoint(x: 100 + 31, y: 100)) && !path.contains(CGPoint(x: 100 + 29, y: 100)))
  }

  @Test func `an inset of 2 points leaves a gap of 4 that is as wide at every radius`() {
    let (first, second) = (outline(0...(.pi / 2), inset: 2), outline((.pi / 2)...(.pi), inset: 2))
    for radius in [40.0, 70, 98] as [CGFloat] {
      // The edge between the two is at three o'clock.
      #expect(first.contains(CGPoint(x: 100 + radius, y: 97.95)) && !first.contains(CGPoint(x: 100 + radius, y: 98.05)))
      #expect(
        second.contains(CGPoint(x: 100 + radius, y: 102.05)) && !second.contains(CGPoint(x: 100 + radius, y: 101.95)))
    }
  }

  @Test func `round corners leave out all four corners of a ring's sector`() {
    let path = outline(0...(.pi / 2), inner: 50, corner: 10)
    for corner in [(100.5, 1.0), (199, 99.5), (100.5, 49.5), (150.5, 99.5)] as [(CGFloat, CGFloat)] {
      #expect(!path.contains(CGPoint(x: corner.0, y: corner.1)))
    }
    #expect(path.contains(CGPoint(x: 100 + 53, y: 100 - 53)))
  }

  @Test(arguments: [0.001, 0.1, 1, 3, 6.28]) func `corners and insets that do not fit leave no damaged outline`(
    _ length: Double
  ) {
    for (inner, inset, corner) in [(0, 0, 30), (60, 10, 50), (99, 5, 5), (100, 0, 0), (20, 300, 4)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let bounds = outline(0...length, inner: inner, inset: inset, corner: corner).boundingRect
      #expect(bounds.isNull || bounds.isEmpty || CGRect(x: -1, y: -1, width: 202, height: 202).contains(bounds))
    }
  }

  @Test func `a chart of sectors has no axes`() {
    let picture = ChartPicture(Chart([1.0, 2], id: \.self) { SectorMark(angle: .value("share", $0)) })
    #expect(picture.plot == CGRect(x: 0, y: 0, width: 310, height: 200) && picture.words.isEmpty)
  }

  @Test func `a range gives a sector its two ends`() {
    let picture = ChartPicture(
      Chart {
        SectorMark(angle: .value("share", 0..<25))
        SectorMark(angle: .value("share", 50..<100))
      }, width: 200, height: 200)
    let (first, second) = (picture.fills[0].path, picture.fills[1].path)
    #expect(first.contains(CGPoint(x: 150, y: 50)) && !first.contains(CGPoint(x: 150, y: 150)))
    #expect(second.contains(CGPoint(x: 50, y: 100)) && !second.contains(CGPoint(x: 150, y: 150)))
  }

  @Test func `a ring of 0.95 and 0.6 has the radii that were measured`() {
    // Half of the shorter side is 541.5 pixels: an outer radius of 514 and a ring of 204.5.
    let picture = ChartPicture(
      Chart([1.0, 1], id: \.self) {
        SectorMark(angle: .value("share", $0), innerRadius: .ratio(0.6), outerRadius: .ratio(0.95))
      }, width: 1083, height: 1083)
    let path = picture.fills[0].path
    let middle = 541.5
    #expect(path.contains(CGPoint(x: middle + 513.5, y: middle)) && !path.contains(CGPoint(x: middle + 515, y: middle)))
    #expect(path.contains(CGPoint(x: middle + 310, y: middle)) && !path.contains(CGPoint(x: middle + 308, y: middle)))
  }
}
