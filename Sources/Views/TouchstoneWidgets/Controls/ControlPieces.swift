import Foundation
import TouchstoneCore
import TouchstoneUI

/// The symbol of a control: the first one in what it says of its state, or else in its label.
struct ControlSymbol: View {
  let parts: ControlParts

  var body: some View {
    FirstSymbol(
      content: Group {
        parts.status?.privacySensitive(parts.isPrivate)
        parts.label
        // A control without a symbol must not be mistaken for one that was not drawn.
        Image(systemName: "questionmark")
      }
      .labelStyle(.iconOnly))
  }
}

/// The first symbol of several views.
private struct FirstSymbol<Content: View>: View, PrimitiveView {
  let content: Content

  func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    Array(context.child(.content).evaluate(content).flatMap(ControlPiece.symbol.parts(of:)).prefix(1))
  }
}

/// The title of a control, and what it says of its state.
struct ControlText: View {
  let parts: ControlParts

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      parts.label.labelStyle(.titleOnly).modifier(TextsOnly()).lineLimit(2)
      if let status = parts.status {
        status.labelStyle(.titleOnly).modifier(TextsOnly())
          .lineLimit(1).opacity(0.6).privacySensitive(parts.isPrivate)
      }
    }
  }
}

/// Leaves out symbols beside texts.
private struct TextsOnly: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).flatMap(ControlPiece.text.parts(of:))
  }
}

/// What the system shows of a control's labels in one place.
///
/// - Source: WidgetKit, `ControlWidgetButton.init(_:action:actionLabel:)`, whose example is an image and a text side by side.
private enum ControlPiece {
  case symbol, text

  /// Returns the parts of a view that are of this kind only.
  func parts(of node: RenderNode) -> [RenderNode] {
    let (hasSymbol, hasText) = (Self.contains(ImageNode.self, in: node), Self.contains(TextNode.self, in: node))
    guard self == .symbol ? hasSymbol : hasText else { return [] }
    return hasSymbol && hasText ? node.children.flatMap(parts) : [node]
  }

  private static func contains<Node: RenderNode>(_ type: Node.Type, in node: RenderNode) -> Bool {
    node is Node || node.children.contains { contains(type, in: $0) }
  }
}
