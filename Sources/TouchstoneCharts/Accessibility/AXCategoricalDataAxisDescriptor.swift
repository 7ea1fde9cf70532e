/// An axis of categories.
///
/// - Source: Accessibility, `AXCategoricalDataAxisDescriptor`.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  /// The categories in their order.
  public var categoryOrder: [String]

  /// Creates an axis of categories.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
