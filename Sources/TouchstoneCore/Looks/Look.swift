/// The dimensions, fonts and colours of a system's lists, bars, sheets and controls.
///
/// Views read them from the environment instead of defining their own, so each system is a single table of values.
///
///     assertSnapshot(of: Settings(), as: .image(layout: .device(config: .iPhone13), look: .iOS26))
///
/// Most numbers were measured in pictures drawn by Apple's frameworks, which `LookMeasurementTests` lists. Each table
/// lists the values that no picture shows.
public struct Look: Hashable, Sendable {
  /// The name of the system, such as `iOS 18`.
  public package(set) var name: String
  package var palette: SystemPalette
  package var lists: ListMetrics
  package var navigationBar: NavigationBarMetrics
  package var tabBar: TabBarMetrics
  package var sheets: SheetMetrics
  package var alerts: AlertMetrics
  package var controls: ControlMetrics
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: Look { .iOS18 } }

  /// The appearance of lists, bars, sheets and controls; that of iOS 18 by default.
  public var look: Look {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
