public import Foundation

/// Where the scrolling of a chart ends.
///
/// - Source: Swift Charts, `ChartScrollTargetBehavior`. A picture shows a chart where it was put: nothing asks for targets.
public protocol ChartScrollTargetBehavior {}

/// Scrolling that ends at values.
///
/// - Source: Swift Charts, `ValueAlignedChartScrollTargetBehavior`.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}

/// At which values the scrolling of a page of a chart ends.
///
/// - Source: Swift Charts, `MajorValueAlignment`.
public struct MajorValueAlignment<Value>: Sendable {
  /// At pages.
  public static var page: MajorValueAlignment { MajorValueAlignment() }

  /// At the multiples of a unit.
  public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric { MajorValueAlignment() }

  /// At dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
    MajorValueAlignment()
  }
}

/// How far scrolling may go at once.
///
/// - Source: Swift Charts, `ValueAlignedLimitBehavior`.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private enum Storage { case automatic, always, never }

  private let storage: Storage

  /// As suits the axes.
  public static let automatic = ValueAlignedLimitBehavior(storage: .automatic)
  /// No further than the next page.
  public static let always = ValueAlignedLimitBehavior(storage: .always)
  /// As far as it goes.
  public static let never = ValueAlignedLimitBehavior(storage: .never)
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At the multiples of a unit.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// At dates that match components.
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// At the multiples of a unit of x and one of y.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// At dates of x that match components and the multiples of a unit of y.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// At the multiples of a unit of x and dates of y that match components.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }

  /// At dates of x and of y that match components.
  public static func valueAligned(
    xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }
}
