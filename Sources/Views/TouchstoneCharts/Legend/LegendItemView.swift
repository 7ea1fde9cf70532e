import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A legend item: a symbol and its label.
struct LegendItemView: View {
  let item: Legend.Item

  var body: some View {
    HStack(spacing: LegendMetrics.labelSpacing) {
      switch item.symbol {
      case .shape(let shape, let style):
        shape.fill(style).frame(width: LegendMetrics.symbolSize, height: LegendMetrics.symbolSize)
      case .line(let stroke, let style):
        LineSample().stroke(style, style: stroke)
          .frame(width: LegendMetrics.lineLength, height: LegendMetrics.symbolSize)
      }
      Text(verbatim: item.label).lineLimit(1)
    }
  }
}

/// A horizontal line through the middle of a rectangle.
struct LineSample: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}
