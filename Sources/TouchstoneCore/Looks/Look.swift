/// The lengths, fonts and colours that a system gives its lists, bars, sheets and controls.
///
/// Views read them from the environment and hold none of their own, so that a look is a value: one table for each system.
///
///     assertSnapshot(of: Settings(), as: .image(layout: .device(config: .iPhone13), look: .iOS26))
///
/// Most numbers were measured in pictures that Apple's frameworks drew, which `LookMeasurementTests` names. Each table lists
/// those that no picture shows.
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

  /// How lists, bars, sheets and controls are drawn: as on iOS 18 by default.
  public var look: Look {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}
