public import Foundation
public import TouchstoneDrawing

/// Settings that views can read; none of them affects a picture by itself.
extension EnvironmentValues {
  /// Whether the window appears active, as the one in use does.
  @Entry public var appearsActive: Bool = true
  /// Whether the Large Content Viewer is on; always `false`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether views show hover effects.
  @Entry public var isHoverEffectEnabled: Bool = true
  /// Whether views show focus effects.
  @Entry public var isFocusEffectEnabled: Bool = true
  /// Whether the tab bar shows its sections; always `false`.
  public var isTabBarShowingSections: Bool { false }
  /// The minimum height of an item in a wheel picker, in points.
  @Entry public var defaultWheelPickerItemHeight: CGFloat = 32
  /// Whether scenes can be shown on other devices; always `false`.
  public var supportsRemoteScenes: Bool { false }

  /// Whether borders are shown around what can be touched; always `false`.
  public var accessibilityShowBorders: Bool { false }
  /// Whether a Live Activity fills the screen; always `false`.
  public var isActivityFullscreen: Bool { false }
  /// Whether a Live Activity is updated less often; always `false`.
  public var isActivityUpdateReduced: Bool { false }
}

/// What a widget says of itself to its content.
extension EnvironmentValues {
  private enum WidgetKey: EnvironmentKey {
    static var defaultValue: (showsBackground: Bool, margins: EdgeInsets) { (true, EdgeInsets()) }
  }

  /// Whether a widget shows its background; `true` outside of widgets.
  public package(set) var showsWidgetContainerBackground: Bool {
    get { self[WidgetKey.self].showsBackground }
    set { self[WidgetKey.self].showsBackground = newValue }
  }

  /// The margins of a widget's content, in points; zero outside of widgets.
  public package(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetKey.self].margins }
    set { self[WidgetKey.self].margins = newValue }
  }
}
