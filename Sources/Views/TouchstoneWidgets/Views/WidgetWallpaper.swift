package import Foundation
package import TouchstoneDrawing
public import TouchstoneUI

/// What is behind a widget: the wallpaper of the Home Screen, the Lock Screen or Control Center.
public struct WidgetWallpaper: Sendable {
  package enum Content: Sendable {
    case colors([Color])
    case image(Image)
  }

  package let content: Content

  /// Blue above violet and orange, as the sky after sunset.
  public static let dusk = WidgetWallpaper(
    content: .colors([
      Color(red: 0.12, green: 0.2, blue: 0.42), Color(red: 0.43, green: 0.28, blue: 0.55),
      Color(red: 0.86, green: 0.5, blue: 0.4),
    ]))

  /// A single colour.
  public static func color(_ color: Color) -> WidgetWallpaper { WidgetWallpaper(content: .colors([color])) }

  /// A picture, scaled to fill the space.
  public static func image(_ image: Image) -> WidgetWallpaper { WidgetWallpaper(content: .image(image)) }

  /// The space around the widget, in points.
  package static let margin: CGFloat = 16
}
