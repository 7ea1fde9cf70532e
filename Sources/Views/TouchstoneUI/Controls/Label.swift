public import TouchstoneCore

/// A title with an icon.
///
/// - Source: SwiftUI, `Label`.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon
}

extension Label: View, PrimitiveView {
  /// Creates a label from two views.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(content: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
    let nodes = context.evaluate(configuration)
    // The icon only repeats the title, and represents it where the title is hidden.
    guard nodes.count == 1, let spoken = title.spokenLabel(in: context.environment) else { return nodes }
    nodes[0].traits.accessibility.label = spoken
    nodes[0].traits.accessibility.role = .text
    nodes[0].traits.accessibility.children = .ignore
    return nodes
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration, drawn with the next outer style.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

extension EvaluationContext {
  /// Evaluates a label with the innermost style of the environment; labels inside of it use the next one.
  fileprivate func evaluate(_ configuration: LabelStyleConfiguration) -> [RenderNode] {
    if !environment.surroundings.isInRow {
      evaluate(configuration, default: TitleAndIconLabelStyle()) { $0.makeBody(configuration: $1) }
    } else {
      evaluate(configuration, default: RowLabelStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}

extension Label: SpokenLabel where Title == Text {
  package func spokenText(in environment: EnvironmentValues) -> String { title.spokenText(in: environment) }
}
