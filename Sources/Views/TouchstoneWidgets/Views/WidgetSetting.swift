package import Foundation
package import TouchstoneDrawing
public import TouchstoneUI

/// Where and how a widget is shown.
package struct WidgetSetting: Sendable {
  package var family: WidgetFamily
  /// The size of the device's screen, in points.
  package var screen: CGSize
  /// Where the widget is; `nil` for the Lock Screen with an accessory, and the Home Screen with any other family.
  package var location: WidgetLocation?
  /// How the system colours the widget; `nil` for vibrant on the Lock Screen, and full colour elsewhere.
  package var renderingMode: WidgetRenderingMode?
  /// The date at which the widget is seen; `nil` for that of its entry.
  package var date: Date?
  /// What is behind the widget; `nil` for nothing, or plain black where a widget could not be seen otherwise.
  package var wallpaper: WidgetWallpaper?

  /// Creates the setting of a family on the device on which it is previewed.
  package init(family: WidgetFamily = .systemSmall) {
    (self.family, screen) = (family, WidgetMetrics.previewScreen(of: family))
  }

  /// Where the widget is.
  package var place: WidgetLocation { location ?? (family.isAccessory ? .lockScreen : .homeScreen) }

  /// How the system colours the widget.
  package var mode: WidgetRenderingMode { renderingMode ?? (place == .lockScreen ? .vibrant : .fullColor) }

  /// Whether the widget has its background, if that may be removed.
  package var showsBackground: Bool { mode == .fullColor && place != .standBy && !family.isAccessory }

  /// Whether views are as in dark mode, whatever the system's colour scheme is.
  package var isDark: Bool { mode != .fullColor || place == .standBy }

  /// The margins of the content, in points.
  ///
  /// - Source: Human Interface Guidelines, Widgets, Layout: standard margins of 16 points.
  package var margins: EdgeInsets {
    family.isAccessory ? EdgeInsets() : EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  /// The radius of the corners, in points. Apple publishes none.
  ///
  /// - Source: a public picture of the Home Screen of an iPhone 11, where it is 22.2 ± 0.3.
  package static let cornerRadius: CGFloat = 22

  /// The colours of the accented mode: those of a dark Home Screen that is tinted blue. People choose the tint.
  package static let tints = WidgetTints(
    primary: Color.Resolved(red: 1, green: 1, blue: 1), accent: Color.Resolved(red: 0.45, green: 0.68, blue: 1))
}

extension EnvironmentValues {
  /// Where and how widgets are shown.
  @Entry package var widgetSetting = WidgetSetting()
}

extension View {
  /// Draws a wallpaper behind the view, and around it if there is room.
  func onWallpaper(_ wallpaper: WidgetWallpaper, hasRoom: Bool) -> some View {
    padding(hasRoom ? WidgetWallpaper.margin : 0).background { WallpaperView(wallpaper: wallpaper).clipped() }
  }
}

/// Draws a wallpaper.
private struct WallpaperView: View {
  let wallpaper: WidgetWallpaper

  var body: some View {
    switch wallpaper.content {
    case .colors(let colors): LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    case .image(let image): image.resizable().scaledToFill()
    }
  }
}
