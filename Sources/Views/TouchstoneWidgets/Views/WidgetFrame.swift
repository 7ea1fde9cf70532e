import Foundation
import TouchstoneCore
import TouchstoneDrawing
package import TouchstoneUI

/// A widget as the system shows it: in its size, with its margins, its background and its corners.
package struct WidgetFrame<Content: View>: View {
  private let setting: WidgetSetting
  private let size: CGSize
  private let description: WidgetDescription?
  // SAFETY: strategies create the frame where they create its content, and use both on the main actor only.
  private nonisolated(unsafe) let content: Content

  /// Creates a widget of a view, which may be that of a ``WidgetPresentation``.
  ///
  /// - Throws: ``WidgetError`` if the device has no widgets of the family, there are none in that place, or the widget does not support it.
  package nonisolated init(_ setting: WidgetSetting, content: Content) throws(WidgetError) {
    guard let size = WidgetMetrics.size(of: setting.family, on: setting.screen) else {
      throw .noSuchFamily(setting.family, screen: setting.screen)
    }
    guard setting.place.shows(setting.family) else { throw .noSuchPlace(setting.family, setting.place) }
    let presentation = content as? WidgetPresentation
    if let presentation, let families = presentation.description.families, !families.contains(setting.family) {
      throw .unsupportedFamily(setting.family, widget: presentation.name, supported: families)
    }
    (self.setting, self.content) = (setting, content)
    self.size = size
    description = presentation?.description
  }

  package var body: some View {
    if let wallpaper {
      widget.onWallpaper(wallpaper, hasRoom: setting.wallpaper != nil)
    } else {
      widget
    }
  }

  /// What is behind the widget. White texts without a background could not be seen.
  private var wallpaper: WidgetWallpaper? {
    setting.wallpaper ?? (setting.mode == .vibrant || setting.place == .standBy ? .color(.black) : nil)
  }

  private var widget: some View {
    colored
      .frame(width: size.width, height: size.height)
      .backgroundPreferenceValue(WidgetBackground.self) { background in
        WidgetPlatter(setting: setting, showsBackground: showsBackground, background: background)
      }
      .modifier(ContainerShapeEffect(outline: setting.containerOutline))
      .clipShape(setting.outline)
      .transformEnvironment(\.self) { enter(&$0) }
  }

  @ViewBuilder private var colored: some View {
    if setting.mode == .vibrant {
      padded.modifier(VibrantEffect(strength: setting.wallpaper == nil ? 1 : VibrantEffect.strength))
    } else {
      padded.modifier(WidgetTintEffect(group: nil))
    }
  }

  private var padded: some View {
    content.padding(margins).frame(width: size.width, height: size.height)
  }

  private var margins: EdgeInsets { description?.hasContentMargins ?? true ? setting.margins : EdgeInsets() }

  private var showsBackground: Bool { setting.showsBackground || description?.isBackgroundRemovable == false }

  private func enter(_ environment: inout EnvironmentValues) {
    environment.widgetSetting = setting
    environment.isInWidget = true
    environment.widgetFamily = setting.family
    environment.widgetRenderingMode = setting.mode
    environment.showsWidgetContainerBackground = showsBackground
    environment.widgetContentMargins = setting.margins
    if setting.isDark { environment.colorScheme = .dark }
    // Widgets are above the wallpaper: in dark mode they are as light as a sheet.
    if setting.mode == .fullColor, setting.place == .homeScreen {
      environment.backgroundStyle = AnyShapeStyle(environment.look.backgrounds.screen(isElevated: true))
    }
    if setting.mode == .accented { environment.widgetTints = WidgetSetting.tints }
    if let date = setting.date { environment.now = date }
  }
}

extension WidgetSetting {
  private var shape: any InsettableShape {
    switch family {
    case .accessoryCircular: Circle()
    case .accessoryRectangular, .accessoryInline, .accessoryCorner: Rectangle()
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
    }
  }

  /// The outline of the widget, outside of which nothing is drawn.
  fileprivate var outline: AnyShape { AnyShape(shape) }

  /// The outline as shapes within the widget follow it.
  fileprivate var containerOutline: ContainerOutline { ContainerOutline(shape) }
}

/// What is behind the content of a widget.
private struct WidgetPlatter: View {
  let setting: WidgetSetting
  let showsBackground: Bool
  let background: AnyView?

  var body: some View {
    if showsBackground {
      // Under a background that is translucent in parts, and in place of none: that of the system.
      ZStack {
        Rectangle().fill(.background)
        background
      }
    } else if setting.mode == .accented, setting.place == .homeScreen {
      // The dark glass of a tinted Home Screen, by eye.
      Color(white: 0.13)
    }
  }
}
