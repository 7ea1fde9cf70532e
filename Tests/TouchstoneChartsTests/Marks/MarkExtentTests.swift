import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The rectangles of marks from every initialiser, checked against Apple's documentation and pictures drawn by Apple's
/// frameworks.
@MainActor @Suite struct MarkExtentTests {
  /// Returns the frame of the first mark of a kind, in a plot of 300 × 200 points with x up to 30 and y up to 20.
  private func frame(_ kind: String, @ChartContentBuilder _ content: () -> some ChartContent) -> CGRect {
    guard let frame = picture(content).frames(kind).first else { return .null }
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
    return rect(rounded(frame.minX), rounded(frame.minY), rounded(frame.width), rounded(frame.height))
  }

  private func picture(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartPicture {
    ChartPicture(
      Chart { content() }.chartXScale(domain: 0...30).chartYScale(domain: 0...20)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 300, height: 200)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Without an end, a mark extends to the edge of the plot; without a position, it is centred.

  @Test func `bars`() {
    // A bar of one number starts at 0; the other axis is that of the two ends.
    #expect(frame("BarMark") { BarMark(x: .value("x", 15), yStart: 20, yEnd: 150) } == rect(0, 20, 150, 130))
    #expect(frame("BarMark") { BarMark(x: .value("x", 15), yStart: 20) } == rect(0, 20, 150, 180))
    #expect(frame("BarMark") { BarMark(x: .value("x", 15), yEnd: 150) } == rect(0, 0, 150, 150))
    #expect(frame("BarMark") { BarMark(xStart: 30, y: .value("y", 10)) } == rect(30, 100, 270, 100))
    #expect(
      frame("BarMark") { BarMark(xStart: .value("x", 3), xEnd: .value("x", 9), yStart: 50) } == rect(30, 50, 60, 150))
    #expect(
      frame("BarMark") { BarMark(xEnd: 100, yStart: .value("y", 5), yEnd: .value("y", 15)) } == rect(0, 50, 100, 100))
    #expect(
      frame("BarMark") { BarMark(x: .value("x", 15), yStart: .value("y", 5), yEnd: .value("y", 15)) }
        == rect(146, 50, 8, 100))
    #expect(
      frame("BarMark") { BarMark(xStart: .value("x", 3), xEnd: .value("x", 9), y: .value("y", 10), height: 4) }
        == rect(30, 98, 60, 4))
  }

  @Test func `points`() {
    #expect(frame("PointMark") { PointMark(x: .value("x", 3)) } == rect(26, 96, 8, 8))
    #expect(frame("PointMark") { PointMark(x: .value("x", 3), y: 20) } == rect(26, 16, 8, 8))
    #expect(frame("PointMark") { PointMark(y: .value("y", 5)) } == rect(146, 146, 8, 8))
    #expect(frame("PointMark") { PointMark(x: 40, y: .value("y", 5)) } == rect(36, 146, 8, 8))
  }

  @Test func `rules`() {
    #expect(frame("RuleMark") { RuleMark(x: .value("x", 15)) } == rect(149, 0, 2, 200))
    #expect(frame("RuleMark") { RuleMark(x: .value("x", 15), yStart: 20, yEnd: 50) } == rect(149, 20, 2, 30))
    #expect(frame("RuleMark") { RuleMark(y: .value("y", 10)) } == rect(0, 99, 300, 2))
    #expect(frame("RuleMark") { RuleMark(xStart: 40, y: .value("y", 10)) } == rect(40, 99, 260, 2))
    #expect(
      frame("RuleMark") { RuleMark(x: .value("x", 15), yStart: .value("y", 5), yEnd: .value("y", 15)) }
        == rect(149, 50, 2, 100))
    #expect(
      frame("RuleMark") { RuleMark(xStart: .value("x", 3), xEnd: .value("x", 9), y: .value("y", 10)) }
        == rect(30, 99, 60, 2))
    #expect(frame("RuleMark") { RuleMark(yStart: .value("y", 5), yEnd: .value("y", 15)) } == rect(149, 50, 2, 100))
    #expect(frame("RuleMark") { RuleMark(xStart: .value("x", 3), xEnd: .value("x", 9)) } == rect(30, 99, 60, 2))
    #expect(
      frame("RuleMark") { RuleMark(x: 40, yStart: .value("y", 5), yEnd: .value("y", 15)) } == rect(39, 50, 2, 100))
  }

  @Test func `rectangles`() {
    #expect(frame("RectangleMark") { RectangleMark() } == rect(0, 0, 300, 200))
    #expect(frame("RectangleMark") { RectangleMark(xStart: 10, yEnd: 90) } == rect(10, 0, 290, 90))
    #expect(
      frame("RectangleMark") { RectangleMark(xStart: .value("x", 3), xEnd: .value("x", 9)) } == rect(30, 0, 60, 200))
    #expect(
      frame("RectangleMark") { RectangleMark(yStart: .value("y", 5), yEnd: .value("y", 15)) } == rect(0, 50, 300, 100))
    #expect(
      frame("RectangleMark") {
        RectangleMark(xStart: .value("x", 3), xEnd: .value("x", 9), yStart: .value("y", 5), yEnd: .value("y", 15))
      } == rect(30, 50, 60, 100))
    #expect(
      frame("RectangleMark") { RectangleMark(x: .value("x", 15), y: .value("y", 10), width: 30, height: 4) }
        == rect(135, 98, 30, 4))
    #expect(
      frame("RectangleMark") { RectangleMark(x: .value("x", 15), yStart: 20, width: 10) } == rect(145, 20, 10, 180))
  }

  @Test func `areas between two values, upright and lying`() {
    let upright = frame("AreaMark") {
      ForEach(0..<2, id: \.self) {
        AreaMark(x: .value("x", $0 * 15), yStart: .value("y", 5), yEnd: .value("y", 15))
      }
    }
    #expect(upright == rect(0, 50, 150, 100))
    let lying = frame("AreaMark") {
      ForEach(0..<2, id: \.self) {
        AreaMark(xStart: .value("x", 3), xEnd: .value("x", 9), y: .value("y", $0 * 10))
      }
    }
    #expect(lying == rect(30, 100, 60, 100))
  }

  // MARK: Measured

  @Test func `cells from value to value fill the chart without gaps`() {
    let picture = ChartPicture(
      Chart(0..<28, id: \.self) { index in
        RectangleMark(
          xStart: .value("x", index % 7), xEnd: .value("x", index % 7 + 1), yStart: .value("y", index / 7),
          yEnd: .value("y", index / 7 + 1))
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    let cells = picture.frames("RectangleMark")
    #expect(cells.reduce(CGRect.null) { $0.union($1) }.isClose(to: rect(0, 0, 310, 200)))
    #expect(cells.allSatisfy { $0.size.width.isClose(to: 310 / 7) && $0.height.isClose(to: 50) })
  }

  @Test func `points of x alone lie in the middle of a chart without an axis of y`() {
    let picture = ChartPicture(Chart([10, 40], id: \.self) { PointMark(x: .value("x", $0)) })
    #expect(picture.plot == rect(0, 0, 310, 182))
    #expect(picture.frames("PointMark").allSatisfy { $0.midY == 91 })
    #expect(picture.words == ["0", "10", "20", "30"] || picture.words == ["0", "20"])
    #expect(picture.gridLines.allSatisfy { $0.path.boundingRect.width == 0 })
  }

  @Test func `the cells of a heat map take 0.70 of their band, and of what its label leaves of its height`() throws {
    let names = ["a", "b", "c"]
    let picture = ChartPicture(
      Chart(0..<9, id: \.self) { index in
        RectangleMark(x: .value("x", names[index % 3]), y: .value("y", names[index / 3]))
      })
    let (step, band) = (picture.plot.width / 3, picture.plot.height / 3)
    let label = try #require(picture.texts.first { $0.words == "a" && $0.frame.minX == 4 }).frame
    for (index, cell) in picture.frames("RectangleMark").enumerated() {
      #expect(cell.width.isClose(to: 0.7 * step, within: 0.01))
      #expect(cell.height.isClose(to: 0.7 * (band - 4 - label.height), within: 0.01))
      #expect(cell.midX.isClose(to: step * (CGFloat(index % 3) + 0.5), within: 0.01))
    }
  }

  @Test func `the end of a lying bar has round corners at its trailing side, or at its leading one below zero`() {
    let picture = ChartPicture(
      Chart([("a", 10), ("b", -10)], id: \.0) { BarMark(x: .value("x", $0.1), y: .value("y", $0.0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden), width: 200, height: 200)
    let (right, left) = (picture.fills[0].path, picture.fills[1].path)
    #expect(right.contains(CGPoint(x: 100.2, y: 15.2)) && !right.contains(CGPoint(x: 199.8, y: 15.2)))
    #expect(left.contains(CGPoint(x: 99.8, y: 115.2)) && !left.contains(CGPoint(x: 0.2, y: 115.2)))
  }

  @Test func `lying bars of several names lie below each other in their band`() {
    let bars = ChartPicture(
      Chart(["p", "q"], id: \.self) { name in
        BarMark(x: .value("x", 1), y: .value("y", "one")).position(by: .value("name", name))
      }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 200, height: 200
    ).frames("BarMark")
    #expect(bars.map(\.midY) == [65, 135] && bars.allSatisfy { $0.height.isClose(to: 49) && $0.minX == 0 })
  }

  @Test func `bars side by side may share another span, along an explicit axis`() {
    func bars(_ span: MarkDimension, _ axis: Axis?) -> [CGRect] {
      ChartPicture(
        Chart(["p", "q"], id: \.self) { name in
          BarMark(x: .value("x", "one"), y: .value("y", 1), stacking: .unstacked)
            .position(by: .value("name", name), axis: axis, span: span)
        }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 200, height: 200
      ).frames("BarMark")
    }
    #expect(bars(.ratio(1), .horizontal).map(\.midX) == [50, 150])
    #expect(bars(.inset(20), nil).map(\.midX) == [60, 140])
    #expect(bars(100, nil).allSatisfy { $0.width.isClose(to: 35) })
  }
}
