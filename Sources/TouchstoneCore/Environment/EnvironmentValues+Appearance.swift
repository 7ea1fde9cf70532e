public import Foundation
package import TouchstoneText

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = LocaleKey.defaultValue
      calendar.timeZone = TimeZoneKey.defaultValue
      return calendar
    }
  }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
  private enum TypesetterKey: EnvironmentKey {
    static var defaultValue: any Typesetter { BoxTypesetter() }
  }
  private enum PaletteKey: EnvironmentKey { static var defaultValue: SystemPalette? { nil } }

  /// The colour scheme; light by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The colour scheme contrast; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The number of pixels per point; set by the renderer.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The layout direction; left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The preferred text size; large by default, as on a new device.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The locale; `en_US` by default, regardless of the machine's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar; Gregorian by default, regardless of the machine's.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone; Greenwich Mean Time by default, regardless of the machine's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The typesetter; boxes of equal width until a renderer provides fonts.
  package var typesetter: any Typesetter {
    get { self[TypesetterKey.self] }
    set { self[TypesetterKey.self] = newValue }
  }

  /// The palette of system colours; that of the look by default.
  public var systemPalette: SystemPalette {
    get { self[PaletteKey.self] ?? look.palette }
    set { self[PaletteKey.self] = newValue }
  }
}
