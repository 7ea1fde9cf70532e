public import Foundation

/// Which values an axis shows.
///
/// - Source: Swift Charts, `AxisMarkValues`.
public struct AxisMarkValues {
  enum Rule {
    case automatic(desiredCount: Int?, minimumStride: _PlottedValue?)
    case stride(Double)
    case unit(Calendar.Component, count: Int, Calendar?)
  }

  let rule: Rule
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// About four values.
  public static var automatic: AxisMarkValues { automatic(desiredCount: nil) }

  /// About as many values as desired.
  ///
  /// - Parameters:
  ///   - desiredCount: How many; 4 by default.
  ///   - roundLowerBound: Whether the domain begins with a value; by default where the chart found it itself.
  ///   - roundUpperBound: Whether the domain ends with a value; by default where the chart found it itself.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .automatic(desiredCount: desiredCount, minimumStride: nil), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// About as many values as desired, not closer than a stride.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .automatic(desiredCount: desiredCount, minimumStride: minimumStride.plotted), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(rule: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The beginnings of units of time, in the calendar of the environment by default.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .unit(component, count: count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
}
