import Charts
import SwiftUI

/// Two functions, and the area between two others.
struct FunctionChart: View {
  var body: some View {
    Chart {
      AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: cos(x) - 0.25, yEnd: cos(x) + 0.25) }
        .foregroundStyle(.mint)
        .opacity(0.4)
      LinePlot(x: "x", y: "sin x") { x in sin(x) }
        .foregroundStyle(.purple)
      LinePlot(x: "x", y: "tan x") { x in abs(cos(x)) < 0.05 ? .nan : tan(x) }
        .foregroundStyle(.orange)
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 2]))
    }
    .chartXScale(domain: -5...5)
    .chartYScale(domain: -2...2)
    .chartPlotStyle { $0.clipped() }
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { FunctionChart().padding() }
