package import Foundation

/// The dimensions of buttons with a shape behind their label, in points.
package struct ButtonMetrics: Hashable, Sendable {
  /// The padding beside the label, and above and below it, of small, regular and large buttons.
  package var smallPadding: CGSize
  package var padding: CGSize
  package var largePadding: CGSize
  /// The opacity of the tint behind the label of a button that isn't prominent.
  package var tintOpacity: Double
}
