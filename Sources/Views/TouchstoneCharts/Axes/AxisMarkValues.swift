public import Foundation

/// The values that an axis shows.
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

  /// Returns values close to the desired count.
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

  /// Returns values close to the desired count and at least a stride apart.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .automatic(desiredCount: desiredCount, minimumStride: minimumStride.plotted), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Returns the multiples of a step size.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(rule: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Returns the starts of calendar units, by default in the environment's calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .unit(component, count: count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
}
