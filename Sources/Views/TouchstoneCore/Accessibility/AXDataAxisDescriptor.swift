/// A description of a chart's axis for assistive technologies.
///
/// - Source: Accessibility, `AXDataAxisDescriptor`.
public protocol AXDataAxisDescriptor {
  /// The title of the axis.
  var title: String { get set }
}
