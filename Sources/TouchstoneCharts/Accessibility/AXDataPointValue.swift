/// A value of a point of a series.
///
/// - Source: Accessibility, `AXDataPointValue`.
public final class AXDataPointValue: Sendable {
  /// The number, or 0 for a category.
  public let number: Double
  /// The category, or an empty text for a number.
  public let category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// A number.
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: "") }

  /// A category.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}
