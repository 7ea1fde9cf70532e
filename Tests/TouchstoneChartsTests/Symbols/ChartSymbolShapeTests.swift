import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneCharts

/// Symbols of points, with sizes that were measured in pictures drawn by Apple's frameworks.
@MainActor @Suite struct ChartSymbolShapeTests {
  private func picture(_ chart: some View) -> ChartPicture {
    ChartPicture(
      chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 280, height: 200)
  }

  @Test(arguments: [
    (BasicChartSymbolShape.circle, 8.0), (.square, 7.09), (.diamond, 10.03), (.triangle, 10.77),
  ]) func `symbols of all shapes have the same area`(_ symbol: (BasicChartSymbolShape, CGFloat)) {
    let frame = picture(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(symbol.0) }
    ).frames("PointMark")[0]
    #expect(frame.width.isClose(to: symbol.1, within: 0.01))
  }

  @Test func `a cross has the bars of the one that was measured`() {
    let cross = picture(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.cross) }).fills[0].path
    let bounds = cross.boundingRect
    // 7.5 points wide, 42.5 square points of ink beside circles of 8 points; the bars meet 2.17 points above the
    // centre.
    #expect(bounds.width.isClose(to: 7.5, within: 0.1) && bounds.height.isClose(to: 7.5, within: 0.1))
    let (steps, middle) = (stride(from: CGFloat(-4), to: 4, by: 0.05), CGPoint(x: bounds.midX, y: bounds.midY))
    let ink = steps.reduce(0) { sum, y in
      sum + steps.reduce(0) { $0 + (cross.contains(CGPoint(x: middle.x + $1, y: middle.y + y)) ? 0.0025 : 0) }
    }
    #expect(abs(ink - 42.5) < 0.5)
    #expect(cross.contains(CGPoint(x: middle.x, y: middle.y - 2.1)))
    #expect(!cross.contains(CGPoint(x: middle.x, y: middle.y - 2.3)))
  }

  @Test(arguments: [BasicChartSymbolShape.square, .triangle, .diamond, .pentagon])
  func `the rim of a hollow symbol lies within it and is 2 points thick`(_ symbol: BasicChartSymbolShape) {
    let rect = symbol.path(in: AnyChartSymbolShape(symbol).rect(area: 400)).boundingRect
    let rim = AnyChartSymbolShape(symbol).hollow(lineWidth: 2).path(in: rect)
    #expect(rim.boundingRect.isClose(to: rect, within: 0.01))
    // Measured from the middle of the base of a triangle, square or pentagon, and from the corner of a diamond, at 45°.
    let thickness: CGFloat = symbol == .diamond ? 2 * 2.0.squareRoot() : 2
    #expect(rim.contains(CGPoint(x: rect.midX, y: rect.maxY - thickness + 0.05)))
    #expect(!rim.contains(CGPoint(x: rect.midX, y: rect.maxY - thickness - 0.05)))
  }
}
