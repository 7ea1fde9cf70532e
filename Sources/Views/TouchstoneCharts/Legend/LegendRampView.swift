import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A view of a continuous scale's colour bar, with values below it.
struct LegendRampView: View {
  let ramp: LegendRamp

  var body: some View {
    LegendRampLayout(shares: ramp.ticks.map(\.share)) {
      LinearGradient(gradient: ramp.gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: LegendMetrics.barSize.width, height: LegendMetrics.barSize.height)
      ForEach(ramp.ticks.indices, id: \.self) { Text(verbatim: ramp.ticks[$0].label).fixedSize() }
      ForEach(ramp.ticks.indices, id: \.self) { _ in
        Rectangle().fill(.tertiary).frame(width: AxisStandard.lineWidth, height: LegendMetrics.barTick)
      }
    }
    .padding(.top, LegendMetrics.barTop - LegendMetrics.spacing)
  }
}
