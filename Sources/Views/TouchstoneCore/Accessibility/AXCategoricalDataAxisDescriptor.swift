/// A description of a categorical axis.
///
/// - Source: Accessibility, `AXCategoricalDataAxisDescriptor`.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  /// The categories, in the order of the axis.
  public var categoryOrder: [String]

  /// Creates a description of a categorical axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
