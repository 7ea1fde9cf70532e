import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The legend of a chart as a view.
struct LegendView: View {
  let legend: Legend
  /// Whether items stand below each other, beside the chart.
  let isColumn: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: LegendMetrics.spacing) {
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
