package import Foundation

/// The dimensions of the dots below pages, in points.
package struct PageMetrics: Hashable, Sendable {
  package var dotSize: CGFloat
  package var dotSpacing: CGFloat
  /// The opacity of the dots of pages that aren't visible.
  package var dotOpacity: Double
  /// The capsule behind the dots: its height, the padding beside the dots, and its distance from the bottom.
  package var height: CGFloat
  package var padding: CGFloat
  package var bottom: CGFloat
  package var backgroundOpacity: Double
}
