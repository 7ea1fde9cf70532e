import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The bar of a continuous scale, with values below it.
struct LegendRampView: View {
  let scale: ContinuousStyleScale
  let ticks: [(share: Double, label: String)]

  var body: some View {
    LegendRampLayout(shares: ticks.map(\.share)) {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: LegendMetrics.barSize.width, height: LegendMetrics.barSize.height)
      ForEach(ticks.indices, id: \.self) { Text(verbatim: ticks[$0].label).fixedSize() }
      ForEach(ticks.indices, id: \.self) { _ in
        Rectangle().fill(.tertiary).frame(width: AxisStandard.lineWidth, height: LegendMetrics.barTick)
      }
    }
    .padding(.top, LegendMetrics.barTop - LegendMetrics.spacing)
  }

  /// The colours from the first to the last value: constant outside of the data.
  private var gradient: Gradient {
    var stops: [Gradient.Stop] = []
    let count = 32
    for index in 0...count {
      let share = Double(index) / Double(count)
      let value = axisLower + (axisUpper - axisLower) * share
      let place = scale.upper > scale.lower ? (value - scale.lower) / (scale.upper - scale.lower) : 1
      if let color = scale.gradient.color(at: min(max(place, 0), 1)) {
        stops.append(Gradient.Stop(color: color, location: CGFloat(share)))
      }
    }
    return Gradient(stops: stops)
  }

  private var axisLower: Double { ends.lower }
  private var axisUpper: Double { ends.upper }

  /// The ends of the rounded axis below the bar.
  private var ends: (lower: Double, upper: Double) {
    guard !scale.isDate, scale.upper > scale.lower else { return (scale.lower, scale.upper) }
    let step = NumberSteps.step(
      lower: scale.lower, upper: scale.upper, desiredCount: NumberSteps.usualCount, roundsLower: true,
      roundsUpper: true)
    let values = NumberSteps.values(
      lower: scale.lower, upper: scale.upper, step: step, roundsLower: true, roundsUpper: true)
    return (values.first ?? scale.lower, values.last ?? scale.upper)
  }
}
