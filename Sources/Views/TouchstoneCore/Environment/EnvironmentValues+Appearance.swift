public import Foundation
package import TouchstoneText

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "en_US")
      calendar.timeZone = .gmt
      return calendar
    }
  }
  private enum PaletteKey: EnvironmentKey { static var defaultValue: SystemPalette? { nil } }

  /// The colour scheme; light by default.
  @Entry public var colorScheme: ColorScheme = .light

  /// The colour scheme contrast; standard by default.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard

  /// The number of pixels per point; set by the renderer.
  @Entry public var displayScale: CGFloat = 1

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The layout direction; left to right by default.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight

  /// The preferred text size; large by default, as on a new device.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large

  /// The horizontal size class.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass?

  /// The vertical size class.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass?

  /// Whether controls are enabled.
  @Entry public var isEnabled: Bool = true

  /// The locale; `en_US` by default, regardless of the machine's.
  @Entry public var locale: Locale = Locale(identifier: "en_US")

  /// The calendar; Gregorian by default, regardless of the machine's.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; Greenwich Mean Time by default, regardless of the machine's.
  @Entry public var timeZone: TimeZone = .gmt

  /// The typesetter; boxes of equal width until a renderer provides fonts.
  @Entry package var typesetter: any Typesetter = BoxTypesetter()

  /// The palette of system colours; that of the look by default.
  public var systemPalette: SystemPalette {
    get { self[PaletteKey.self] ?? look.palette }
    set { self[PaletteKey.self] = newValue }
  }
}
