package import TouchstoneCore

extension View {
  /// Sets values that are the container's own style: sheets presented from within the view don't inherit them.
  ///
  /// Bodies of a ``BuiltInStyle`` need this only around what they pass on to other views.
  ///
  /// - Parameter style: Applies modifiers to the view.
  package nonisolated func containerStyle<Styled: View>(
    _ style: @escaping @MainActor (AnyView) -> Styled
  ) -> some View {
    modifier(ContainerStyle(style: style))
  }
}

private struct ContainerStyle<Styled: View>: ViewModifier {
  @Environment(\.isSettingContainerValues) private var isWithinStyle
  private let style: @MainActor (AnyView) -> Styled

  nonisolated init(style: @escaping @MainActor (AnyView) -> Styled) { self.style = style }

  func body(content: Content) -> some View {
    style(AnyView(content.environment(\.isSettingContainerValues, isWithinStyle)))
      .environment(\.isSettingContainerValues, true)
  }
}
