public import TouchstoneUI

/// How the system colours a widget.
///
/// - Source: WidgetKit, `WidgetRenderingMode`.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  private enum Mode: String { case fullColor, accented, vibrant }

  private let mode: Mode

  /// The widget has its own colours.
  public static let fullColor = WidgetRenderingMode(mode: .fullColor)
  /// The widget has one colour for its accent group and one for everything else, as on a tinted Home Screen.
  public static let accented = WidgetRenderingMode(mode: .accented)
  /// The widget is monochrome, and what is brighter is more opaque, as on the Lock Screen.
  public static let vibrant = WidgetRenderingMode(mode: .vibrant)

  public var description: String { mode.rawValue }
}

/// How an image in a widget is coloured in accented mode.
///
/// - Source: WidgetKit, `WidgetAccentedRenderingMode`.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  package let group: WidgetTints.Group

  /// The image has the accent colour where it is opaque.
  public static let accented = WidgetAccentedRenderingMode(group: .accent)
  /// The image has shades of the accent colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(group: .accentedDesaturated)
  /// The image is grey.
  public static let desaturated = WidgetAccentedRenderingMode(group: .desaturated)
  /// The image has its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(group: .fullColor)
}

extension EnvironmentValues {
  /// How the system colours the widget in which the view is; `fullColor` elsewhere.
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
}

extension Image {
  /// Sets how the image is coloured in a widget in accented mode; `nil` for the colour of its group.
  ///
  /// - Source: WidgetKit, `widgetAccentedRenderingMode(_:)`.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    AccentedImage(image: self, mode: renderingMode)
  }
}

private struct AccentedImage: View {
  @Environment(\.widgetTints) private var tints
  let image: Image
  let mode: WidgetAccentedRenderingMode?

  var body: some View {
    if let mode, tints != nil { image.modifier(WidgetTintEffect(group: mode.group)) } else { image }
  }
}
