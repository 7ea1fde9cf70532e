import Foundation
import TouchstoneDrawing

/// What a picture shows around a screen.
protocol PictureFrame: Sendable {
  /// Returns the picture of a screen in its frame; outside of it, the result is transparent.
  @MainActor func around(_ screen: DisplayList, scale: CGFloat) -> DisplayList
}
