package import Foundation

/// The dimensions of views that take the place of missing content, in points.
package struct PlaceholderMetrics: Hashable, Sendable {
  package var iconSize: CGFloat
  /// The distances between the icon and the title, the title and the description, and the description and the actions.
  package var iconSpacing: CGFloat
  package var textSpacing: CGFloat
  package var actionSpacing: CGFloat
  /// The distance between the title and the actions of an app with documents.
  package var launchSpacing: CGFloat
  /// The margin beside the texts.
  package var margin: CGFloat
}
