public import Foundation

/// A type that determines where the scrolling of a chart ends.
///
/// - Source: Swift Charts, `ChartScrollTargetBehavior`. A picture shows a chart where it was put: nothing asks for targets.
public protocol ChartScrollTargetBehavior {}

/// A scroll behaviour that ends at values.
///
/// - Source: Swift Charts, `ValueAlignedChartScrollTargetBehavior`.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Aligns scrolling with the multiples of a unit.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// Aligns scrolling with dates that match components.
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// Aligns scrolling with the multiples of an x unit and a y unit.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// Aligns scrolling with x dates that match components, and with the multiples of a y unit.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// Aligns scrolling with the multiples of an x unit, and with y dates that match components.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// Aligns scrolling with x and y dates that match components.
  public static func valueAligned(
    xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }
}
