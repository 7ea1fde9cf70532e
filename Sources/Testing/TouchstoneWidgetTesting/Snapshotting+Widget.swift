public import Foundation
public import TouchstoneSnapshots
public import TouchstoneTesting
public import TouchstoneUI
public import TouchstoneWidgets

extension Snapshotting where Value: View, Format == UIImage {
  /// A view as a picture of a widget: in the size of its family, with its margins, its background and its corners.
  ///
  ///     assertSnapshot(of: try WeatherWidget().showing(entry), as: .image(widget: .systemSmall, on: .iPhone16))
  ///     assertSnapshot(of: WeatherView(entry: entry), as: .image(widget: .accessoryCircular, wallpaper: .dusk))
  ///
  /// What a widget shows follows its configuration: whether it supports the family, has margins and may lose its
  /// background. A view alone has margins, and a background that may be removed.
  ///
  /// The sizes are those of Apple's tables; a screen that they lack has the widgets of the largest listed one that fits
  /// into it. Without a wallpaper, nothing is behind a widget on the Home Screen, and black is behind one on the Lock
  /// Screen and in StandBy.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - device: The device.
  ///   - renderingMode: How the system colours the widget. By default, vibrant on the Lock Screen and full colour elsewhere.
  ///   - location: Where the widget is. By default, an accessory is on the Lock Screen, and any other on the Home Screen.
  ///   - date: The date at which it is seen, for relative dates and timers. By default, that of the entry.
  ///   - wallpaper: What is behind and around it.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1. Without a precision, only visible
  ///     differences fail.
  ///   - scale: The number of pixels per point. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light. Widgets that are not in full colour, and
  ///     those in StandBy, are always dark.
  ///   - traits: The traits of the view's environment.
  public static func image(
    widget family: WidgetFamily, on device: ViewImageConfig = .iPhone16, renderingMode: WidgetRenderingMode? = nil,
    in location: WidgetLocation? = nil, at date: Date? = nil, wallpaper: WidgetWallpaper? = nil,
    precision: Float? = nil, perceptualPrecision: Float? = nil, scale: CGFloat? = nil,
    colorScheme: ColorScheme? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var setting = WidgetSetting()
    (setting.family, setting.screen) = (family, device.size ?? WidgetMetrics.standardScreen)
    (setting.renderingMode, setting.location) = (renderingMode, location)
    (setting.date, setting.wallpaper) = (date, wallpaper)
    let picture = FramedPicture(
      scale: scale, colorScheme: colorScheme, traits: traits, precision: precision,
      perceptualPrecision: perceptualPrecision)
    return .image(picture) { [setting] content, _ in try WidgetFrame(setting, content: content) }
  }
}

extension Dictionary where Key == String {
  /// Pictures of a widget in every combination of the values of some axes.
  ///
  ///     assertSnapshots(
  ///       of: try WeatherWidget().showing(entry),
  ///       as: .images(widgetsVarying: .widgetFamilies(.systemSmall, .systemMedium), .colorSchemes))
  ///
  /// The example has four goldens: `systemSmall-light`, `systemSmall-dark`, `systemMedium-light` and
  /// `systemMedium-dark`. Without an axis of families, the widget is small; without one of devices, it is on an iPhone
  /// 16. Values of the same name, such as two screens of the same size, fail the assertion.
  ///
  /// - Parameters:
  ///   - axes: The axes; the last one varies fastest.
  ///   - date: The date at which the widget is seen. By default, that of the entry.
  ///   - wallpaper: What is behind and around it.
  ///   - precision: The share of pixels that must match: above 0, up to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match: above 0, up to 1.
  ///   - traits: The traits of the view's environment, apart from those that vary.
  public static func images<Content: View>(
    widgetsVarying axes: SnapshotAxis..., at date: Date? = nil, wallpaper: WidgetWallpaper? = nil,
    precision: Float? = nil, perceptualPrecision: Float? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Self where Value == Snapshotting<Content, UIImage> {
    let picture = FramedPicture(traits: traits, precision: precision, perceptualPrecision: perceptualPrecision)
    let variants = Dictionary<String, [(name: String, picture: FramedPicture)]>(
      grouping: picture.varied(by: axes), by: \.name)
    let strategies = variants.map { name, variants in
      let count = variants.count
      let strategy = Snapshotting<Content, UIImage>.image(variants[0].picture) { content, environment in
        guard count == 1 else { throw WidgetError.repeatedName(name, count: count) }
        var setting = environment.widgetSetting
        (setting.date, setting.wallpaper) = (date, wallpaper)
        return try WidgetFrame(setting, content: content)
      }
      return (name, strategy)
    }
    return Dictionary(uniqueKeysWithValues: strategies)
  }
}

extension SnapshotAxis {
  /// Families of widgets: `systemSmall`, `accessoryCircular`.
  public static func widgetFamilies(_ families: WidgetFamily...) -> SnapshotAxis {
    .environment(families.map { family in ("\(family)", { $0.widgetSetting.family = family }) })
  }

  /// Devices on which widgets are, by their names: `iPhone16`, `iPadPro11`.
  public static func widgetDevices(_ devices: ViewImageConfig...) -> SnapshotAxis {
    .environment(
      devices.map { device in
        let screen = device.size ?? WidgetMetrics.standardScreen
        let name = device.name ?? "\(Int(screen.width))x\(Int(screen.height))"
        return (name, { $0.widgetSetting.screen = screen })
      })
  }

  /// How the system colours widgets: `fullColor`, `accented`, `vibrant`.
  public static func widgetRenderingModes(_ modes: WidgetRenderingMode...) -> SnapshotAxis {
    .environment(modes.map { mode in ("\(mode)", { $0.widgetSetting.renderingMode = mode }) })
  }

  /// Where widgets are: `homeScreen`, `standBy`.
  public static func widgetLocations(_ locations: WidgetLocation...) -> SnapshotAxis {
    .environment(locations.map { location in ("\(location)", { $0.widgetSetting.location = location }) })
  }
}
