import Foundation
import TouchstoneUI

/// The colour bar of a continuous scale, with the values below it.
///
/// - Source: pictures that Apple's frameworks drew: the values are those of an axis, rounded outwards, while the colours
///   are constant outside of the data.
struct LegendRamp {
  /// The values, at fractions of the bar's length.
  let ticks: [(share: Double, label: String)]
  let gradient: Gradient

  /// The number of gradient segments.
  private static let pieces = 32

  init(_ scale: ContinuousStyleScale, environment: EnvironmentValues) {
    let (domain, curve) = (scale.domain, scale.domain.curve)
    var plot = PlotDomain(kind: .continuous(lower: domain.lower, upper: domain.upper, curve), isDate: domain.isDate)
    plot.isAutomatic = domain.isAutomatic
    let values = AxisValues(.rule(.automatic), domain: plot, calendar: environment.calendar)
    let labels = AxisLabels(values, isPercent: false, environment: environment)
    let ends = values.domain.ends ?? domain.lower...domain.upper
    let (start, length) = (curve(ends.lowerBound), curve(ends.upperBound) - curve(ends.lowerBound))
    ticks =
      length > 0
      ? values.values.compactMap { value in
        value.quantity.map { ((curve($0) - start) / length, labels.text(value)) }
      } : []
    gradient = Gradient(
      stops: (0...Self.pieces).compactMap { index in
        let share = Double(index) / Double(Self.pieces)
        let value = curve.inverse(start + length * share)
        return scale.color(of: plot.plotted(value)).map { Gradient.Stop(color: $0, location: CGFloat(share)) }
      })
  }
}
