import Foundation
import Testing
import TouchstoneCharts
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// “Configures the y-axis content of charts”: the closure receives the axis as a view.
@MainActor @Suite struct AxisStyleTests {
  private func chart() -> some View {
    Chart { BarMark(x: .value("Day", "Mon"), y: .value("Steps", 3)) }
  }

  @Test func `a style of the y axis draws around its labels, beside the plot`() throws {
    let styled = ChartPicture(chart().chartYAxisStyle { $0.background(Color.blue) })
    let plain = ChartPicture(chart())
    let label = try #require(styled.texts.first { $0.words == "3" }?.frame)
    let backgrounds = styled.frames("Color").filter { $0.contains(CGPoint(x: label.midX, y: label.midY)) }
    #expect(backgrounds.count == 1)
    #expect(plain.frames("Color").isEmpty)
    #expect(styled.plot == plain.plot)
  }
}
