/// The dimensions, fonts and colours of a system's lists, bars, sheets and controls.
///
/// Views read them from the environment instead of defining their own, so each system is a single table of values.
///
///     assertSnapshot(of: Settings(), as: .image(layout: .device(config: .iPhone13), look: .iOS26))
///
/// Most numbers were measured in pictures drawn by Apple's frameworks. Beside each table is its evidence: the source of
/// each number and how certain it is.
public struct Look: Hashable, Sendable {
  /// The values of a look. They are behind one reference, because they take kilobytes and every view reads some of them.
  package struct Tables: Hashable, Sendable {
    package var name: String
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

  private final class Storage: Sendable {
    let tables: Tables

    init(_ tables: Tables) { self.tables = tables }
  }

  private var storage: Storage

  package init(_ tables: Tables) { storage = Storage(tables) }

  /// The values by their names.
  package var tables: Tables {
    get { storage.tables }
    set { storage = Storage(newValue) }
  }

  public static func == (a: Look, b: Look) -> Bool { a.storage === b.storage || a.storage.tables == b.storage.tables }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.tables.name) }
}

extension Look {
  /// All looks, the oldest of a platform first. A new one is added here: the tests of places go through them.
  package static let builtIn: [Look] = [.iOS18, .iOS26, .macOS15, .macOS26]

  /// The name of the system, such as `iOS 18`.
  public package(set) var name: String {
    get { storage.tables.name }
    set { tables.name = newValue }
  }
  package var palette: SystemPalette {
    get { storage.tables.palette }
    set { tables.palette = newValue }
  }
  package var desktop: DesktopMetrics? {
    get { storage.tables.desktop }
    set { tables.desktop = newValue }
  }
  /// Whether controls are those of macOS; unlike a comparison of `desktop`, without a copy of its values on the stack.
  package var isDesktop: Bool { storage.tables.desktop != nil }
  package var backgrounds: BackgroundColors {
    get { storage.tables.backgrounds }
    set { tables.backgrounds = newValue }
  }
  package var fonts: LookFonts {
    get { storage.tables.fonts }
    set { tables.fonts = newValue }
  }
  package var lists: ListMetrics {
    get { storage.tables.lists }
    set { tables.lists = newValue }
  }
  package var navigationBar: NavigationBarMetrics {
    get { storage.tables.navigationBar }
    set { tables.navigationBar = newValue }
  }
  package var tabBar: TabBarMetrics {
    get { storage.tables.tabBar }
    set { tables.tabBar = newValue }
  }
  package var splitView: SplitViewMetrics {
    get { storage.tables.splitView }
    set { tables.splitView = newValue }
  }
  package var sheets: SheetMetrics {
    get { storage.tables.sheets }
    set { tables.sheets = newValue }
  }
  package var alerts: AlertMetrics {
    get { storage.tables.alerts }
    set { tables.alerts = newValue }
  }
  package var controls: ControlMetrics {
    get { storage.tables.controls }
    set { tables.controls = newValue }
  }
  package var menus: MenuMetrics {
    get { storage.tables.menus }
    set { tables.menus = newValue }
  }
  package var popovers: PopoverMetrics {
    get { storage.tables.popovers }
    set { tables.popovers = newValue }
  }
  package var wheels: WheelMetrics {
    get { storage.tables.wheels }
    set { tables.wheels = newValue }
  }
  package var calendars: CalendarMetrics {
    get { storage.tables.calendars }
    set { tables.calendars = newValue }
  }
  package var glass: GlassMetrics {
    get { storage.tables.glass }
    set { tables.glass = newValue }
  }
}

extension EnvironmentValues {
  /// The appearance of lists, bars, sheets and controls; that of iOS 18 by default.
  @Entry public var look: Look = .iOS18
}
