import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Charts inside other views.
@MainActor @Suite struct EmbeddedChartTests {
  private func bars(_ count: Int = 4) -> some View {
    Chart(0..<count, id: \.self) { BarMark(x: .value("x", "c\($0)"), y: .value("y", $0 + 1)) }
  }

  @Test func `charts in a list lie in their rows, each of the height that it says`() {
    let picture = ChartPicture(
      List {
        bars().frame(height: 80)
        HStack {
          Text("Row")
          bars().chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 60, height: 30)
        }
      }, width: 320, height: 300)
    let charts = picture.frames("Chart")
    #expect(charts.map(\.height) == [80, 30] && charts[1].width == 60)
    // The content of a row is inset by 16 points within its group, and that by 16 points within the list, as on screens of
    // this width on iOS 18.
    #expect(charts[0].minX == 32 && charts[0].maxX < 320 - 16)
    #expect(picture.frames("BarMark").count == 8)
    let frames = picture.frames("Plot")
    #expect(zip(charts, frames).allSatisfy { $0.contains($1) })
  }

  @Test(arguments: [CGSize(width: 141, height: 141), CGSize(width: 292, height: 141), CGSize(width: 76, height: 76)])
  func `a chart in a small widget keeps its plot and its labels within its edges`(_ size: CGSize) {
    // The small and medium widgets of the smallest phone, and the circular widget of the lock screen (Human Interface
    // Guidelines, "Widgets").
    let picture = ChartPicture(bars(7).padding(10), width: size.width, height: size.height)
    let chart = picture.frames("Chart")[0]
    #expect(chart == CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10).standardized)
    #expect(picture.plot.width >= 0 && picture.plot.height >= 0 && picture.diagnostics.isEmpty)
    // The topmost label of y extends beyond the chart by half its height, as in Apple's charts.
    for text in picture.texts { #expect(chart.insetBy(dx: -0.5, dy: -7).contains(text.frame), "\(text)") }
  }

  @Test func `a chart takes what a stack leaves it, and 200 × 200 where nothing is proposed`() {
    let stacked = ChartPicture(
      HStack(spacing: 0) {
        Color.red.frame(width: 100)
        bars()
      }, width: 310, height: 100)
    #expect(stacked.frames("Chart") == [CGRect(x: 100, y: 0, width: 210, height: 100)])
    let scrolled = ChartPicture(ScrollView([.horizontal, .vertical]) { bars() }, width: 500, height: 500)
    #expect(scrolled.frames("Chart").first?.size == CGSize(width: 200, height: 200))
  }
}
