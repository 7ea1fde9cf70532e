/// What surrounds glass.
package struct GlassSettings {
  /// The identifier of glass that is drawn in one shape.
  struct Union: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  var union: Union?
  /// Whether a container draws the glass of the view.
  var isInContainer = false
  /// Whether the view is in a button that is pressed.
  package var isInPressedButton = false

  package init() {}
}

extension EnvironmentValues {
  private enum GlassKey: EnvironmentKey { static var defaultValue: GlassSettings { GlassSettings() } }

  /// What surrounds the glass inside.
  package var glass: GlassSettings {
    get { self[GlassKey.self] }
    set { self[GlassKey.self] = newValue }
  }
}
