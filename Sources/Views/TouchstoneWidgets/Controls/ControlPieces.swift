import Foundation
import TouchstoneCore
import TouchstoneUI

/// The symbol of a control: that of its state, or else that of its label.
struct ControlSymbol: View {
  let parts: ControlParts

  var body: some View {
    Group {
      parts.status?.privacySensitive(parts.isPrivate)
      parts.label
      // A control without a symbol must not be mistaken for one that was not drawn.
      Image(systemName: "questionmark")
    }
    .labelStyle(.iconOnly)
    .modifier(ControlPieceFilter(piece: .symbol))
  }
}

/// The title of a control, and what it says of its state.
struct ControlText: View {
  let parts: ControlParts

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      parts.label.labelStyle(.titleOnly).modifier(ControlPieceFilter(piece: .text)).lineLimit(2)
      if let status = parts.status {
        status.labelStyle(.titleOnly).modifier(ControlPieceFilter(piece: .text))
          .lineLimit(1).opacity(0.6).privacySensitive(parts.isPrivate)
      }
    }
  }
}

/// Leaves out what the system does not show of a control's labels: all but the first symbol, or symbols beside texts.
///
/// - Source: WidgetKit, `ControlWidgetButton.init(_:action:actionLabel:)`, whose example is an image and a text side by side.
private struct ControlPieceFilter: ViewModifier, PrimitiveModifier {
  enum Piece { case symbol, text }

  let piece: Piece

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context).flatMap { pieces(of: $0) }
    return piece == .symbol ? Array(nodes.prefix(1)) : nodes
  }

  /// Returns the parts of a view that are of the wanted kind only.
  private func pieces(of node: RenderNode) -> [RenderNode] {
    let (hasSymbol, hasText) = (Self.contains(ImageNode.self, in: node), Self.contains(TextNode.self, in: node))
    guard piece == .symbol ? hasSymbol : hasText else { return [] }
    return hasSymbol && hasText ? node.children.flatMap { pieces(of: $0) } : [node]
  }

  private static func contains<Node: RenderNode>(_ type: Node.Type, in node: RenderNode) -> Bool {
    node is Node || node.children.contains { contains(type, in: $0) }
  }
}
