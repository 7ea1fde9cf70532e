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
  package var isInPressedButton = false

  package init() {}
}

extension EnvironmentValues {
  /// What surrounds the glass inside.
  @Entry package var glass: GlassSettings = GlassSettings()
}
