import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Curves and areas of functions.
@MainActor @Suite struct FunctionPlotTests {
  @Test func `a function is drawn over the domain of x, and where it has no number is a gap`() {
    let picture = ChartPicture(
      Chart { LinePlot(x: "x", y: "1/x") { $0 == 0 ? .nan : $0 < 0 ? .infinity : 1 / $0 } }
        .chartXScale(domain: -1...1).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden))
    let bounds = picture.strokes[0].path.boundingRect
    #expect(bounds.minX > 155 && bounds.maxX.isClose(to: 310))
  }

  @Test func `a parametric function draws its curve`() {
    let picture = ChartPicture(
      Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in (x: cos(t), y: sin(t)) } }
        .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(picture.strokes[0].path.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 310, height: 200), within: 0.1))
  }

  @Test func `the area of a function lies between 0 and it, or between two functions`() {
    func bounds(_ plot: some ChartContent) -> CGRect {
      let bounds = ChartPicture(
        Chart { plot }.chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden),
        width: 100, height: 100
      ).fills[0].path.boundingRect
      return CGRect(
        x: bounds.minX.rounded(), y: bounds.minY.rounded(), width: bounds.width.rounded(),
        height: bounds.height.rounded())
    }
    #expect(bounds(AreaPlot(x: "x", y: "y") { $0 / 2 }) == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(
      bounds(AreaPlot(x: "x", y: "y", domain: 2...4) { _ in 5 }) == CGRect(x: 20, y: 50, width: 20, height: 50))
    #expect(
      bounds(AreaPlot(x: "x", yStart: "low", yEnd: "high") { _ in (yStart: 2, yEnd: 6) })
        == CGRect(x: 0, y: 40, width: 100, height: 40))
  }
}
