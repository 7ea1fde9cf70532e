import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A view of a chart's legend.
struct LegendView: View {
  let legend: Legend
  /// Whether items are in a column beside the chart.
  let isColumn: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: LegendMetrics.partSpacing) {
      ForEach(legend.sections.indices, id: \.self) { index in
        switch legend.sections[index] {
        case .items(let items):
          LegendFlow(isColumn: isColumn) {
            ForEach(items.indices, id: \.self) { LegendItemView(item: items[$0]) }
          }
        case .ramp(let ramp): LegendRampView(ramp: ramp)
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }
}
