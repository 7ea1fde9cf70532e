import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What a picture shows around a screen.
protocol PictureFrame: Sendable {
  var colorScheme: ColorScheme { get }
  /// Where the screen begins in the picture, in points.
  var origin: CGPoint { get }

  /// Returns the picture of a screen in its frame; outside of it, the result is transparent.
  @MainActor func around(_ screen: DisplayList, scale: CGFloat) -> DisplayList
}

extension PictureFrame {
  /// Returns the drawing steps of a part of the frame.
  @MainActor
  func draw(_ view: some View, size: CGSize, scale: CGFloat) -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(size)
    renderer.environment.colorScheme = colorScheme
    return renderer.picture(scale: scale).list
  }
}
