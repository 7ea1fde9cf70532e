/// What an axis of a chart is to people who hear it.
///
/// - Source: Accessibility, `AXDataAxisDescriptor`.
public protocol AXDataAxisDescriptor {
  /// The name of the axis.
  var title: String { get set }
}
