/// The dimensions, fonts and colours of a system's lists, bars, sheets and controls.
///
/// Views read them from the environment instead of defining their own, so each system is a single table of values.
///
///     assertSnapshot(of: Settings(), as: .image(layout: .device(config: .iPhone13), look: .iOS26))
///
/// Most numbers were measured in pictures drawn by Apple's frameworks. Beside each table is its evidence: the source of
/// each number and how certain it is.
public struct Look: Hashable, Sendable {
  /// The name of the system, such as `iOS 18`.
  public package(set) var name: String
  package var palette: SystemPalette
  /// The controls that macOS draws differently, or `nil` for those of iOS.
  package var desktop: DesktopMetrics?
  package var backgrounds: BackgroundColors
  package var fonts: LookFonts
  package var lists: ListMetrics
  package var navigationBar: NavigationBarMetrics
  package var tabBar: TabBarMetrics
  package var splitView: SplitViewMetrics
  package var sheets: SheetMetrics
  package var alerts: AlertMetrics
  package var controls: ControlMetrics
  package var menus: MenuMetrics
  package var popovers: PopoverMetrics
  package var wheels: WheelMetrics
  package var calendars: CalendarMetrics
  package var glass: GlassMetrics
}

extension EnvironmentValues {
  private enum MacTextKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum LookKey: EnvironmentKey { static var defaultValue: Look { .iOS18 } }

  /// Whether text styles have the sizes of macOS; kept apart from the look, because every text reads it.
  package private(set) var usesMacText: Bool {
    get { self[MacTextKey.self] }
    set { self[MacTextKey.self] = newValue }
  }

  /// The appearance of lists, bars, sheets and controls; that of iOS 18 by default.
  public var look: Look {
    get { self[LookKey.self] }
    set {
      self[LookKey.self] = newValue
      usesMacText = newValue.desktop != nil
    }
  }
}
