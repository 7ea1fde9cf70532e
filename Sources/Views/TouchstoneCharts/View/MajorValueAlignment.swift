public import Foundation

/// The values at which scrolling by a page ends.
///
/// - Source: Swift Charts, `MajorValueAlignment`.
public struct MajorValueAlignment<Value>: Sendable {
  /// Aligns with pages.
  public static var page: MajorValueAlignment { MajorValueAlignment() }

  /// Aligns with the multiples of a unit.
  public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric { MajorValueAlignment() }

  /// Aligns with dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
    MajorValueAlignment()
  }
}
