package import TouchstoneCore

/// The background of a widget, which its content sets and its container draws.
package struct WidgetBackground: PreferenceKey {
  package static var defaultValue: AnyView? { nil }

  /// The first background of the content counts.
  package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
  /// Whether the view is in a widget, whose container draws the background that the view sets.
  @Entry package var isInWidget: Bool = false
}

/// Draws a view behind another, or hands it to the widget in which both are.
struct ContainerBackgroundModifier<Background: View>: ViewModifier {
  @Environment(\.isInWidget) private var isInWidget
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background

  func body(content: Content) -> some View {
    if isInWidget, container == .widget {
      content.preference(key: WidgetBackground.self, value: AnyView(ZStack(alignment: alignment) { background }))
    } else {
      content.background(alignment: alignment) { background.ignoresSafeArea() }
    }
  }
}
