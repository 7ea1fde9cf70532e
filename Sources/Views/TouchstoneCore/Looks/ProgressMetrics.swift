package import Foundation

/// The dimensions of progress views, in points.
package struct ProgressMetrics: Hashable, Sendable {
  /// A bar: its height, and its distance from the texts above and below it, which is also that of a spinner's label.
  package var barHeight: CGFloat
  /// The height of a bar in a layout.
  package var height: CGFloat
  package var spacing: CGFloat
  /// The size of a spinner, and of one in large controls.
  package var spinnerSize: CGFloat
  package var largeSpinnerSize: CGFloat
  /// A spoke, in fractions of the spinner's size: its thickness and length, and its distance from the centre.
  package var spoke: CGSize
  package var spokeDistance: CGFloat
  package var spokeCount: Int
  /// The opacity of the darkest spoke, that of the palest relative to it, and the difference between two others.
  package var spokeOpacity: Double
  package var palestSpoke: Double
  package var spokeStep: Double
}
