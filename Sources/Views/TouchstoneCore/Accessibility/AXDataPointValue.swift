/// A numeric or categorical value of a data point.
///
/// - Source: Accessibility, `AXDataPointValue`.
public final class AXDataPointValue: Sendable {
  /// The number; 0 for a category.
  public let number: Double
  /// The category; empty for a number.
  public let category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// Returns a numeric value.
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: "") }

  /// Returns a categorical value.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}
