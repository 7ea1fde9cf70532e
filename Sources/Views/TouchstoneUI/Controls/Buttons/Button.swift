import Foundation
public import TouchstoneCore

/// A control that runs an action.
///
/// - Source: SwiftUI, `Button`.
public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Where the button of a link leads; it is a text on macOS too.
  var destination: URL?
}

extension Button: View, PrimitiveView {
  /// Creates a button.
  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Creates a button with a role.
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let style = context.environment.buttonStyles.last ?? .primitive(DefaultButtonStyle())
    let isPressed = context.keptState(false)
    let inner = context.environment {
      if !$0.buttonStyles.isEmpty { $0.setContainerValues { $0.buttonStyles.removeLast() } }
      if isPressed.wrappedValue { $0.glass.isInPressedButton = true }
    }
    let nodes: [RenderNode]
    var actsItself = true
    var shape = SystemButtonShape.Kind.none
    switch style {
    case .ordinary(let style):
      nodes = evaluate(style, isPressed: isPressed.wrappedValue, in: inner)
    case .primitive(let style):
      nodes = evaluate(style, isPressed: isPressed.wrappedValue, in: inner)
      actsItself = style is any BuiltInButtonStyle
      shape = (style as? any BuiltInButtonStyle)?.shape ?? .none
    }
    for node in nodes {
      node.traits.accessibility.traits.insert(.isButton)
      if let destination { node.traits.accessibility.destination = destination }
      if role == .confirm { node.traits.confirms = true }
      if shape != .none { node.traits.setLayoutValue(shape, for: SystemButtonShape.self) }
      guard actsItself else { continue }
      if context.environment.isEnabled {
        node.traits.interactions.tap = action
        node.traits.interactions.press = { isPressed.wrappedValue = $0 }
      } else {
        node.traits.interactions.isDisabled = true
      }
    }
    return nodes
  }

  @MainActor private func evaluate<Style: ButtonStyle>(
    _ style: Style, isPressed: Bool, in context: EvaluationContext
  ) -> [RenderNode] {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), isPressed: isPressed)
    return context.evaluate(style: style) { $0.makeBody(configuration: configuration) }
  }

  @MainActor private func evaluate<Style: PrimitiveButtonStyle>(
    _ style: Style, isPressed: Bool, in context: EvaluationContext
  ) -> [RenderNode] {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), action: action, isPressed: isPressed,
      destination: destination)
    return context.evaluate(style: style) { $0.makeBody(configuration: configuration) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, drawn with the next outer style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label,
      destination: configuration.destination)
  }
}
